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
  change,
  changeOne,
  type FactOptions,
  list,
  type Noun,
  readFacts,
  requireChange,
  showOne,
} from "./admin-verb.ts";
import { createReader, readDate, readOptionalText, readText, readWholeNumber } from "./options.ts";
import { formatFacts } from "../platform/format-columns.ts";
import { UsageError } from "./run-command.ts";

const COUNT_MAX = 1_000_000;

const FACTS: FactOptions<OrganizationFacts> = {
  access: ["access", createReader(readAccess)],
  product: ["product_name", readText],
  "account-id": ["account_id", readOptionalText],
  "salesforce-id": ["salesforce_id", readOptionalText],
  expires: ["account_expiration", readDate("never")],
  "export-cap": ["export_cap", readWholeNumber(0, COUNT_MAX)],
  modules: ["subscription_modules", createReader((text, _name, db: Db) => readModules(db, text))],
  requests: ["profile_requests_allowed", readWholeNumber(0, COUNT_MAX)],
  "advisor-name": ["advisor_name", readOptionalText],
  "advisor-email": ["advisor_email", readOptionalText],
  "advisor-phone": ["advisor_phone", readOptionalText],
};

const formatLine = ({ id, name, users, account_expiration, subscription_modules, access }: Organization): string[] => [
  `#${id}`,
  name,
  users === 1 ? "1 user" : `${users} users`,
  `modules ${subscription_modules.join(",") || "none"}`,
  account_expiration === null ? "never expires" : `expires ${account_expiration}`,
  access === "" ? "no access" : access,
];

export const organizations: Noun = {
  facts: FACTS,
  verbs: {
    list: list(listOrganizations, "There are no organizations.", formatLine),
    show: showOne(findOrganization, formatFacts),
    add: change(async (tx, { args: [name = ""], options }) => {
      if (name.trim() === "" || /\p{Cc}/u.test(name))
        throw new UsageError("The name is empty or contains a control character.");
      const facts = { ...(await readFacts(tx, options, FACTS)), name: name.trim() };
      return { text: `${facts.name} was added.`, changes: [await addOrganization(tx, facts)] };
    }),
    set: changeOne("was changed", async (tx, named, { options }) => {
      const facts = await readFacts(tx, options, { ...FACTS, name: ["name", readText] });
      requireChange(facts);
      return setOrganization(tx, named, facts);
    }),
    remove: changeOne("was removed", (tx, named, { options }) =>
      removeOrganization(tx, named, { withUsers: options["with-users"] === true }),
    ),
  },
};
