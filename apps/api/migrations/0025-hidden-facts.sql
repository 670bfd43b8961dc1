-- What the card of a record doesn't show is kept apart, since a reader without the record's modules must not find it by
-- that. `name_words` now has the words of the name on the card, `hidden_name_words` those of other names. In `lexemes`
-- other names as spelt are marked 'k:' ('k:theodore') where that of the card is 'n:', and facets that no card shows begin
-- with 'x:' ('x:committees:31'). So do parameters of search_texts ('x:school').
alter table search_documents add column hidden_name_words text not null default '';
