-- Jobs of the same moment keep their order.
alter table mail_jobs add column place bigint generated always as identity;
