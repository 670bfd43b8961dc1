-- Who is new in followed saved searches and who left, which the inbox of their followers lists.

alter table saved_searches
  -- The results up to which changes are noted; null if nobody follows it or there are too many.
  add column noted_members text[],
  -- The generation of search and the day that these results are of.
  add column noted_for text;

create table saved_search_changes (
  -- Numbered together with the changes of the directory: what was read and mailed is known by one number.
  id bigint primary key default nextval('changes_id_seq'),
  search_id int not null references saved_searches on delete cascade,
  record_type text not null,
  record_id int not null,
  event text not null check (event in ('added', 'left')),
  changed_on date not null
);
create index saved_search_changes_search on saved_search_changes (search_id, id);

alter table follows
  add column search_id int references saved_searches on delete cascade,
  drop constraint follows_kind_check,
  drop constraint follows_check,
  add constraint follows_kind_check
    check (kind in ('person', 'seat', 'committee', 'agency', 'folder', 'search', 'state')),
  add constraint follows_check check ((kind = 'folder') = (folder_id is not null)
    and (kind = 'search') = (search_id is not null) and (kind in ('seat', 'folder', 'search')) = (record_id is null));
create index follows_search on follows (search_id) where search_id is not null;
