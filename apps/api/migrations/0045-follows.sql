-- A seat by its durable key: 'sen:WA:1' (state and class), 'rep:WA:3', 'upper:NH:12', 'governor:NE:'.
create function seat_key(type text, state_code text, district text, senate_class int) returns text
language sql immutable as $$
  select type || ':' || state_code || ':' || coalesce(case when type = 'sen' then senate_class::text end, district)
$$;
create index terms_seat on terms (seat_key(type, state_code, district, senate_class));

-- What a person follows. The inbox is derived from it and the log of changes; nothing is copied.
create table follows (
  user_id int not null references users on delete cascade,
  -- '{record id}-{record type}', '{folder id}-folder' or the key of a seat.
  target text not null,
  kind text not null check (kind in ('person', 'seat', 'committee', 'agency', 'folder', 'state')),
  record_type text,
  record_id int,
  folder_id int references folders on delete cascade,
  since timestamptz not null,
  -- The newest change when the follow began: the inbox has the later ones.
  after_id bigint not null,
  -- Set when it ended; an undo clears it.
  ended_at timestamptz,
  primary key (user_id, target),
  foreign key (record_type, record_id) references records on delete cascade,
  check (kind = 'seat' or (kind = 'folder') = (folder_id is not null) and (kind <> 'folder') = (record_id is not null))
);
create index follows_folder on follows (folder_id) where folder_id is not null;
create index follows_record on follows (record_type, record_id) where record_id is not null;

-- Inbox lines that were read: all changes of a record and day up to one. A later change of the day is unread.
create table inbox_reads (
  user_id int not null references users on delete cascade,
  record_type text not null,
  record_id int not null,
  day date not null,
  through_id bigint not null,
  -- Lines that were marked together, so that this can be undone.
  batch uuid,
  primary key (user_id, day, record_type, record_id)
);
