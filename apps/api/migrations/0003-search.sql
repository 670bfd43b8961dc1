-- What is listed and searched, derived from the directory by rebuildSearch after every import.

-- Text as it is searched: accents folded, lower case, ASCII letters and digits in words with one space between them.
-- Full stops and apostrophes join ("U.S." is "us", "O'Brien" is "obrien"); everything else that is no letter or digit
-- parts words. search/searchable-text.ts does the same to a keyword.
create function searchable_text(written text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(translate(lower(case
      when octet_length(written) = char_length(written) then written
      else replace(replace(replace(
        translate(
          regexp_replace(normalize(written, NFD), '[\u0300-\u036f]', '', 'g'),
          'ØøŁłĐđÐðıÞþÆŒ’‘ʻʼ', 'OoLlDdDdiTtæœ'''''''''),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
    end collate "C"), '.''', ''), '[^a-z0-9]+', ' ', 'g'))
$$;

-- Prose, HTML included, made ready for to_tsvector: the same words as searchable_text gives, several times faster.
-- Signs that would make the parser see addresses, paths or compounds are taken out; it skips all others by itself.
create function prose_text(html text) returns text language sql immutable parallel safe as $$
  select case when octet_length(plain) = char_length(plain) then plain else searchable_text(plain) end
  from (select translate(
    regexp_replace(html, '<[^>]*>|&[#a-zA-Z0-9]{1,8};', ' ', 'g'),
    '/-_@&:+~“”—–’‘''.', '            ') as plain) stripped
$$;

-- The words of a name as they stand beside prose in one tsvector: marked, so that "banks" finds the family Banks by
-- its spelling and the word "bank" by its stem, and never one by the other's rule.
create function marked_name_words(searchable text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', regexp_replace(searchable, '(\S+)', 'nm\1', 'g'))
$$;

-- The card of every record that can be listed or kept.
create table records (
  record_type text not null,
  record_id int not null,
  preferred_name_display text not null,
  sort_name text collate "C" not null,
  position_summary text not null default '',
  title text not null default '',
  political_party text not null default '',
  leadership_role text not null default '',
  headshot text not null default '',
  quick_summary text not null default '',
  subscription_modules int[] not null default '{}',
  is_former boolean not null default false,
  -- Open to everyone, whatever their subscription.
  is_unlocked boolean not null default false,
  primary key (record_type, record_id)
);

-- One row a record and scope. `facets` holds what filters ask for, as 'parameter:value' ('party:2',
-- 'current_office_state_abbr:WA', 'committees:31'); `texts` what they ask for by a part of it, searchable, by parameter.
-- `name_words` holds names as spelt, `head_words` names and position, `doc_words` all of it with the prose.
create table search_documents (
  id int generated always as identity primary key,
  scope text not null check (scope in ('universal', 'congressional', 'federal', 'state')),
  record_type text not null,
  record_id int not null,
  sort_name text collate "C" not null,
  -- Higher is listed first among equal matches.
  importance smallint not null default 0,
  is_former boolean not null default false,
  is_unlocked boolean not null default false,
  subscription_modules int[] not null default '{}',
  birth_date date,
  facets text[] not null default '{}',
  texts jsonb not null default '{}',
  -- Percent by special interest group id.
  ratings jsonb not null default '{}',
  name_words tsvector not null,
  head_words tsvector not null,
  doc_words tsvector not null,
  -- Of everything the row was made from: a row that would come out the same is not made again.
  digest text not null,
  unique (scope, record_type, record_id),
  foreign key (record_type, record_id) references records on delete cascade
);
create index search_documents_doc on search_documents using gin (doc_words);
create index search_documents_names on search_documents using gin (name_words);
create index search_documents_facets on search_documents using gin (facets);
create index search_documents_order on search_documents (scope, sort_name, record_type, record_id);

-- The documents a keyword finds, always by the index: the planner takes long vectors to cost nothing to unpack, and
-- would rather read them all.
create function documents_matching(query tsquery) returns setof int language sql stable
set enable_seqscan = off as $$
  select id from search_documents where doc_words @@ query
$$;

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
  -- Several items added at once keep the order they were given in.
  position bigint generated always as identity,
  primary key (folder_id, record_type, record_id),
  foreign key (record_type, record_id) references records on delete cascade
);
create index folder_items_record on folder_items (record_type, record_id);
