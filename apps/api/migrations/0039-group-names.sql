-- A committee's name where it appears without its state and chamber: "North Carolina House Committee on Rules",
-- "Subcommittee on Health Care (Senate Finance)". Names that contain the state or chamber aren't given it twice.
create function group_name(g groups) returns text language sql stable as $$
  select case
    when g.kind <> 'committee' then g.long_name
    when parent.id is null then whole.name
    else g.long_name || ' (' || regexp_replace(whole.name, 'Committee on (the )?', '') || ')'
  end
  from (select 1) one
  left join groups parent on parent.id = g.parent_id
  cross join lateral (select coalesce(parent.long_name, g.long_name) as name) main
  left join states s on s.code = g.state_code
  left join chambers c on c.state_code = g.state_code and g.state_code <> ''
    and c.leg_chamber_id = case g.chamber when 'house' then 3 when 'senate' then 4 end
  cross join lateral (
    -- "North Carolina House"
    select coalesce(regexp_replace(c.name, ' of (Representatives|Delegates)$', ''),
      s.name || case when g.chamber = 'joint' and main.name like 'Committee %' then ' Joint' else '' end) as name,
      strpos(main.name, s.name) > 0 as is_state_named
  ) chamber
  cross join lateral (
    select case
      when s.id is null or (c.name is null and is_state_named) then main.name
      when main.name ~* ('\m' || substring(chamber.name from '\w+$') || '\M') then
        case when is_state_named then '' else s.name || ' ' end || main.name
      -- "Committee on Health, Council of the District of Columbia"
      when chamber.name like '% of %' then main.name || ', ' || chamber.name
      else chamber.name || ' ' || main.name
    end as name
  ) whole
$$;
