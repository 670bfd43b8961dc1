import type { FeaturedStateWire } from "@rotunda/adapters-http/wire";
import { type Db, findRow } from "../platform/db.ts";

type StateRow = Pick<FeaturedStateWire, "id" | "name" | "short_code" | "view_box" | "outline"> & {
  governor_id: number | null;
};

export const readFeaturedStateRow = (db: Db, id: number): Promise<StateRow | null> =>
  findRow<StateRow>(
    db,
    `select s.id, s.name, s.code as short_code, s.view_box, s.outline,
       (select p.id from profiles p
         where p.state_code = s.code and not p.is_former and p.chamber_id is null
           and (p.title ~* '^governor\\M' or p.state_code = 'DC' and p.title ~* '^mayor\\M')
         order by p.id limit 1) as governor_id
     from states s where s.id = $1`,
    [id],
  );

export const listPartyRows = (db: Db, stateCode: string) =>
  db.query<{ leg_chamber_id: number; party: string; count: number }>(
    `select p.chamber_id as leg_chamber_id, r.political_party as party, count(*)::int as count
     from profiles p join records r on r.record_type = 'profile' and r.record_id = p.id
     where p.state_code = $1 and not p.is_former and p.chamber_id is not null
     group by p.chamber_id, r.political_party order by p.chamber_id, r.political_party`,
    [stateCode],
  );
