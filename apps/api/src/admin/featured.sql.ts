import { insertRows, upsertRows } from "../directory/rows.ts";
import { type Db, findValue, hasRow } from "../platform/db.ts";
import { AdminRefused, type Change, buildChange } from "./audit.sql.ts";

const HOME = "home";

export type HomeChoices = Awaited<ReturnType<typeof readHomeChoices>>;

export async function readHomeChoices(db: Db) {
  const [settings] = await db.query<{ text: string; state: string | null; district: string | null }>(
    `select featured_profiles_text as text, s.name as state, d.name as district from home_settings
     left join states s on s.id = featured_state_id left join districts d on d.id = featured_district_id`,
  );
  return {
    ...(settings ?? { text: "", state: null, district: null }),
    people: await db.query<{ id: number; name: string; is_former: boolean }>(
      `select p.id, preferred_name_display as name, is_former from featured_profiles
       join profiles p on p.id = profile_id order by position, p.id`,
    ),
    groups: await db.query<{ id: number; kind: "committee" | "caucus"; name: string; description: string }>(
      `select g.id, kind, group_name(g) as name, description from noteworthy_groups
       join groups g on g.id = group_id order by noteworthy_groups.position, g.id`,
    ),
    banners: await db.query<Required<Banner>>(
      "select place, wide_img, small_img, url, starts_on, ends_on from home_banners order by place",
    ),
  };
}

export interface HomeText {
  text?: string;
  /** Code or name; null means none. */
  state?: string | null;
  districtId?: number | null;
}

/** With a featured place four people are shown, otherwise eight. */
export async function setHome(tx: Db, { text, state, districtId }: HomeText): Promise<Change | null> {
  const before = await readTexts(tx);
  await tx.query("insert into home_settings default values on conflict do nothing");
  if (text !== undefined) await tx.query("update home_settings set featured_profiles_text = $1", [text]);
  if (state !== undefined) {
    const id = state === null ? null : await findStateId(tx, state);
    await tx.query("update home_settings set featured_state_id = $1::int", [id]);
  }
  if (districtId !== undefined) {
    const isKnown = await hasRow(tx, "select 1 from districts where id = $1::int", [districtId]);
    if (districtId !== null && !isKnown) throw new AdminRefused(`There is no district ${districtId}.`);
    await tx.query("update home_settings set featured_district_id = $1::int", [districtId]);
  }
  return buildChange(HOME, before, await readTexts(tx));
}

async function readTexts(db: Db) {
  const { text, state, district } = await readHomeChoices(db);
  return { text, state, district };
}

async function findStateId(db: Db, named: string): Promise<number> {
  const id = await findValue<number>(
    db,
    "select id from states where upper(code) = upper($1) or lower(name) = lower($1)",
    [named.trim()],
  );
  if (id === null) throw new AdminRefused(`There is no state “${named}”.`);
  return id;
}

const KINDS = {
  person: {
    table: "featured_profiles",
    key: "profile_id",
    find: "select preferred_name_display as name, is_former from profiles where id = $1",
    missing: "There is no profile",
    former: "has left office: home would not show the profile.",
    list: async (db: Db) => (await readHomeChoices(db)).people.map(({ id, name }) => ({ id, name, description: "" })),
    toChange: (people: readonly Shown[]) => ({ people: people.map(({ id, name }) => `${name} (/profile/${id})`) }),
    subject: `${HOME}: featured people`,
  },
  group: {
    table: "noteworthy_groups",
    key: "group_id",
    find: "select group_name(g) as name, is_former from groups g where id = $1",
    missing: "There is no committee or caucus",
    former: "no longer exists: home would not show it.",
    list: async (db: Db) =>
      (await readHomeChoices(db)).groups.map(({ id, name, description }) => ({ id, name, description })),
    toChange: (groups: readonly Shown[]) => ({ groups }),
    subject: `${HOME}: noteworthy groups`,
  },
};

interface Shown {
  id: number;
  name: string;
  description: string;
}

/** Shows a record at a 1-based place; null appends. Without a description a group keeps what it has. */
export async function feature(
  tx: Db,
  kind: keyof typeof KINDS,
  { id, description, place }: { id: number; description?: string | undefined; place: number | null },
): Promise<Change | null> {
  const { table, key, find, missing, former, list, toChange, subject } = KINDS[kind];
  const [record] = await tx.query<{ name: string; is_former: boolean }>(find, [id]);
  if (!record) throw new AdminRefused(`${missing} ${id}.`);
  const { name } = record;
  if (record.is_former) throw new AdminRefused(`${name} ${former}`);
  const before = await list(tx);
  const others = before.filter((each) => each.id !== id);
  const known = before.find((each) => each.id === id);
  const shown = { id, name, description: description ?? known?.description ?? "" };
  const order = others.toSpliced(place === null ? others.length : place - 1, 0, shown);
  await tx.query(`delete from ${table}`);
  const rows = order.map((each, at) => ({
    [key]: each.id,
    position: at + 1,
    ...(kind === "group" && { description: each.description }),
  }));
  await insertRows(tx, table, rows);
  return buildChange(subject, toChange(before), toChange(order));
}

/** Removes a record, or all of its kind; without featured people, home shows leaders of chambers. */
export async function removeFeatured(tx: Db, kind: keyof typeof KINDS, id: number | null): Promise<Change | null> {
  const { table, key, list, toChange, subject } = KINDS[kind];
  const before = await list(tx);
  await tx.query(`delete from ${table} where $1::int is null or ${key} = $1`, [id]);
  return buildChange(subject, toChange(before), toChange(await list(tx)));
}

export interface Banner {
  place: "primary" | "secondary";
  wide_img?: string;
  small_img?: string;
  url?: string;
  /** ISO dates of the first and last day; null means unlimited. */
  starts_on?: string | null;
  ends_on?: string | null;
}

export async function setBanner(tx: Db, { place, ...facts }: Banner): Promise<Change | null> {
  const before = await readBanner(tx, place);
  const wanted = { ...EMPTY_BANNER, ...before, ...facts };
  if (wanted.wide_img === "") throw new AdminRefused("A banner needs a picture: --wide <path>");
  if (wanted.starts_on !== null && wanted.ends_on !== null && wanted.ends_on < wanted.starts_on) {
    throw new AdminRefused(`A banner can’t end on ${wanted.ends_on}, before it begins on ${wanted.starts_on}.`);
  }
  await upsertRows(tx, "home_banners", ["place"], [{ place, ...wanted }]);
  return buildChange(`${HOME}: ${place} banner`, before, await readBanner(tx, place));
}

export async function removeBanner(tx: Db, place: string): Promise<Change | null> {
  const before = await readBanner(tx, place);
  if (!before) return null;
  await tx.query("delete from home_banners where place = $1", [place]);
  return buildChange(`${HOME}: ${place} banner`, before, null);
}

const EMPTY_BANNER = { wide_img: "", small_img: "", url: "", starts_on: null, ends_on: null };

async function readBanner(db: Db, place: string) {
  const banner = (await readHomeChoices(db)).banners.find((each) => each.place === place);
  if (!banner) return null;
  const { place: _, ...facts } = banner;
  return facts;
}
