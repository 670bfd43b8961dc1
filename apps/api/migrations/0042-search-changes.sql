-- Records whose search documents may be out of date, noted by triggers; a refresh deletes them.
create table search_changes (
  kind text not null,
  record_id int not null
);
create index search_changes_record on search_changes (kind, record_id);

-- Notes the records of changed rows; the arguments are their kind and the column with their id.
create function note_search_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    execute format('insert into search_changes select %L, %2$I from changed union select %1$L, %2$I from was',
      tg_argv[0], tg_argv[1]);
  else
    execute format('insert into search_changes select distinct %L, %I from changed', tg_argv[0], tg_argv[1]);
  end if;
  return null;
end $$;

-- All records may show lists and chambers.
create function note_search_stale() returns trigger language plpgsql as $$
begin
  insert into directory_marks (name) select 'search-stale'
  where exists (select from changed) and exists (select from search_documents) on conflict do nothing;
  return null;
end $$;

do $$
declare
  noted record;
begin
  for noted in
    select * from (values
      ('profiles', 'note_search_changes(''profile'', ''id'')'),
      ('offices', 'note_search_changes(''profile'', ''profile_id'')'),
      ('terms', 'note_search_changes(''profile'', ''profile_id'')'),
      ('group_members', 'note_search_changes(''profile'', ''profile_id'')'),
      ('contacts', 'note_search_changes(''contact'', ''id'')'),
      ('groups', 'note_search_changes(''group'', ''id'')'),
      ('agencies', 'note_search_changes(''agency'', ''id'')'),
      ('states', 'note_search_changes(''state'', ''id'')'),
      ('districts', 'note_search_changes(''district'', ''id'')'),
      ('lookup_items', 'note_search_stale()'),
      ('chambers', 'note_search_stale()')) noted (name, call)
  loop
    execute format('create trigger search_inserted after insert on %I referencing new table as changed
      for each statement execute function %s', noted.name, noted.call);
    execute format('create trigger search_updated after update on %I referencing old table as was new table as changed
      for each statement execute function %s', noted.name, noted.call);
    execute format('create trigger search_deleted after delete on %I referencing old table as changed
      for each statement execute function %s', noted.name, noted.call);
  end loop;
end $$;

-- The documents that each refresh removed, so that a process that has read `from_generation` reads only what changed.
-- New documents have greater ids than all before.
create table search_patches (
  number int generated always as identity primary key,
  from_generation uuid not null,
  to_generation uuid not null,
  removed int[] not null
);
create index search_patches_from on search_patches (from_generation);

-- Documents are inserted while others search; a list of pending entries makes that six times as fast.
alter index search_documents_lexemes set (fastupdate = on);
