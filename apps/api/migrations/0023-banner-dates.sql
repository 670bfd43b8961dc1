-- The first and the last day a banner of home is shown; null: from the beginning, and until it is removed.

alter table home_banners
  add column starts_on date,
  add column ends_on date,
  add check (starts_on <= ends_on);
