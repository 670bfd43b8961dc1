-- A letter that asks somebody to choose the first password of an account made for them.

alter table mail_jobs drop constraint mail_jobs_kind_check;
alter table mail_jobs add constraint mail_jobs_kind_check
  check (kind in ('invitation', 'password-reset', 'password-changed', 'custom-logo', 'dossier'));

-- What is waiting, which whoever watches the server asks for every few seconds.
create index mail_jobs_open on mail_jobs (kind, created_at) where delivered_at is null and failed_at is null;
