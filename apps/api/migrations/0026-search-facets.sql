-- What the filters of each directory find somebody by, as 'parameter:value'; options that find nobody are not offered.
-- Derived with the search.
create table search_facets (
  scope text not null,
  facet text not null,
  primary key (scope, facet)
);
