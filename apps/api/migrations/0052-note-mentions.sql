-- Colleagues whom an organization's note mentions, each once, which their inbox lists.
create table note_mentions (
  -- Numbered together with the changes of the directory: what was read and mailed is known by one number.
  id bigint primary key default nextval('changes_id_seq'),
  note_id uuid not null,
  -- The version that mentioned them first.
  version int not null,
  user_id int not null references users on delete cascade,
  unique (note_id, user_id),
  foreign key (note_id, version) references note_versions on delete cascade
);
create index note_mentions_user on note_mentions (user_id);
