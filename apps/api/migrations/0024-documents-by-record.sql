-- By the record first, which is how a record that goes looks for its documents: with the scope first each of them read
-- the whole table.
alter table search_documents
  drop constraint search_documents_scope_record_type_record_id_key,
  add unique (record_type, record_id, scope);
