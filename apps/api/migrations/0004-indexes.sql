-- Ways to what every request or start asks for.

-- The list of unlocked profiles, a few of many thousands.
create index profiles_unlocked on profiles (id) where is_unlocked;

-- The customer whose range holds an address.
create index organization_ranges_range on organization_ranges using gist (range inet_ops);

-- Sessions nobody has used for long.
create index sessions_last_seen on sessions (last_seen_at);

-- Names a misspelt word can have meant, which are about as long.
create index name_words_length on name_words (length(word));
