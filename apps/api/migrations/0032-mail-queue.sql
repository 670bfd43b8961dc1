-- This table is the queue: a job is due when it has no worker and run_after has passed.
alter table mail_jobs add column attempts int not null default 0;
alter table mail_jobs add column run_after timestamptz not null default now();
drop schema if exists pgboss cascade;
