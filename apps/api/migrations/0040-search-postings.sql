-- Documents of frequent lexemes, so that a search reads few rows instead of visiting each document. Derived with the
-- search. `ids` has the documents from 30,000 * chunk on: two bytes each or, if that is shorter, a bit each.
create table search_postings (
  lexeme text collate "C" not null,
  chunk int not null,
  ids bytea not null,
  primary key (lexeme, chunk)
);
alter table search_postings alter ids set storage plain;

-- The last document in search_postings; later ones are searched one by one.
alter table search_generation add column posted_to int not null default 0;
