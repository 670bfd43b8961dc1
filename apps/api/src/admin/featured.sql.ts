import type { Db } from "../platform/db.ts";
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
  const before = await textsOf(tx);
  await tx.query("insert into home_settings default values on conflict do nothing");
  if (text !== undefined) await tx.query("update home_settings set featured_profiles_text = $1", [text]);
  if (state !== undefined) {
    const id = state === null ? null : await stateId(tx, state);
    await tx.query("update home_settings set featured_state_id = $1::int", [id]);
  }
  if (districtId !== undefined) {
    const [known] = await tx.query("select 1 from districts where id = $1::int", [districtId]);
    if (districtId !== null && !known) throw new AdminRefused(`There is no district ${districtId}.`);
    await tx.query("update home_settings set featured_district_id = $1::int", [districtId]);
  }
  return buildChange(HOME, before, await textsOf(tx));
}

async function textsOf(db: Db) {
  const { text, state, district } = await readHomeChoices(db);
  return { text, state, district };
}

async function stateId(db: Db, named: string): Promise<number> {
  const [state] = await db.query<{ id: number }>(
    "select id from states where upper(code) = upper($1) or lower(name) = lower($1)",
    [named.trim()],
  );
  if (!state) throw new AdminRefused(`There is no state “${named}”.`);
  return state.id;
}

/** Inserts at a 1-based position; null appends. */
export async function featurePerson(tx: Db, profileId: number, place: number | null): Promise<Change | null> {
  const name = await nameOf(tx, profileId);
  const before = await peopleOf(tx);
  const others = before.filter(({ id }) => id !== profileId);
  const order = others.toSpliced(place === null ? others.length : place - 1, 0, { id: profileId, name });
  await tx.query("delete from featured_profiles");
  await tx.query(
    "insert into featured_profiles (profile_id, position) select id, place from unnest($1::int[]) with ordinality _ (id, place)",
    [order.map(({ id }) => id)],
  );
  return buildChange(`${HOME}: featured people`, namesOf(before), namesOf(order));
}

export async function unfeaturePerson(tx: Db, profileId: number): Promise<Change | null> {
  const before = await peopleOf(tx);
  await tx.query("delete from featured_profiles where profile_id = $1", [profileId]);
  return buildChange(`${HOME}: featured people`, namesOf(before), namesOf(await peopleOf(tx)));
}

/** Removes all featured people; leaders of chambers are shown instead. */
export async function unfeatureEverybody(tx: Db): Promise<Change | null> {
  const before = await peopleOf(tx);
  await tx.query("delete from featured_profiles");
  return buildChange(`${HOME}: featured people`, namesOf(before), namesOf([]));
}

const peopleOf = async (db: Db): Promise<{ id: number; name: string }[]> => (await readHomeChoices(db)).people;

const namesOf = (people: readonly { id: number; name: string }[]) => ({
  people: people.map(({ id, name }) => `${name} (/profile/${id})`),
});

async function nameOf(db: Db, profileId: number): Promise<string> {
  const [profile] = await db.query<{ name: string; is_former: boolean }>(
    "select preferred_name_display as name, is_former from profiles where id = $1",
    [profileId],
  );
  if (!profile) throw new AdminRefused(`There is no profile ${profileId}.`);
  if (profile.is_former) throw new AdminRefused(`${profile.name} has left office: home would not show the profile.`);
  return profile.name;
}

export interface NoteworthyGroup {
  id: number;
  /** Undefined keeps the current description. */
  description?: string | undefined;
  place: number | null;
}

export async function featureGroup(tx: Db, { id, description, place }: NoteworthyGroup): Promise<Change | null> {
  const [group] = await tx.query<{ name: string; is_former: boolean }>(
    "select group_name(g) as name, is_former from groups g where id = $1",
    [id],
  );
  if (!group) throw new AdminRefused(`There is no committee or caucus ${id}.`);
  if (group.is_former) throw new AdminRefused(`${group.name} no longer exists: home would not show it.`);
  const before = await groupsOf(tx);
  const others = before.filter((other) => other.id !== id);
  const known = before.find((other) => other.id === id);
  const shown = { id, name: group.name, description: description ?? known?.description ?? "" };
  const order = others.toSpliced(place === null ? others.length : place - 1, 0, shown);
  await tx.query("delete from noteworthy_groups");
  await tx.query(
    `insert into noteworthy_groups (group_id, description, position)
     select id, description, place from unnest($1::int[], $2::text[]) with ordinality _ (id, description, place)`,
    [order.map((each) => each.id), order.map((each) => each.description)],
  );
  return buildChange(`${HOME}: noteworthy groups`, { groups: before }, { groups: order });
}

export async function unfeatureGroup(tx: Db, id: number): Promise<Change | null> {
  const before = await groupsOf(tx);
  await tx.query("delete from noteworthy_groups where group_id = $1", [id]);
  return buildChange(`${HOME}: noteworthy groups`, { groups: before }, { groups: await groupsOf(tx) });
}

async function groupsOf(db: Db): Promise<{ id: number; name: string; description: string }[]> {
  return (await readHomeChoices(db)).groups.map(({ id, name, description }) => ({ id, name, description }));
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
  const before = await bannerOf(tx, place);
  const wanted = { ...EMPTY_BANNER, ...before, ...facts };
  if (wanted.wide_img === "") throw new AdminRefused("A banner needs a picture: --wide <path>");
  if (wanted.starts_on !== null && wanted.ends_on !== null && wanted.ends_on < wanted.starts_on) {
    throw new AdminRefused(`A banner can’t end on ${wanted.ends_on}, before it begins on ${wanted.starts_on}.`);
  }
  await tx.query(
    `insert into home_banners (place, wide_img, small_img, url, starts_on, ends_on) values ($1, $2, $3, $4, $5, $6)
     on conflict (place) do update set wide_img = excluded.wide_img, small_img = excluded.small_img,
       url = excluded.url, starts_on = excluded.starts_on, ends_on = excluded.ends_on`,
    [place, wanted.wide_img, wanted.small_img, wanted.url, wanted.starts_on, wanted.ends_on],
  );
  return buildChange(`${HOME}: ${place} banner`, before, await bannerOf(tx, place));
}

export async function removeBanner(tx: Db, place: string): Promise<Change | null> {
  const before = await bannerOf(tx, place);
  if (!before) return null;
  await tx.query("delete from home_banners where place = $1", [place]);
  return buildChange(`${HOME}: ${place} banner`, before, null);
}

const EMPTY_BANNER = { wide_img: "", small_img: "", url: "", starts_on: null, ends_on: null };

async function bannerOf(db: Db, place: string) {
  const banner = (await readHomeChoices(db)).banners.find((each) => each.place === place);
  if (!banner) return null;
  const { place: _, ...facts } = banner;
  return facts;
}
