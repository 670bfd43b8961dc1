-- Pages of results read the prose of profiles to say why they match, and lz4 unpacks it in half the time. The embedded
-- database lacks it. Profiles that are stored already keep their compression until they change.
do $$ begin
  alter table profiles alter column body set compression lz4;
exception when feature_not_supported then null;
end $$;
