import { readModules } from "../admin/modules.sql.ts";
import {
  addOrganization,
  findOrganization,
  listOrganizations,
  type Organization,
  type OrganizationFacts,
  readAccess,
  removeOrganization,
  setOrganization,
} from "../admin/organizations.sql.ts";
import type { Db } from "../platform/db.ts";
import {
  type AdminOptions,
  readDate,
  omitUndefined,
  type Noun,
  requireChange,
  readText,
  readWholeNumber,
} from "./admin-verb.ts";
import { formatFacts, formatColumns } from "./format-columns.ts";
import { UsageError } from "./run-command.ts";

const FACTS = {
  product: "text",
  "account-id": "text",
  "salesforce-id": "text",
  expires: "text",
  "export-cap": "text",
  modules: "text",
  requests: "text",
  "advisor-name": "text",
  "advisor-email": "text",
  "advisor-phone": "text",
  access: "text",
} as const;

const MOST = 1_000_000;

async function factsOf(db: Db, options: AdminOptions): Promise<Partial<OrganizationFacts>> {
  const accessText = readText(options, "access");
  const access = accessText === undefined ? undefined : readAccess(accessText);
  if (access && "problem" in access) throw new UsageError(access.problem);
  const modules = readText(options, "modules");
  const empty = { mayBeEmpty: true };
  return omitUndefined({
    product_name: readText(options, "product"),
    account_id: readText(options, "account-id", empty),
    salesforce_id: readText(options, "salesforce-id", empty),
    account_expiration: readDate(options, "expires", "never"),
    export_cap: readWholeNumber(options, "export-cap", { from: 0, to: MOST }),
    subscription_modules: modules === undefined ? undefined : await readModules(db, modules),
    profile_requests_allowed: readWholeNumber(options, "requests", { from: 0, to: MOST }),
    advisor_name: readText(options, "advisor-name", empty),
    advisor_email: readText(options, "advisor-email", empty),
    advisor_phone: readText(options, "advisor-phone", empty),
    access: access?.access,
  });
}

export const organizations: Noun = {
  about: "organizations: expiry, access, modules, export allowance, advisor",
  notes: `An organization is named as it is called, in whichever case, or by its number: "#12".

  --expires YYYY-MM-DD|never    when the subscription ends
  --access <text>               what it opens, and until when: "vignette:2027-12-31;plus:2027-12-31", or none.
                                vignette is the directory
  --modules 1,2|all|none        which groups of profiles: npm run admin -- module list
  --export-cap <number>         rows each of its people may export in 30 days; 1500 where nothing is said
  --requests <number>           profiles it may ask for
  --product, --account-id, --salesforce-id, --advisor-name, --advisor-email, --advisor-phone <text>`,
  verbs: {
    list: {
      usage: "",
      does: "every organization",
      takes: [],
      kind: "read",
      run: async (db) => {
        const rows = await listOrganizations(db);
        return { rows, text: rows.length === 0 ? "There is no organization." : formatColumns(rows.map(lineOf)) };
      },
    },
    show: {
      usage: "<organization>",
      does: "everything about one",
      takes: ["organization"],
      kind: "read",
      run: async (db, { args: [named = ""] }) => {
        const rows = await findOrganization(db, named);
        return { rows, text: formatColumns(formatFacts(rows)) };
      },
    },
    add: {
      usage: "<name> [options]",
      does: "a new one",
      takes: ["name"],
      options: FACTS,
      kind: "change",
      run: async (tx, { args: [name = ""], options }) => {
        if (name.trim() === "" || /\p{Cc}/u.test(name))
          throw new UsageError("The name is empty or holds a control character.");
        const facts = { ...(await factsOf(tx, options)), name: name.trim() };
        return { text: `${facts.name} is added.`, changes: [await addOrganization(tx, facts)] };
      },
    },
    set: {
      usage: "<organization> [--name <text>] [options]",
      does: "changes what is given",
      takes: ["organization"],
      options: { ...FACTS, name: "text" },
      kind: "change",
      run: async (tx, { args: [named = ""], options }) => {
        const facts = { ...(await factsOf(tx, options)), ...omitUndefined({ name: readText(options, "name") }) };
        requireChange(facts);
        return { text: `${named} is changed.`, changes: [await setOrganization(tx, named, facts)] };
      },
    },
    remove: {
      usage: "<organization> [--with-users]",
      does: "takes one away; its people only where that is said",
      takes: ["organization"],
      options: { "with-users": "flag" },
      kind: "change",
      run: async (tx, { args: [named = ""], options }) => {
        const withUsers = options["with-users"] === true;
        return { text: `${named} is removed.`, changes: [await removeOrganization(tx, named, { withUsers })] };
      },
    },
  },
};

const lineOf = ({ id, name, users, account_expiration, subscription_modules, access }: Organization): string[] => [
  `#${id}`,
  name,
  users === 1 ? "1 user" : `${users} users`,
  `modules ${subscription_modules.join(",") || "none"}`,
  account_expiration === null ? "never expires" : `expires ${account_expiration}`,
  access === "" ? "no access" : access,
];
