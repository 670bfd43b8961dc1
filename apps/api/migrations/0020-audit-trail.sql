-- What was administered by command: who changed what, when, from what to what. Never holds a password, a token or a file.

create table audit_trail (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null,
  -- The account of the operating system, or who was named with --as.
  actor text not null,
  -- As typed: 'org set', 'user disable'.
  command text not null,
  -- What it was about: 'Harbor & Vale', 'ada@example.org', '203.0.113.0/24'.
  subject text not null,
  -- The fields that changed, by name: those of something new have no before, those of something removed no after.
  was jsonb not null default '{}',
  became jsonb not null default '{}'
);
create index audit_trail_subject on audit_trail (lower(subject), id);
