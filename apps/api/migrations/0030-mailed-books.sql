-- Profile books too large to be attached to a letter: the letter has a link to one instead, which works for some days.
-- The contents go when it has expired; the row stays for a while, to say so.
create table mailed_books (
  -- That of the job that made it.
  id uuid primary key,
  user_id int not null references users on delete cascade,
  file_name text not null,
  media_type text not null,
  -- Null once it has expired.
  contents bytea,
  expires_at timestamptz not null
);
create index mailed_books_user on mailed_books (user_id);
create index mailed_books_expiry on mailed_books (expires_at);
alter table mailed_books alter column contents set storage external;
