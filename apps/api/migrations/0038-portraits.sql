-- Portraits of real people. The address of one is in profiles.headshot and contains `hash`.
create table portraits (
  profile_id int primary key references profiles on delete cascade,
  -- Of the file as it came, so that an unchanged one isn't encoded again.
  file_hash text not null,
  hash text not null,
  -- WebP, in base64.
  large text not null,
  small text not null,
  -- Of a downloaded picture, to ask only for a newer one.
  source_url text not null default '',
  etag text not null default '',
  last_modified text not null default ''
);
create index portraits_hash on portraits (hash);
