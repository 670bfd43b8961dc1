-- How often something that is limited was tried lately, counted together by every process on this database. What is
-- counted is known by its SHA-256: no address, and nobody's email, can be read here. Nothing is lost with it, so it is
-- not written ahead.

create unlogged table recent_tries (
  key bytea primary key,
  -- Oldest first; those that have left the window go with the next try.
  tries timestamptz[] not null,
  -- Whether the latest try was refused; it is not among the tries then.
  is_refused boolean not null,
  -- From when on nothing here counts.
  expires_at timestamptz not null
);
create index recent_tries_expires on recent_tries (expires_at);
