import { insertRows, updateRows } from "../directory/rows.ts";
import { isAddress } from "../mail/message.ts";
import { type Db, hasRow } from "../platform/db.ts";
import { endEverySession } from "../session/sessions.sql.ts";
import { setPassword } from "../session/password-resets.sql.ts";
import { AdminRefused, type Change, buildChange } from "./audit.sql.ts";
import { findOrganization } from "./organizations.sql.ts";

export interface UserFacts {
  email: string;
  first_name: string;
  last_name: string;
  organization: string;
  is_staff: boolean;
  is_super_user: boolean;
  /** Whether the user may delete all notes of the organization. */
  is_account_owner: boolean;
  hide_paywalled: boolean;
}

export type User = UserFacts & {
  id: number;
  disabled_at: Date | null;
  /** False for invited accounts without a password. */
  has_password: boolean;
  sessions: number;
  last_seen_at: Date | null;
};

const NO_PASSWORD = "none";

const selectUsers = (condition: string): string =>
  `select u.id, u.email, u.first_name, u.last_name, o.name as organization, u.is_staff, u.is_super_user,
     u.is_account_owner, u.hide_paywalled, u.disabled_at, u.password_hash <> '${NO_PASSWORD}' as has_password, lately.sessions,
     lately.last_seen_at
   from users u join organizations o on o.id = u.organization_id
   cross join lateral (select count(*)::int as sessions, max(last_seen_at) as last_seen_at
     from sessions where user_id = u.id) lately
   where ${condition} order by lower(u.email)`;

export const listUsers = (db: Db): Promise<User[]> => db.query<User>(selectUsers("true"));

export const hasUsers = (db: Db): Promise<boolean> => hasRow(db, "select 1 from users limit 1");

export async function findUser(db: Db, email: string): Promise<User> {
  const [user] = await db.query<User>(selectUsers("lower(u.email) = lower($1)"), [email.trim()]);
  if (!user) throw new AdminRefused(`There is no user ${email}.`);
  return user;
}

/** Adds an account without a password, which is set later or through an invitation. */
export async function addUser(
  tx: Db,
  facts: Partial<UserFacts> & Pick<UserFacts, "email" | "organization">,
): Promise<Change | null> {
  const { id } = await findOrganization(tx, facts.organization);
  await refuseEmail(tx, facts.email, null);
  const { organization: _, ...columns } = facts;
  const account = { organization_id: id, username: facts.email, password_hash: NO_PASSWORD, ...columns };
  await insertRows(tx, "users", [account]);
  return buildChange(facts.email, null, pickFacts(await findUser(tx, facts.email)));
}

export async function setUser(tx: Db, email: string, facts: Partial<UserFacts>): Promise<Change | null> {
  const before = await findUser(tx, email);
  const { organization, ...columns } = facts;
  const wanted = columns.email;
  if (wanted !== undefined) {
    await refuseEmail(tx, wanted, before.id);
    await tx.query("update users set username = $2 where id = $1 and lower(username) = lower(email)", [
      before.id,
      wanted,
    ]);
    // Invalidates links mailed to the old address.
    if (wanted.toLowerCase() !== before.email.toLowerCase()) await endResets(tx, before.id);
  }
  const moved = organization === undefined ? {} : { organization_id: (await findOrganization(tx, organization)).id };
  const changed = { ...columns, ...moved };
  if (Object.keys(changed).length > 0) await updateRows(tx, "users", [{ id: before.id, ...changed }]);
  return buildChange(before.email, pickFacts(before), pickFacts(await findUser(tx, wanted ?? before.email)));
}

export async function setUserPassword(tx: Db, email: string, hash: string): Promise<Change | null> {
  const user = await findUser(tx, email);
  await setPassword(tx, user.id, hash);
  await endEverySession(tx, user.id);
  return { subject: user.email, was: {}, became: { password: "another" } };
}

export async function setUserDisabled(tx: Db, email: string, disabledAt: Date | null): Promise<Change | null> {
  const before = await findUser(tx, email);
  if ((before.disabled_at === null) === (disabledAt === null)) return null;
  await tx.query("update users set disabled_at = $2 where id = $1", [before.id, disabledAt]);
  if (disabledAt !== null) {
    await endEverySession(tx, before.id);
    await endResets(tx, before.id);
  }
  const state = (isDisabled: boolean) => ({ is_disabled: isDisabled });
  return buildChange(before.email, state(disabledAt === null), state(disabledAt !== null));
}

export async function endUserSessions(tx: Db, email: string): Promise<Change | null> {
  const { id, email: subject, sessions } = await findUser(tx, email);
  await endEverySession(tx, id);
  return sessions === 0 ? null : buildChange(subject, { sessions }, { sessions: 0 });
}

export async function removeUser(tx: Db, email: string): Promise<Change | null> {
  const before = await findUser(tx, email);
  await tx.query("delete from users where id = $1", [before.id]);
  return buildChange(before.email, pickFacts(before), null);
}

const pickFacts = ({
  id: _id,
  disabled_at: _at,
  has_password: _has,
  sessions: _count,
  last_seen_at: _seen,
  ...facts
}: User) => facts;

async function endResets(tx: Db, userId: number): Promise<void> {
  await tx.query("delete from password_resets where user_id = $1", [userId]);
}

export function requireEmail(email: string): void {
  if (isAddress(email)) return;
  throw new AdminRefused(`“${email}” isn’t a single email address, like name@example.org.`);
}

async function refuseEmail(tx: Db, email: string, except: number | null): Promise<void> {
  requireEmail(email);
  const others = "select 1 from users where lower(email) = lower($1) and id is distinct from $2::int";
  if (await hasRow(tx, others, [email, except])) throw new AdminRefused(`A user ${email} already exists.`);
}
