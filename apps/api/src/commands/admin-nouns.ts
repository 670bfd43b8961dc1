import { addRange, listRanges, removeRange } from "../admin/ranges.sql.ts";
import { change, changeEach, changeOne, list, type Noun, read, showOne } from "./admin-verb.ts";
import { readDate, readText, readWholeNumber } from "./options.ts";
import { UsageError } from "./run-command.ts";
import { listModules, readModules } from "../admin/modules.sql.ts";
import { findOrganization, setOrganization } from "../admin/organizations.sql.ts";
import { readFile } from "node:fs/promises";
import { AdminRefused, type AuditEntry, listAudit } from "../admin/audit.sql.ts";
import { findLogo, listLogos, type OrganizationLogo, removeLogo, setLogo } from "../admin/logos.sql.ts";
import { readLogo } from "../admin/read-logo.ts";
import { listUnlocked, setUnlocked } from "../admin/unlocked.sql.ts";
import type { Db } from "../platform/db.ts";
import { findRecord } from "./data-records.ts";

export const ranges: Noun = {
  verbs: {
    list: list(listRanges, "There are no ranges.", ({ range, organization }) => [range, organization]),
    add: change(async (tx, { args: [named = "", ...texts] }) => {
      const changes = [];
      for (const text of texts) changes.push(await addRange(tx, named, text));
      return { text: `Added to ${named}: ${texts.join(", ")}.`, changes };
    }),
    remove: changeEach((args) => `Removed: ${args}.`, removeRange),
  },
};

const changeModules = (choose: (had: readonly number[], named: readonly number[]) => number[]) =>
  change(async (tx, { args: [named = "", modules = ""] }) => {
    const { name, subscription_modules: had } = await findOrganization(tx, named);
    const ids = choose(had, await readModules(tx, modules)).toSorted((a, b) => a - b);
    const changes = [await setOrganization(tx, named, { subscription_modules: ids })];
    return {
      text: `${name} has ${ids.length === 0 ? "no modules" : `${ids.length === 1 ? "module" : "modules"} ${ids.join(", ")}`}.`,
      changes,
    };
  });

export const modules: Noun = {
  verbs: {
    list: list(
      listModules,
      "There are no modules yet: the first import adds them.",
      ({ id, name, abbreviation, organizations }) => [
        String(id),
        name,
        abbreviation,
        organizations === 1 ? "1 organization" : `${organizations} organizations`,
      ],
    ),
    add: changeModules((had, named) => [...new Set([...had, ...named])]),
    set: changeModules((_, named) => [...named]),
    remove: changeModules((had, named) => had.filter((id) => !named.includes(id))),
  },
};

export const logos: Noun = {
  verbs: {
    list: list(listLogos, "There are no logos.", formatLine),
    show: showOne(findLogo, (logo) => [formatLine(logo)]),
    set: change(async (tx, { args: [named = "", file = ""] }) => {
      const contents = await readFile(file).catch(() => {
        throw new AdminRefused(`The file ${file} can’t be read.`);
      });
      const logo = await readLogo(contents);
      const changes = [await setLogo(tx, named, logo)];
      return { text: `${named} has a logo of ${logo.width} x ${logo.height} pixels.`, changes };
    }),
    remove: changeOne("has no logo", removeLogo),
  },
};

function formatLine({ organization, bytes, sha256 }: OrganizationLogo): string[] {
  if (bytes === null) return [organization, "no logo"];
  return [organization, `${bytes} bytes`, sha256 ?? ""];
}

async function readProfileId(db: Db, written: string): Promise<number> {
  const { type, id } = await findRecord(db, /^\d+$/u.test(written) ? `/profile/${written}` : written);
  if (type !== "profile" || id === null)
    throw new UsageError(`${written} isn’t a full profile: only those can be unlocked.`);
  return id;
}

const changeLock = (isUnlocked: boolean) =>
  changeEach(
    (args) => `${args}: ${isUnlocked ? "open to everyone" : "for subscribers only"}.`,
    async (tx, written) => setUnlocked(tx, await readProfileId(tx, written), isUnlocked),
  );

export const unlocked: Noun = {
  verbs: {
    list: list(listUnlocked, "No profile is unlocked.", ({ id, name, position }) => [`/profile/${id}`, name, position]),
    add: changeLock(true),
    remove: changeLock(false),
  },
};

export const audit: Noun = {
  verbs: {
    list: read(async (db, { options }) => {
      const rows = await listAudit(db, {
        since: readDate("ever")(options, "since") ?? null,
        subject: readText(options, "subject") ?? null,
        actor: readText(options, "by") ?? null,
        limit: readWholeNumber(1, 100_000)(options, "limit") ?? 50,
      });
      return { rows, text: rows.length === 0 ? "Nothing was changed." : rows.map(formatEntry).join("\n") };
    }),
  },
};

function formatEntry({ changed_at, actor, command, subject, was, became }: AuditEntry): string {
  const facts = [...new Set([...Object.keys(was), ...Object.keys(became)])].map(
    (name) => `    ${name}: ${formatValue(was[name])} → ${formatValue(became[name])}`,
  );
  return [`${changed_at.toISOString().slice(0, 19)}Z  ${actor}  ${command}  ${subject}`, ...facts].join("\n");
}

const formatValue = (value: unknown): string => (value === undefined ? "–" : JSON.stringify(value));
