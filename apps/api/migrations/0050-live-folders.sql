-- A live folder holds the results of a saved search. When that is gone it is an ordinary folder, which names it.
alter table folders
  add column live_search_id int references saved_searches on delete set null,
  add column live_name text,
  -- All results; the folder holds the first of many.
  add column live_total int;
create index folders_live on folders (live_search_id) where live_search_id is not null;
