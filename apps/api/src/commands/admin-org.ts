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
import {
  change,
  formatList,
  type FactOptions,
  type Noun,
  read,
  readDate,
  readFacts,
  readOptionalText,
  readText,
  readWholeNumber,
  requireChange,
} from "./admin-verb.ts";
import { formatFacts, formatColumns } from "./format-columns.ts";
import { UsageError } from "./run-command.ts";

const COUNT_MAX = 1_000_000;

const FACTS: FactOptions<OrganizationFacts> = {
  access: [
    "access",
    (options, name) => {
      const text = readText(options, name);
      const access = text === undefined ? undefined : readAccess(text);
      if (access && "problem" in access) throw new UsageError(access.problem);
      return access?.access;
    },
  ],
  product: ["product_name", readText],
  "account-id": ["account_id", readOptionalText],
  "salesforce-id": ["salesforce_id", readOptionalText],
  expires: ["account_expiration", readDate("never")],
  "export-cap": ["export_cap", readWholeNumber(0, COUNT_MAX)],
  modules: [
    "subscription_modules",
    async (options, name, db) => {
      const text = readText(options, name);
      return text === undefined ? undefined : readModules(db, text);
    },
  ],
  requests: ["profile_requests_allowed", readWholeNumber(0, COUNT_MAX)],
  "advisor-name": ["advisor_name", readOptionalText],
  "advisor-email": ["advisor_email", readOptionalText],
  "advisor-phone": ["advisor_phone", readOptionalText],
};

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
  facts: FACTS,
  verbs: {
    list: read("", "every organization", async (db) =>
      formatList(await listOrganizations(db), "There is no organization.", lineOf),
    ),
    show: read("<organization>", "everything about one", async (db, { args: [named = ""] }) => {
      const rows = await findOrganization(db, named);
      return { rows, text: formatColumns(formatFacts(rows)) };
    }),
    add: change("<name> [options]", "a new one", async (tx, { args: [name = ""], options }) => {
      if (name.trim() === "" || /\p{Cc}/u.test(name))
        throw new UsageError("The name is empty or holds a control character.");
      const facts = { ...(await readFacts(tx, options, FACTS)), name: name.trim() };
      return { text: `${facts.name} is added.`, changes: [await addOrganization(tx, facts)] };
    }),
    set: change(
      "<organization> [--name <text>] [options]",
      "changes what is given",
      async (tx, { args: [named = ""], options }) => {
        const facts = await readFacts(tx, options, { ...FACTS, name: ["name", readText] });
        requireChange(facts);
        return { text: `${named} is changed.`, changes: [await setOrganization(tx, named, facts)] };
      },
    ),
    remove: change(
      "<organization> [--with-users]",
      "takes one away; its people only where that is said",
      async (tx, { args: [named = ""], options }) => {
        const withUsers = options["with-users"] === true;
        return { text: `${named} is removed.`, changes: [await removeOrganization(tx, named, { withUsers })] };
      },
    ),
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
