-- Facts that public sources know.
alter table offices add column hours text not null default '';
-- Other and former names and acronyms; searched, and shown as "Also known as".
alter table groups add column aliases text[] not null default '{}';
