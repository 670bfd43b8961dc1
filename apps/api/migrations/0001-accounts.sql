-- Customers, their people, and what is theirs.

create table organizations (
  id int generated always as identity primary key,
  name text not null unique,
  product_name text not null default 'Rotunda',
  account_id text not null default '',
  salesforce_id text not null default '',
  -- Null: the account does not expire.
  account_expiration date,
  export_cap int not null default 1500 check (export_cap >= 0),
  subscription_modules int[] not null default '{}',
  has_custom_logo boolean not null default false,
  profile_requests_allowed int not null default 0,
  profile_requests_pending int not null default 0,
  profile_requests_completed int not null default 0,
  advisor_name text not null default '',
  advisor_email text not null default '',
  advisor_phone text not null default ''
);

-- The codename:expiration pairs of a session's access string.
create table organization_access (
  organization_id int not null references organizations on delete cascade,
  codename text not null,
  expires_on date not null,
  primary key (organization_id, codename)
);

create table organization_ranges (
  id int generated always as identity primary key,
  organization_id int not null references organizations on delete cascade,
  range cidr not null unique
);

create table users (
  id int generated always as identity primary key,
  organization_id int not null references organizations on delete cascade,
  email text not null,
  username text not null,
  first_name text not null default '',
  last_name text not null default '',
  password_hash text not null,
  is_staff boolean not null default false,
  is_super_user boolean not null default false,
  hide_paywalled boolean not null default false,
  disabled_at timestamptz
);
create unique index users_email on users (lower(email));

-- A session is known by the SHA-256 of its token: a stolen table opens no door.
create table sessions (
  token_hash bytea primary key,
  user_id int not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  user_agent text not null default '',
  address text not null default ''
);
create index sessions_user on sessions (user_id);
create index sessions_expires on sessions (expires_at);

-- One row a delivered export; the allowance counts rows over 30 rolling days.
create table exports (
  id bigint generated always as identity primary key,
  user_id int not null references users on delete cascade,
  kind text not null,
  row_count int not null check (row_count >= 0),
  created_at timestamptz not null default now()
);
create index exports_user on exports (user_id, created_at);
