import { AdminRefused } from "../admin/audit.sql.ts";
import {
  addUser,
  endUserSessions,
  findUser,
  listUsers,
  removeUser,
  setUser,
  setUserDisabled,
  setUserPassword,
  type User,
} from "../admin/users.sql.ts";
import { insertMailJob } from "../jobs/mail-jobs.sql.ts";
import type { Db } from "../platform/db.ts";
import { hashPassword } from "../session/password.ts";
import { PASSWORD_REFUSALS, refusePassword } from "../session/password-rules.ts";
import {
  type AdminOptions,
  type AdminRequest,
  omitUndefined,
  type Noun,
  requireChange,
  readSwitch,
  readText,
} from "./admin-verb.ts";
import { formatFacts, formatColumns } from "./format-columns.ts";
import { UsageError } from "./run-command.ts";

const FACTS = {
  "first-name": "text",
  "last-name": "text",
  staff: "text",
  super: "text",
  "hide-paywalled": "text",
} as const;

const factsOf = (options: AdminOptions) =>
  omitUndefined({
    first_name: readText(options, "first-name", { mayBeEmpty: true }),
    last_name: readText(options, "last-name", { mayBeEmpty: true }),
    is_staff: readSwitch(options, "staff"),
    is_super_user: readSwitch(options, "super"),
    hide_paywalled: readSwitch(options, "hide-paywalled"),
  });

/** Reads a password from standard input and applies the rules for readers' passwords. */
async function newPassword(email: string, { readSecret }: AdminRequest): Promise<string> {
  const password = await readSecret(`New password of ${email}: `);
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
  return { subject: user.email, was: {}, became: { letter: kind } };
}

export const users: Noun = {
  about: "people who log in: accounts, passwords, sessions, flags",
  notes: `What a user may read is their organization’s: npm run admin -- org set <organization> --access …

  --staff, --super, --hide-paywalled on|off
  --invite              with add: mails a link that sets the first password, and works for a week
  --password-stdin      with add: reads the password from standard input

A password is never an argument. password reads it from standard input, or asks for it on a terminal. Letters are sent by
the server: at once where it runs, else when it starts.`,
  verbs: {
    list: {
      usage: "[--organization <organization>]",
      does: "every user, or one organization’s",
      takes: [],
      options: { organization: "text" },
      kind: "read",
      run: async (db, { options }) => {
        const wanted = readText(options, "organization")?.toLowerCase();
        const all = await listUsers(db);
        const rows = all.filter(({ organization }) => wanted === undefined || organization.toLowerCase() === wanted);
        return { rows, text: rows.length === 0 ? "There is no user." : formatColumns(rows.map(lineOf)) };
      },
    },
    show: {
      usage: "<email>",
      does: "everything about one",
      takes: ["email"],
      kind: "read",
      run: async (db, { args: [email = ""] }) => {
        const rows = await findUser(db, email);
        return { rows, text: formatColumns(formatFacts(rows)) };
      },
    },
    add: {
      usage: "<email> --organization <organization> [--invite | --password-stdin] [options]",
      does: "a new one",
      takes: ["email"],
      options: { ...FACTS, organization: "text", invite: "flag", "password-stdin": "flag" },
      kind: "change",
      run: async (tx, request) => {
        const { args, options } = request;
        const email = (args[0] ?? "").trim();
        const organization = readText(options, "organization");
        if (organization === undefined) throw new UsageError("Name an organization: --organization <organization>");
        const isInvited = options["invite"] === true;
        if (isInvited && options["password-stdin"] === true)
          throw new UsageError("--invite or --password-stdin, not both.");
        const changes = [await addUser(tx, { ...factsOf(options), email, organization })];
        if (isInvited) changes.push(await writeTo(tx, email, "invitation", request));
        if (options["password-stdin"] === true) {
          changes.push(await setUserPassword(tx, email, await newPassword(email, request)));
          return { text: `${email} is added.`, changes };
        }
        const next = isInvited
          ? "A letter with a link is on its way."
          : `Without a password yet: npm run admin -- user invite ${email}`;
        return { text: `${email} is added. ${next}`, changes };
      },
    },
    set: {
      usage: "<email> [--email <email>] [--organization <organization>] [options]",
      does: "changes what is given",
      takes: ["email"],
      options: { ...FACTS, email: "text", organization: "text" },
      kind: "change",
      run: async (tx, { args: [email = ""], options }) => {
        const facts = {
          ...factsOf(options),
          ...omitUndefined({ email: readText(options, "email"), organization: readText(options, "organization") }),
        };
        requireChange(facts);
        return { text: `${email} is changed.`, changes: [await setUser(tx, email, facts)] };
      },
    },
    password: {
      usage: "<email>",
      does: "sets a password, ends the sessions, and tells the owner by mail",
      takes: ["email"],
      kind: "change",
      run: async (tx, request) => {
        const user = await findUser(tx, request.args[0] ?? "");
        const change = await setUserPassword(tx, user.email, await newPassword(user.email, request));
        await insertMailJob(tx, { kind: "password-changed", userId: user.id, request: {} }, request.now);
        return { text: `${user.email} has another password, and no session.`, changes: [change] };
      },
    },
    invite: {
      usage: "<email>",
      does: "mails a link that sets the first password, and works for a week",
      takes: ["email"],
      kind: "change",
      run: async (tx, request) => ({
        text: `A letter to ${request.args[0]} is on its way.`,
        changes: [await writeTo(tx, request.args[0] ?? "", "invitation", request)],
      }),
    },
    reset: {
      usage: "<email>",
      does: "mails a link that sets another password, and works for an hour",
      takes: ["email"],
      kind: "change",
      run: async (tx, request) => ({
        text: `A letter to ${request.args[0]} is on its way.`,
        changes: [await writeTo(tx, request.args[0] ?? "", "password-reset", request)],
      }),
    },
    "end-sessions": {
      usage: "<email>",
      does: "logs a user out everywhere",
      takes: ["email"],
      kind: "change",
      run: async (tx, { args: [email = ""] }) => ({
        text: `${email} is logged out everywhere.`,
        changes: [await endUserSessions(tx, email)],
      }),
    },
    disable: {
      usage: "<email>",
      does: "keeps a user out, and ends the sessions",
      takes: ["email"],
      kind: "change",
      run: async (tx, { args: [email = ""], now }) => ({
        text: `${email} is disabled.`,
        changes: [await setUserDisabled(tx, email, now)],
      }),
    },
    enable: {
      usage: "<email>",
      does: "lets the user in again",
      takes: ["email"],
      kind: "change",
      run: async (tx, { args: [email = ""] }) => ({
        text: `${email} is enabled.`,
        changes: [await setUserDisabled(tx, email, null)],
      }),
    },
    remove: {
      usage: "<email>",
      does: "takes one away, with the folders and what was exported",
      takes: ["email"],
      kind: "change",
      run: async (tx, { args: [email = ""] }) => ({
        text: `${email} is removed.`,
        changes: [await removeUser(tx, email)],
      }),
    },
  },
};

const lineOf = (user: User): string[] => [
  user.email,
  `${user.first_name} ${user.last_name}`.trim(),
  user.organization,
  [
    ...(user.is_super_user ? ["super user"] : []),
    ...(user.is_staff ? ["staff"] : []),
    ...(user.disabled_at === null ? [] : ["disabled"]),
    ...(user.has_password ? [] : ["no password"]),
  ].join(", "),
  user.sessions === 0 ? "" : `last seen ${user.last_seen_at?.toISOString().slice(0, 10) ?? ""}`,
];
