-- What is listed and searched, derived from the directory by rebuildSearch after every import.

-- The card of every record that can be listed or kept.
create table records (
  record_type text not null,
  record_id int not null,
  preferred_name_display text not null,
  sort_name text not null,
  position_summary text not null default '',
  title text not null default '',
  political_party text not null default '',
  leadership_role text not null default '',
  headshot text not null default '',
  quick_summary text not null default '',
  subscription_modules int[] not null default '{}',
  is_former boolean not null default false,
  primary key (record_type, record_id)
);

-- One row a record and scope. `facets` holds what filters ask for, as 'parameter:value' ('party:2',
-- 'current_office_state_abbr:WA', 'committees:31'); `head` holds names and position, `doc` also prose.
create table search_documents (
  scope text not null check (scope in ('universal', 'congressional', 'federal', 'state')),
  record_type text not null,
  record_id int not null,
  sort_name text not null,
  -- Higher is listed first among equal matches.
  importance smallint not null default 0,
  is_former boolean not null default false,
  subscription_modules int[] not null default '{}',
  facets text[] not null default '{}',
  name_words tsvector not null,
  head_words tsvector not null,
  doc_words tsvector not null,
  primary key (scope, record_type, record_id),
  foreign key (record_type, record_id) references records on delete cascade
);
create index search_documents_doc on search_documents using gin (doc_words);
create index search_documents_head on search_documents using gin (head_words);
create index search_documents_facets on search_documents using gin (facets);
create index search_documents_name on search_documents (scope, sort_name, record_type, record_id);

-- Every distinct word of a name, for near spellings.
create table name_words (
  word text primary key,
  uses int not null
);

create table folders (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  name text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index folders_name on folders (user_id, lower(name));
create unique index folders_default on folders (user_id) where is_default;

create table folder_items (
  folder_id int not null references folders on delete cascade,
  record_type text not null,
  record_id int not null,
  added_at timestamptz not null default now(),
  primary key (folder_id, record_type, record_id),
  foreign key (record_type, record_id) references records on delete cascade
);
create index folder_items_record on folder_items (record_type, record_id);
