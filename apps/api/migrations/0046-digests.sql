-- When a person gets what they follow by mail.
create table digests (
  user_id int primary key references users on delete cascade,
  cadence text not null check (cadence in ('off', 'daily', 'weekly')),
  -- Kinds of changes that are mailed at once.
  at_once text[] not null,
  -- Unsubscribed in a mail; the choices above stay, so that they can be resumed.
  paused_at timestamptz,
  -- The time of the last digest, or when it was switched on.
  ran_at timestamptz not null,
  -- By kind of change, the newest one that was mailed or came before the digest.
  sent_through jsonb not null
);

-- The delivery log, which has the ids of the mail jobs. Written with the job and `sent_through` in one transaction.
create table digest_deliveries (
  id uuid primary key,
  -- Their order: one that is mailed again may have the time of another.
  number bigint generated always as identity,
  user_id int not null references users on delete cascade,
  cadence text not null check (cadence in ('daily', 'weekly', 'at once')),
  created_at timestamptz not null,
  kinds text[] not null,
  -- `sent_through` before, and the newest change of this mail.
  sent_after jsonb not null,
  through_id bigint not null,
  changes int not null,
  -- Of the token with which its reader unsubscribes.
  token_hash bytea not null unique
);
create index digest_deliveries_user on digest_deliveries (user_id, number);

alter table mail_jobs drop constraint mail_jobs_kind_check;
alter table mail_jobs add constraint mail_jobs_kind_check
  check (kind in ('invitation', 'password-reset', 'password-changed', 'custom-logo', 'dossier', 'digest'));
