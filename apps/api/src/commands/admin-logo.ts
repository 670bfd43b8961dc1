import { readFile } from "node:fs/promises";
import { AdminRefused } from "../admin/audit.sql.ts";
import { findLogo, listLogos, type OrganizationLogo, removeLogo, setLogo } from "../admin/logos.sql.ts";
import { readLogo } from "../admin/read-logo.ts";
import { change, changeOne, formatList, type Noun, read } from "./admin-verb.ts";
import { formatColumns } from "../platform/format-columns.ts";
import { readHelp } from "./run-command.ts";

export const logos: Noun = {
  about: "logos on the covers of Word documents",
  notes: readHelp("admin-logo"),
  verbs: {
    list: read("", "lists organizations with a logo", async (db) =>
      formatList(await listLogos(db), "There are no logos.", lineOf),
    ),
    show: read("<organization>", "shows the size and SHA-256 of the logo", async (db, { args: [named = ""] }) => {
      const rows = await findLogo(db, named);
      return { rows, text: formatColumns([lineOf(rows)]) };
    }),
    set: change("<organization> <file>", "sets the logo from a file", async (tx, { args: [named = "", file = ""] }) => {
      const contents = await readFile(file).catch(() => {
        throw new AdminRefused(`There is no file ${file} that can be read.`);
      });
      const logo = await readLogo(contents);
      const changes = [await setLogo(tx, named, logo)];
      return { text: `${named} has a logo of ${logo.width} x ${logo.height} pixels.`, changes };
    }),
    remove: changeOne("<organization>", "removes the logo", "has no logo", removeLogo),
  },
};

function lineOf({ organization, bytes, sha256 }: OrganizationLogo): string[] {
  if (bytes === null) return [organization, "no logo"];
  return [organization, `${bytes} bytes`, sha256 ?? ""];
}
