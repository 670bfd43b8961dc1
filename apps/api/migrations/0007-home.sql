-- What home shows, what its readers opened last, and the titles suggested while one is typed.

create table home_settings (
  -- There is one row, or none.
  is_only boolean primary key default true check (is_only),
  featured_profiles_text text not null default '',
  featured_state_id int references states on delete set null,
  featured_district_id int references districts on delete set null
);

-- Who is featured in turn, in this order.
create table featured_profiles (
  profile_id int primary key references profiles on delete cascade,
  position int not null
);

create table home_banners (
  place text primary key check (place in ('primary', 'secondary')),
  -- Addresses of pictures, and where a click leads.
  wide_img text not null default '',
  small_img text not null default '',
  url text not null default ''
);

create table noteworthy_groups (
  group_id int primary key references groups on delete cascade,
  description text not null default '',
  position int not null
);

-- The profiles a user opened last; as many as home shows are kept.
create table recent_profiles (
  user_id int not null references users on delete cascade,
  profile_id int not null references profiles on delete cascade,
  opened_at timestamptz not null,
  primary key (user_id, profile_id)
);
create index recent_profiles_profile on recent_profiles (profile_id);

-- Every distinct job title of a directory, in its commonest spelling; derived by rebuildSearch.
create table job_titles (
  scope text not null check (scope in ('universal', 'congressional', 'federal', 'state')),
  title text not null,
  words tsvector not null,
  uses int not null,
  primary key (scope, title)
);
create index job_titles_words on job_titles using gin (words);
