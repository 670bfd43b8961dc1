import { AdminRefused } from "../admin/audit.sql.ts";
import { readModules } from "../admin/modules.sql.ts";
import { addOrganization } from "../admin/organizations.sql.ts";
import {
  addUser,
  endUserSessions,
  findUser,
  hasUsers,
  listUsers,
  removeUser,
  setUser,
  setUserDisabled,
  setUserPassword,
  type User,
  type UserFacts,
} from "../admin/users.sql.ts";
import { insertMailJob } from "../jobs/mail-jobs.sql.ts";
import type { Db } from "../platform/db.ts";
import { hashPassword } from "../session/password.ts";
import { PASSWORD_REFUSALS, refusePassword } from "../session/password-rules.ts";
import {
  type AdminRequest,
  change,
  changeOne,
  type FactOptions,
  list,
  type Noun,
  readFacts,
  requireChange,
  showOne,
} from "./admin-verb.ts";
import { readOptionalText, readSwitch, readText } from "./options.ts";
import { formatFacts } from "../platform/format-columns.ts";
import { UsageError } from "./run-command.ts";

const FACTS: FactOptions<UserFacts> = {
  "first-name": ["first_name", readOptionalText],
  "last-name": ["last_name", readOptionalText],
  staff: ["is_staff", readSwitch],
  super: ["is_super_user", readSwitch],
  owner: ["is_account_owner", readSwitch],
  "hide-paywalled": ["hide_paywalled", readSwitch],
};

async function askForPassword(email: string, { readSecret }: AdminRequest): Promise<string> {
  const password = await readSecret(`New password for ${email}: `);
  const because = await refusePassword(password, email);
  if (because !== null) throw new AdminRefused(PASSWORD_REFUSALS[because]);
  return hashPassword(password);
}

async function writeTo(tx: Db, email: string, kind: "invitation" | "password-reset", request: AdminRequest) {
  const user = await findUser(tx, email);
  if (user.disabled_at !== null) throw new AdminRefused(`${user.email} is disabled: enable the account first.`);
  const job =
    kind === "invitation"
      ? { kind, userId: user.id, request: {} }
      : { kind, userId: null, request: { email: user.email.toLowerCase() } };
  await insertMailJob(tx, job, request.now);
  return { subject: user.email, was: {}, became: { mailed: kind } };
}

const mailLink = (kind: "invitation" | "password-reset") =>
  change(async (tx, request) => ({
    text: `The server sends an email to ${request.args[0]}.`,
    changes: [await writeTo(tx, request.args[0] ?? "", kind, request)],
  }));

const formatLine = (user: User): string[] => [
  user.email,
  `${user.first_name} ${user.last_name}`.trim(),
  user.organization,
  [
    ...(user.is_super_user ? ["super user"] : []),
    ...(user.is_staff ? ["staff"] : []),
    ...(user.is_account_owner ? ["account owner"] : []),
    ...(user.disabled_at === null ? [] : ["disabled"]),
    ...(user.has_password ? [] : ["no password"]),
  ].join(", "),
  user.sessions === 0 ? "" : `last seen ${user.last_seen_at?.toISOString().slice(0, 10) ?? ""}`,
];

export const users: Noun = {
  facts: FACTS,
  verbs: {
    list: list(
      async (db, { options }) => {
        const wanted = readText(options, "organization")?.toLowerCase();
        const all = await listUsers(db);
        return all.filter(({ organization }) => wanted === undefined || organization.toLowerCase() === wanted);
      },
      "There are no users.",
      formatLine,
    ),
    show: showOne(findUser, formatFacts),
    add: change(async (tx, request) => {
      const { args, options } = request;
      const email = (args[0] ?? "").trim();
      const organization = readText(options, "organization");
      if (organization === undefined) throw new UsageError("Name an organization: --organization <organization>");
      const isInvited = options["invite"] === true;
      if (isInvited && options["password-stdin"] === true)
        throw new UsageError("Use --invite or --password-stdin, not both.");
      const facts = await readFacts(tx, options, FACTS);
      const changes = [await addUser(tx, { ...facts, email, organization })];
      if (isInvited) changes.push(await writeTo(tx, email, "invitation", request));
      if (options["password-stdin"] === true) {
        changes.push(await setUserPassword(tx, email, await askForPassword(email, request)));
        return { text: `${email} was added.`, changes };
      }
      const next = isInvited
        ? "The server sends an email with a link."
        : `No password yet: npm run admin -- user invite ${email}`;
      return { text: `${email} was added. ${next}`, changes };
    }),
    first: change(async (tx, { args: [email = ""] }) => {
      if (await hasUsers(tx)) throw new AdminRefused("There are already accounts: npm run admin -- user list");
      const facts = {
        name: FIRST_ORGANIZATION,
        access: FIRST_ACCESS,
        subscription_modules: await readModules(tx, "all"),
      };
      const account = { email: email.trim(), organization: FIRST_ORGANIZATION, is_staff: true, is_super_user: true };
      const changes = [await addOrganization(tx, facts), await addUser(tx, account)];
      return { text: describeFirst(account.email), changes };
    }),
    set: changeOne("was changed", async (tx, email, { options }) => {
      const table = { ...FACTS, email: ["email", readText], organization: ["organization", readText] } as const;
      const facts = await readFacts<UserFacts>(tx, options, table);
      requireChange(facts);
      return setUser(tx, email, facts);
    }),
    password: change(async (tx, request) => {
      const user = await findUser(tx, request.args[0] ?? "");
      const changes = [await setUserPassword(tx, user.email, await askForPassword(user.email, request))];
      await insertMailJob(tx, { kind: "password-changed", userId: user.id, request: {} }, request.now);
      return { text: `${user.email} has a new password. All sessions have ended.`, changes };
    }),
    invite: mailLink("invitation"),
    reset: mailLink("password-reset"),
    "end-sessions": changeOne("was logged out everywhere", endUserSessions),
    disable: changeOne("was disabled", (tx, email, { now }) => setUserDisabled(tx, email, now)),
    enable: changeOne("was enabled", (tx, email) => setUserDisabled(tx, email, null)),
    remove: changeOne("was removed", removeUser),
  },
};

const FIRST_ORGANIZATION = "Subscribers";
const FIRST_ACCESS = "plus:2099-12-31;vignette:2099-12-31";

const describeFirst = (
  email: string,
): string => `${email} is the first account, of the organization “${FIRST_ORGANIZATION}” with all modules. Set its password:
  npm run admin -- user password ${email}
or email a link to set it: npm run admin -- user invite ${email}`;
