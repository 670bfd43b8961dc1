-- Texts of profiles that say why a search matches, derived when profiles are indexed: reading them from profiles and their
-- committees and offices took most of the time of a page of results.
create table match_texts (
  profile_id int primary key references profiles on delete cascade,
  -- Separated by a control character.
  texts text not null
);
-- It unpacks in half the time; the embedded database lacks it.
do $$ begin
  alter table match_texts alter column texts set compression lz4;
exception when feature_not_supported then null;
end $$;
