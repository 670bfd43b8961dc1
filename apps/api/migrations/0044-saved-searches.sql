-- Searches that readers keep, and may share with their organization.

create table saved_searches (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  name text not null,
  scope text not null,
  -- Query string of the results, without page.
  search text not null,
  is_shared boolean not null default false,
  created_at timestamptz not null,
  -- The results as '12-profile' at the start of the week, from which new and left are counted. Null: too many.
  members text[],
  members_at timestamptz not null
);
create index saved_searches_user on saved_searches (user_id);
create index saved_searches_members on saved_searches (members_at);

-- What a reader has marked as seen since then: '+12-profile' is new, '-7-staffer' left.
create table saved_search_seen (
  search_id int not null references saved_searches on delete cascade,
  user_id int not null references users on delete cascade,
  changes text[] not null,
  primary key (search_id, user_id)
);
