-- Slides about a committee or caucus, where the publisher has some.
alter table groups add column presentation_center_url text not null default '';
