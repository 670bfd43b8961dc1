import type { ZipCodeWire } from "@rotunda/adapters-http/wire";
import { CHAMBER_CODES } from "@rotunda/core";
import { findState } from "../directory/states.ts";
import type { Db } from "../platform/db.ts";
import { createBinder, isPaywalled, type Reader } from "../search/search-items.sql.ts";
import { listMemberRows } from "./state.sql.ts";
import { findZipDistricts } from "./zip-districts.ts";

/** Loads the districts that a ZIP code may be in, with everyone who represents it. */
export async function loadZipCode(db: Db, zipCode: string, reader: Reader): Promise<ZipCodeWire> {
  const districts = findZipDistricts(zipCode);
  const codes = [...new Set(districts.map(({ state }) => state))];
  const states = codes.flatMap((code) => findState(code) ?? []);
  return {
    zip_code: zipCode,
    towns: await listTowns(db, zipCode, reader),
    states: await Promise.all(
      states.map(async ({ id, code, name }) => {
        const members = await listMemberRows(db, { id, short_code: code }, reader);
        const { US_HOUSE, US_SENATE } = CHAMBER_CODES;
        // Without any member of Congress no source covers the seats.
        const isCovered = members.some(({ chamber_id }) => chamber_id === US_HOUSE || chamber_id === US_SENATE);
        return {
          id,
          name,
          short_code: code,
          senators: members.filter(({ chamber_id }) => chamber_id === US_SENATE),
          governor: members.find(({ is_chief }) => is_chief) ?? null,
          districts: districts
            .filter(({ state }) => state === code)
            .map((district) => {
              const representatives = members.filter(
                ({ chamber_id, district: own }) => chamber_id === US_HOUSE && own?.id === district.id,
              );
              return {
                id: district.id,
                number: district.number,
                name: district.name,
                representatives,
                is_vacant: isCovered && representatives.length === 0,
              };
            }),
        };
      }),
    ),
  };
}

/** Lists the towns of offices with a ZIP code, most common first. Offices outside the reader's modules don't count. */
async function listTowns(db: Db, zipCode: string, reader: Reader): Promise<string[]> {
  const binder = createBinder();
  const rows = await db.query<{ town: string }>(
    `select o.city || ', ' || o.state_code as town
     from offices o join records r on r.record_type = 'profile' and r.record_id = o.profile_id
     where left(o.zip, 5) = ${binder.bind(zipCode)} and o.city <> '' and o.state_code <> '' and not r.is_former
       and not ${isPaywalled("r", binder.bind(reader.modules))}
     group by o.city, o.state_code order by count(*) desc, o.city collate "C", o.state_code`,
    binder.values,
  );
  return rows.map(({ town }) => town);
}
