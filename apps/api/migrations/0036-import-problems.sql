-- Problems of each source's last import, so that the next one fails only because of new ones. A fingerprint hides the
-- values that a problem may quote.
create table import_problems (
  source text not null,
  -- The part of the import that reported it.
  part text not null,
  fingerprint text not null,
  primary key (source, part, fingerprint)
);

-- Which version of a downloaded source a run imported, and its day.
alter table import_runs add column revision text not null default '';
alter table import_runs add column revised_on date;
