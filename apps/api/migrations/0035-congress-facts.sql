-- Facts of members and committees of Congress.
-- How a term began and ended, and changes of party during it: "By appointment; until a special election".
alter table terms add column note text not null default '';
-- Numbers of the Congresses in which a former or older committee is recorded.
alter table groups add column congresses int[] not null default '{}';
