-- The columns of a reader's last contact export, in their order; null for the standard ones.
alter table users add column export_columns text[];
