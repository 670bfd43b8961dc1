/** Last migration of that version. */
export const OLDER_VERSION = "0004-indexes.sql";

/** Accounts and a small directory stored by that version. */
export const OLDER_ROWS = `
insert into organizations (id, name, account_id, account_expiration, export_cap, subscription_modules, advisor_email)
  overriding system value values
  (1, 'Harbor & Vale', 'A-17', '2027-03-31', 900, '{1,2}', 'advisor@example.org'),
  (2, 'Université de Nîmes', '', null, 1500, '{}', '');
insert into organization_access values (1, 'vignette', '2027-03-31'), (1, 'plus', '2026-12-31');
insert into organization_ranges (organization_id, range) values (2, '192.0.2.0/24'), (2, '2001:db8:7::/48');
insert into users (id, organization_id, email, username, first_name, password_hash, is_staff, hide_paywalled, disabled_at)
  overriding system value values
  (11, 1, 'Ada@example.org', 'ada', 'Ada', 'scrypt$4$1$1$c2FsdA$aGFzaA', false, true, null),
  (12, 1, 'staff@example.org', 'staff', 'Sam', 'scrypt$4$1$1$c2FsdA$aGFzaA', true, false, '2026-01-02T03:04:05Z');
insert into sessions (token_hash, user_id, expires_at, user_agent)
  values ('\\x0102', 11, '2027-01-01T00:00:00Z', 'Firefox');
insert into exports (user_id, kind, row_count, created_at) values
  (11, 'state', 250, '2026-06-01T10:00:00Z'), (11, 'committee', 12, '2026-06-20T10:00:00.5Z');
insert into lookup_items (list, id, name, short_code, position) values ('states', 53, 'Washington', 'WA', 3);
insert into profiles (id, source, source_id, first_name, last_name, aliases, preferred_name_display, birth_date,
  subscription_modules, is_unlocked, body) overriding system value values
  (101, 'mine', 'p-1', 'Elena', 'Márquez-Ruiz', '{Ellie,"E. M."}', 'Elena Márquez-Ruiz', '1961-02-28', '{1}', true,
   '{"narrative": "<p>Of “Seattle”.</p>", "jobs": [{"title": "Mayor", "years": null}]}'),
  (102, 'mine', 'p-2', 'Thị Ánh', 'Nguyễn', '{}', 'Nguyễn Thị Ánh', null, '{1,2}', false, '{}');
insert into terms (profile_id, position, type, start_date, end_date, state_code, senate_class) values
  (101, 0, 'sen', '2019-01-03', '2025-01-03', 'WA', 1), (101, 1, 'sen', '2025-01-03', '2031-01-03', 'WA', 1);
insert into leadership_roles (profile_id, position, title) values (101, 0, 'Majority Whip');
insert into offices (profile_id, source, source_id, type, city, latitude) values
  (101, 'mine', 'o-1', 'District Office', 'Seattle', 47.6062);
insert into groups (id, kind, source, source_id, long_name, parent_id) overriding system value values
  (201, 'committee', 'mine', 'g-1', 'Committee on Finance', null),
  (202, 'committee', 'mine', 'g-2', 'Subcommittee on Health Care', 201),
  (203, 'caucus', 'mine', 'g-3', 'Rural Broadband Caucus', null);
insert into group_members values (201, 101, 'MAJ', 1, 'Chair'), (203, 102, 'OTH', null, '');
insert into contacts (id, record_type, source, source_id, profile_id, employer_profile_id, full_name, job_category_ids)
  overriding system value values
  (301, 'person', 'mine', 'c-1', 101, null, 'Elena Márquez-Ruiz', '{}'),
  (302, 'staffer', 'mine', 'c-2', null, 101, 'Omar Haddad', '{4,9}');
insert into directory_marks values ('imported', '2026-06-01');
insert into records (record_type, record_id, preferred_name_display, sort_name, quick_summary) values
  ('profile', 101, 'Elena Márquez-Ruiz', 'marquez ruiz elena', 'A senator.'),
  ('profile', 102, 'Nguyễn Thị Ánh', 'nguyen thi anh', ''),
  ('staffer', 302, 'Omar Haddad', 'haddad omar', '');
insert into search_documents (scope, record_type, record_id, sort_name, name_words, head_words, doc_words, digest) values
  ('universal', 'profile', 101, 'marquez ruiz elena', 'nmmarquez', 'senat', 'seattl', 'x');
insert into name_words values ('marquez', 1);
insert into folders (id, user_id, name, is_default) overriding system value values
  (401, 11, 'My Briefcase', true), (402, 11, 'Water & Power', false);
insert into folder_items (folder_id, record_type, record_id, added_at) values
  (401, 'profile', 101, '2026-06-02T08:00:00Z'), (402, 'staffer', 302, '2026-06-02T08:00:01Z'),
  (402, 'profile', 102, '2026-06-02T08:00:02Z');
select setval('organizations_id_seq', 2), setval('users_id_seq', 12), setval('profiles_id_seq', 102),
  setval('groups_id_seq', 203), setval('contacts_id_seq', 302), setval('folders_id_seq', 402);
`;
