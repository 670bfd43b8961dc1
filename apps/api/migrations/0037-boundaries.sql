-- Maps of a state's districts, drawn from boundaries of the Census Bureau in the view box of the state.
create table district_maps (
  state_id int not null references states,
  leg_chamber_id int not null,
  source text not null,
  -- `DistrictDrawing` of draw-districts.ts, by the numbers of the districts.
  drawing jsonb not null,
  primary key (state_id, leg_chamber_id)
);
