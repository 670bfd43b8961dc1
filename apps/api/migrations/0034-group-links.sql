-- Links of a committee besides its website: {"label", "url"}.
alter table groups add column links jsonb not null default '[]';
