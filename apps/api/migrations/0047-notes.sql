-- What readers know about a record and the directory doesn't: for one account (owner) or for its whole organization.
-- A note outlives its record and, if it is the organization's, its author's account.

alter table users add column is_account_owner boolean not null default false;

create table notes (
  -- Made by the client, so that a repeated request stores nothing twice.
  id uuid primary key,
  record_type text not null,
  record_id int not null,
  owner_id int references users on delete cascade,
  organization_id int references organizations on delete cascade,
  author_id int references users on delete set null,
  author_name text not null,
  text text not null,
  -- core's toSearchableText of the text
  searchable text not null,
  version int not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((owner_id is null) <> (organization_id is null))
);
create index notes_owner on notes (owner_id, record_type, record_id) where owner_id is not null;
create index notes_organization on notes (organization_id, record_type, record_id) where organization_id is not null;
create index notes_author on notes (author_id);

-- Every text a note has had, and those a conflict left out. Rows are never changed.
create table note_versions (
  note_id uuid not null references notes on delete cascade,
  version int not null,
  text text not null,
  author_id int references users on delete set null,
  author_name text not null,
  saved_at timestamptz not null,
  primary key (note_id, version)
);
create index note_versions_author on note_versions (author_id);

create table record_tags (
  id bigint generated always as identity primary key,
  record_type text not null,
  record_id int not null,
  owner_id int references users on delete cascade,
  organization_id int references organizations on delete cascade,
  tag text not null,
  added_at timestamptz not null,
  check ((owner_id is null) <> (organization_id is null))
);
create unique index record_tags_owner on record_tags (owner_id, tag, record_type, record_id) where owner_id is not null;
create unique index record_tags_organization on record_tags (organization_id, tag, record_type, record_id)
  where organization_id is not null;
