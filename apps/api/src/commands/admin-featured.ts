import { FEATURED_PROFILES, FEATURED_PROFILES_BESIDE_PLACE } from "@rotunda/core";
import {
  type Banner,
  feature,
  type HomeChoices,
  type HomeText,
  readHomeChoices,
  removeBanner,
  setBanner,
  setHome,
  removeFeatured,
} from "../admin/featured.sql.ts";
import type { Db } from "../platform/db.ts";
import { change, changeEach, type FactOptions, type Noun, read, readFacts, requireChange } from "./admin-verb.ts";
import { createReader, type Options, readDate, readOptionalText, readWholeNumber } from "./options.ts";
import { formatColumns } from "../platform/format-columns.ts";
import { findRecord } from "./data-records.ts";
import { UsageError } from "./run-command.ts";

const PLACES_MAX = 1000;

async function findShowable(db: Db, written: string): Promise<{ kind: "person" | "group"; id: number }> {
  const { type, id } = await findRecord(db, written);
  if (id !== null && type === "profile") return { kind: "person", id };
  if (id !== null && (type === "committee" || type === "caucus")) return { kind: "group", id };
  throw new UsageError(`${written} is neither a full profile nor a committee or caucus.`);
}

const readDistrict = createReader(async (text, _name, db: Db) => {
  if (text === "none") return null;
  const { type, id } = await findRecord(db, /^\d+$/u.test(text) ? `/district/${text}` : text);
  if (type === "district") return id;
  throw new UsageError(`${text} isn’t a district: name the address of its page, or its number.`);
});

const readState = createReader((text) => (text === "none" ? null : text));

function parsePlace([place = ""]: readonly string[]): "primary" | "secondary" {
  if (place === "primary" || place === "secondary") return place;
  throw new UsageError(`There is no banner “${place}”: it is primary or secondary.`);
}

/** Parses a path on this server: pages load no other pictures. */
const readPicture = createReader((text, name) => {
  if (isPath(text)) return text;
  throw new UsageError(`--${name} must be a path of this server, like /api/pictures/banner/home.svg, not “${text}”.`);
});

function readLink(options: Options, name: string): string | undefined {
  const text = readOptionalText(options, name);
  if (text === undefined || text === "" || isPath(text)) return text;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && (url.protocol === "https:" || url.protocol === "http:") && url.username === "") return url.href;
  throw new UsageError(`--${name} must be a path of this server or a web address, not “${text}”.`);
}

const isPath = (text: string): boolean => /^\/(?![/\\])[^\s\\]*$/u.test(text);

const HOME_FACTS: FactOptions<HomeText> = {
  state: ["state", readState],
  text: ["text", readOptionalText],
  district: ["districtId", readDistrict],
};

const BANNER_FACTS: FactOptions<Banner> = {
  wide: ["wide_img", readPicture],
  small: ["small_img", readPicture],
  url: ["url", readLink],
  from: ["starts_on", readDate("always")],
  until: ["ends_on", readDate("always")],
};

export const featured: Noun = {
  verbs: {
    show: read(async (db) => {
      const rows = await readHomeChoices(db);
      return { rows, text: describeChoices(rows) };
    }),
    set: change(async (tx, { options }) => {
      const facts = await readFacts(tx, options, HOME_FACTS);
      requireChange(facts);
      return { text: "Home was changed.", changes: [await setHome(tx, facts)] };
    }),
    add: change(async (tx, { args, options }) => {
      const first = readWholeNumber(1, PLACES_MAX)(options, "place") ?? null;
      const description = readOptionalText(options, "description");
      const changes = [];
      for (const [index, written] of args.entries()) {
        const { kind, id } = await findShowable(tx, written);
        const place = first === null ? null : first + index;
        if (kind === "person" && description !== undefined)
          throw new UsageError("--description is for committees and caucuses.");
        changes.push(await feature(tx, kind, { id, description, place }));
      }
      return { text: `Home shows ${args.join(", ")}.`, changes };
    }),
    remove: changeEach(
      (args) => `Home no longer shows ${args}.`,
      async (tx, written) => {
        const { kind, id } = await findShowable(tx, written);
        return removeFeatured(tx, kind, id);
      },
    ),
    clear: change(async (tx) => ({
      text: "The leaders of the chambers are featured.",
      changes: [await removeFeatured(tx, "person", null)],
    })),
    "set-banner": change(async (tx, { args, options }) => {
      const facts = await readFacts(tx, options, BANNER_FACTS);
      requireChange(facts);
      const place = parsePlace(args);
      return { text: `The ${place} banner was set.`, changes: [await setBanner(tx, { place, ...facts })] };
    }),
    "remove-banner": change(async (tx, { args }) => {
      const place = parsePlace(args);
      return { text: `The ${place} banner was removed.`, changes: [await removeBanner(tx, place)] };
    }),
  },
};

function describeChoices({ text, state, district, people, groups, banners }: HomeChoices): string {
  const shown = state === null && district === null ? FEATURED_PROFILES : FEATURED_PROFILES_BESIDE_PLACE;
  const turns = people.length > shown ? `${shown} of them a day, in turn` : "all of them every day";
  return [
    formatColumns([
      ["Text", text || "–"],
      ["State", state ?? "–"],
      ["District", district ?? "–"],
    ]),
    people.length === 0 ? "Featured: the leaders of the chambers" : `Featured: ${people.length}, ${turns}`,
    ...people.map(
      ({ id, name, is_former }) => `  ${name} (/profile/${id})${is_former ? ", left office: not shown" : ""}`,
    ),
    groups.length === 0 ? "Groups: the largest committees of Congress" : `Groups: ${groups.length}`,
    ...groups.map(
      ({ id, kind, name, description }) => `  ${name} (/${kind}/${id})${description && `: ${description}`}`,
    ),
    ...banners.map(
      ({ place, wide_img, url, starts_on, ends_on }) =>
        `Banner, ${place}: ${wide_img} → ${url || "–"}, from ${starts_on ?? "the beginning"} until ${ends_on ?? "it is removed"}`,
    ),
  ].join("\n");
}
