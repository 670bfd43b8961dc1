-- Staffers and agency people that a user opened are recent profiles, too.
alter table recent_profiles add column contact_id int references contacts on delete cascade;
alter table recent_profiles drop constraint recent_profiles_pkey;
alter table recent_profiles alter column profile_id drop not null;
alter table recent_profiles add check (num_nonnulls(profile_id, contact_id) = 1);
alter table recent_profiles add unique nulls not distinct (user_id, profile_id, contact_id);
create index recent_profiles_contact on recent_profiles (contact_id);
