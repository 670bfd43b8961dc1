-- Search made anew (decisions, 22): what filters and keywords ask for is one vector of lexemes in one index, and what is
-- counted and ordered is read into the memory of the process that searches. All of it is derived: it is made again.

insert into directory_marks (name) select 'search-stale' where exists (select from search_documents)
on conflict do nothing;

drop function documents_matching;
drop table name_words;
drop table search_documents;
drop function marked_name_words;

-- One row a record and scope.
create table search_documents (
  id int generated always as identity primary key,
  scope text not null check (scope in ('universal', 'congressional', 'federal', 'state')),
  record_type text not null,
  record_id int not null,
  sort_name text collate "C" not null,
  -- Higher is listed first among equal matches.
  importance smallint not null default 0,
  is_former boolean not null default false,
  is_unlocked boolean not null default false,
  subscription_modules int[] not null default '{}',
  birth_date date,
  -- The words of all names, each once.
  name_words text not null,
  -- Stems of all text ('bank'), those of names and position once more ('h:bank'), names as spelt ('n:banks'), and what
  -- filters ask for ('party:2', 'committees:31').
  lexemes tsvector not null,
  -- Of everything the row was made from: a row that would come out the same is not made again.
  digest uuid not null,
  -- Makes PostgreSQL put the long lexemes aside, which it does for rows above two kilobytes only; takes 40 bytes itself.
  -- A common word's documents are looked up one by one, and in rows a fifth as long that takes a fifth of the time.
  padding text not null default repeat(' ', 2100),
  unique (scope, record_type, record_id),
  foreign key (record_type, record_id) references records on delete cascade
) with (toast_tuple_target = 400);
alter table search_documents alter lexemes set storage external;
create index search_documents_order on search_documents (sort_name, record_type, record_id, id);
create index search_documents_lexemes on search_documents using gin (lexemes) with (fastupdate = off);

-- What filters find by a part of it ("counsel" in a job title): searchable text by parameter.
create table search_texts (
  document_id int not null references search_documents on delete cascade,
  parameter text not null,
  text text not null,
  primary key (document_id, parameter)
);

-- Percent by special interest group.
create table search_ratings (
  document_id int not null references search_documents on delete cascade,
  group_id int not null,
  percent real not null,
  primary key (document_id, group_id)
);
create index search_ratings_group on search_ratings (group_id) include (document_id, percent);

-- Another after every change of search_documents: what a process has read under one id stays true for as long as that
-- is the id.
create table search_generation (
  is_only boolean primary key default true check (is_only),
  id uuid not null
);
create function renew_search_generation() returns trigger language plpgsql as $$
begin
  insert into search_generation (id) values (gen_random_uuid()) on conflict (is_only) do update set id = excluded.id;
  return null;
end $$;
create trigger search_documents_changed after insert or update or delete or truncate on search_documents
  for each statement execute function renew_search_generation();

-- Ids of the documents a query finds, four bytes each, always by the index: the planner takes long vectors to cost
-- nothing to unpack, and would rather read them all.
create function documents_with(query tsquery) returns bytea language sql stable
set enable_seqscan = off as $$
  select string_agg(int4send(id), '') from search_documents where lexemes @@ query
$$;
