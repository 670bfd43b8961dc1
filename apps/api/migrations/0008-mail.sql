-- Links that set a new password, and everything that is mailed.

-- A link is known by the SHA-256 of its token: a stolen table opens no door.
create table password_resets (
  token_hash bytea primary key,
  user_id int not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_resets_user on password_resets (user_id);

-- One row a letter, from when it is asked for. The queue (schema pgboss) says whose turn it is, this table what is to be
-- done and that it was: a letter is delivered when delivered_at is set, and nobody sends it after that.
create table mail_jobs (
  id uuid primary key,
  kind text not null check (kind in ('password-reset', 'password-changed', 'custom-logo', 'dossier')),
  -- Who asked; null where nobody is logged in.
  user_id int references users on delete cascade,
  -- What the letter is made from; emptied once it was delivered or given up.
  request jsonb not null,
  created_at timestamptz not null,
  -- How far it has come: profiles of a dossier.
  done int not null default 0,
  total int not null default 0,
  -- The process at work on it, and when it last said so.
  worker uuid,
  beat_at timestamptz,
  delivered_at timestamptz,
  failed_at timestamptz
);
create index mail_jobs_user on mail_jobs (user_id, created_at);
create index mail_jobs_worked on mail_jobs (beat_at) where worker is not null;

-- The picture on the cover of an organisation's Word documents, where has_custom_logo says there is one: PNG or JPEG,
-- in base64.
create table organization_logos (
  organization_id int primary key references organizations on delete cascade,
  contents text not null
);
