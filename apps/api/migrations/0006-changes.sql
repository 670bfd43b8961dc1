-- What imports did, what changed, what editors and people asked for: kept apart from the directory, so that a run that
-- finds nothing new writes nothing to it.

create table import_runs (
  id int generated always as identity primary key,
  source text not null,
  -- The day the run took for today: who is in office, and the date of what it changed.
  ran_on date not null,
  started_at timestamptz not null default now(),
  -- Null: still running, or broken off; the next run of the source goes on where it stopped.
  finished_at timestamptz,
  added int not null default 0,
  changed int not null default 0,
  left_behind int not null default 0,
  rejected int not null default 0,
  withheld int not null default 0
);
create index import_runs_source on import_runs (source, id);

-- One row a fact that changed; a new record is one row, whatever it brings. A fact is a column ('party_id'), a key of
-- the body ('body.narrative'), a column of an office ('offices/{source_id}/phone') or a seat ('members/{profile id}').
-- The newest row of a fact says where its value is from and since when; without one it came with the record.
create table changes (
  id bigint generated always as identity primary key,
  -- Null: an editor did it.
  run_id int references import_runs on delete cascade,
  source text not null,
  changed_on date not null,
  record_type text not null,
  record_id int not null,
  kind text not null check (kind in ('added', 'changed', 'left', 'returned', 'removed')),
  fact text not null default '',
  was jsonb,
  became jsonb
);
create index changes_record on changes (record_type, record_id, fact, id);
create index changes_run on changes (run_id);

-- What an editor knows better than the source. The value stands in the directory itself; `imported` is what the source
-- says instead, kept up to date by every import.
create table overrides (
  record_type text not null,
  record_id int not null,
  fact text not null,
  value jsonb not null,
  imported jsonb not null,
  author text not null,
  set_on date not null,
  primary key (record_type, record_id, fact)
);

-- What must not be stored. Never holds the value itself.
create table suppressions (
  id int generated always as identity primary key,
  -- The people it is about, as '{source} {source_id}'. One named by name and office is added here when found.
  people text[] not null default '{}',
  -- Searchable text of a name and an office (searchable_text); empty where the source's id was given.
  name text not null default '',
  office text not null default '',
  -- Empty: the whole person.
  field text not null default '',
  reason text not null,
  suppressed_on date not null
);

-- Sources often know when a term ended but not when it began, or only its year.
alter table terms alter column start_date drop not null;
alter table terms alter column end_date drop not null;

-- Seats nobody holds, as sources list them: one row a seat. A district's page shows them beside who holds the others.
create table vacancies (
  id int generated always as identity primary key,
  source text not null,
  -- State, chamber, district and a number, since a district can have several empty seats.
  source_id text not null,
  district_id int not null references districts on delete cascade,
  -- When the source expects the seat to be filled; null when it doesn't say.
  vacant_until date,
  unique (source, source_id)
);
create index vacancies_district on vacancies (district_id);
