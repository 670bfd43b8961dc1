-- An organization has a logo when its picture is stored. The sample's organization was said to have one without.
insert into directory_marks (name) select 'sample-logo-promised' where exists (
  select from organizations where has_custom_logo and account_id like 'SAMPLE-%'
    and not exists (select from organization_logos where organization_id = organizations.id));
alter table organizations drop column has_custom_logo;
