-- Imports left the scheduled ends of people who left, years in the future. Their terms end on the day on which an import
-- noticed it, as they do now, unless the source has changed them since. Without such a day their end is unknown.
update terms t set end_date = former.day
from (
  select p.id, l.id as change_id, l.changed_on as day
  from profiles p left join lateral (
    select id, changed_on from changes
    where record_type = 'profile' and record_id = p.id and kind = 'left' order by id desc limit 1
  ) l on true
  where p.is_former
) former
where t.profile_id = former.id and case
  when former.day is null then t.end_date > current_date
  else coalesce(t.start_date <= former.day, t.end_date is not null) and coalesce(t.end_date > former.day, true)
    and not exists (select from changes c where c.record_type = 'profile' and c.record_id = former.id
      and c.fact = 'terms' and c.id > former.change_id)
end;

-- The district of a mayor's term is the town, which imports didn't store: without it all mayors of a state have one seat.
update terms t set district = (regexp_match(p.position_summary, '^(?:Former |Incoming )?Mayor, (.+), [^,]+$'))[1]
from profiles p
where p.id = t.profile_id and p.source = 'openstates' and t.type = 'mayor' and t.district = ''
  and p.position_summary ~ '^(?:Former |Incoming )?Mayor, .+, [^,]+$';
