-- What Changed lists the log by day, and knows a fact without the id of its office or member: 'offices/phone',
-- 'members'. A member whose rank alone changed has the topic 'members/rank'.
alter table changes
  add column topic text not null generated always as (case
    when fact like 'offices/%' then case when kind = 'changed' then 'offices/' || substring(fact from '[^/]+$') else 'offices' end
    when fact like 'members/%' then case
      when kind = 'changed' and was ->> 'side' = became ->> 'side' and was ->> 'title' = became ->> 'title' then 'members/rank'
      else 'members' end
    else fact end) stored,
  add column member_id int generated always as (substring(fact from '^members/(\d{1,9})$')::int) stored;
create index changes_day on changes (changed_on desc, id);
create index changes_member on changes (member_id) where member_id is not null;

-- The private address of a person's feed of changes, of which only a hash is stored.
create table change_feeds (
  user_id int primary key references users on delete cascade,
  token_hash bytea not null unique,
  made_at timestamptz not null
);
