-- The directory itself. `source` says where a row came from ('sample', 'congress-legislators'), `source_id` is the
-- source's own key, so that an import finds its rows again and their ids stay.

-- Every lookup list (spec 3). `position` is the order a reader sees.
create table lookup_items (
  list text not null,
  id int not null,
  name text not null,
  short_code text,
  abbreviation text,
  parent_id int,
  position int not null default 0,
  primary key (list, id)
);

-- Full profiles of people. Prose and facts that are only shown, never searched by column, stand in `body`
-- under their wire names; a key that is absent means the source lacks it.
create table profiles (
  id int generated always as identity primary key,
  source text not null,
  source_id text not null,
  first_name text not null default '',
  middle_name text not null default '',
  last_name text not null default '',
  suffix text not null default '',
  nickname text not null default '',
  -- Other names the person is known by; searched, not shown.
  aliases text[] not null default '{}',
  preferred_name_display text not null,
  gender_id int,
  birth_date date,
  party_id int,
  -- Lookup of 'chambers': 1 US House, 2 US Senate, 3 state house, 4 state senate; null outside legislatures.
  chamber_id int,
  -- Two-letter code of the state the person holds office for; empty for national offices.
  state_code text not null default '',
  -- As the source spells it: '3', 'AL' for at-large; empty where there is none.
  district text not null default '',
  title text not null default '',
  position_summary text not null default '',
  leadership_role text not null default '',
  profile_type_id int,
  subscription_modules int[] not null default '{}',
  is_former boolean not null default false,
  is_unlocked boolean not null default false,
  headshot text not null default '',
  website_url text not null default '',
  contact_form_url text not null default '',
  email text not null default '',
  facebook_url text not null default '',
  twitter_username text not null default '',
  instagram_username text not null default '',
  youtube text not null default '',
  linked_in_url text not null default '',
  identifiers jsonb not null default '{}',
  body jsonb not null default '{}',
  updated_date date,
  unique (source, source_id)
);

create table terms (
  profile_id int not null references profiles on delete cascade,
  position int not null,
  -- 'rep', 'sen', 'prez', 'viceprez', 'governor' …
  type text not null,
  start_date date not null,
  end_date date not null,
  state_code text not null default '',
  district text not null default '',
  senate_class int,
  party_name text not null default '',
  caucus_name text not null default '',
  primary key (profile_id, position)
);

create table leadership_roles (
  profile_id int not null references profiles on delete cascade,
  position int not null,
  title text not null,
  chamber text not null default '',
  start_date date,
  end_date date,
  primary key (profile_id, position)
);

create table offices (
  id int generated always as identity primary key,
  profile_id int not null references profiles on delete cascade,
  source text not null,
  source_id text not null,
  position int not null default 0,
  type text not null,
  building text not null default '',
  room text not null default '',
  address1 text not null default '',
  address2 text not null default '',
  city text not null default '',
  state_code text not null default '',
  zip text not null default '',
  phone text not null default '',
  fax text not null default '',
  latitude double precision,
  longitude double precision,
  unique (source, source_id)
);
create index offices_profile on offices (profile_id, position);

-- Committees and caucuses. `chamber` is 'house', 'senate' or 'joint'.
create table groups (
  id int generated always as identity primary key,
  kind text not null check (kind in ('committee', 'caucus')),
  source text not null,
  source_id text not null,
  parent_id int references groups on delete cascade,
  chamber text not null default '',
  category text not null default '',
  short_name text not null default '',
  long_name text not null,
  jurisdiction text not null default '',
  address text not null default '',
  phone text not null default '',
  fax text not null default '',
  email text not null default '',
  website_url text not null default '',
  minority_website_url text not null default '',
  subscription_modules int[] not null default '{}',
  is_former boolean not null default false,
  updated_date date,
  unique (source, source_id)
);
create index groups_parent on groups (parent_id);

create table group_members (
  group_id int not null references groups on delete cascade,
  profile_id int not null references profiles on delete cascade,
  side text not null check (side in ('MAJ', 'MIN', 'OTH')),
  rank int,
  title text not null default '',
  primary key (group_id, profile_id)
);
create index group_members_profile on group_members (profile_id);

-- Know-who records, an id space of their own. A 'person' is the contact entry of a profile; a 'staffer' works for a
-- profile's office or for a group; an 'agencyperson' stands alone.
create table contacts (
  id int generated always as identity primary key,
  record_type text not null check (record_type in ('person', 'staffer', 'agencyperson')),
  source text not null,
  source_id text not null,
  profile_id int references profiles on delete cascade,
  employer_profile_id int references profiles on delete cascade,
  employer_group_id int references groups on delete cascade,
  first_name text not null default '',
  last_name text not null default '',
  full_name text not null,
  title text not null default '',
  email text not null default '',
  phone text not null default '',
  majmin text not null default '' check (majmin in ('', 'MAJ', 'MIN', 'OTH')),
  is_leadership boolean not null default false,
  -- Ids of job categories and focus areas in lookup_items.
  job_category_ids int[] not null default '{}',
  focus_area_ids int[] not null default '{}',
  -- 'know_who_types' lookup: 8 member of Congress, 9 congressional staffer, 10 state legislator, 12 state staffer.
  profile_type_id int,
  subscription_modules int[] not null default '{}',
  is_former boolean not null default false,
  unique (source, source_id)
);
create unique index contacts_profile on contacts (profile_id) where profile_id is not null;
create index contacts_employer on contacts (employer_profile_id);
create index contacts_employer_group on contacts (employer_group_id);

-- What the directory remembers about itself: 'search-stale' while search lags behind it, 'sample-hash' of the sample
-- directory that was loaded.
create table directory_marks (
  name text primary key,
  value text not null default ''
);
