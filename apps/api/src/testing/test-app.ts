import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { buildApp, type BuildAppOptions } from "../app.ts";
import type { Db } from "../platform/db.ts";
import { readSettings, type Settings } from "../platform/settings.ts";
import { hashPassword } from "../session/password.ts";

export const NOW = new Date("2026-11-20T15:00:00Z");
export const PASSWORD = "correct horse battery";

/** Headers of a form on this origin. */
export const FROM_OUR_PAGE = { "sec-fetch-site": "same-origin" };

/** Opens the whole server on a test database at `NOW`. */
export const testApp = (
  db: Db,
  { settings, ...options }: Partial<Omit<BuildAppOptions, "settings">> & { settings?: Partial<Settings> } = {},
): Promise<FastifyInstance> =>
  buildApp({ db, settings: { ...readSettings({}), ...settings }, clock: () => NOW, ...options });

export interface TestPerson {
  email: string;
  accessUntil?: string | null;
  accountExpiration?: string | null;
  isStaff?: boolean;
  ranges?: string[];
}

/** Adds a person with a new organization, by default with access. */
export async function addPerson(db: Db, person: TestPerson): Promise<{ userId: number; organizationId: number }> {
  const { email, accessUntil = "2030-01-01", accountExpiration = "2030-01-01", isStaff = false, ranges = [] } = person;
  const [organization] = await db.query<{ id: number }>(
    `insert into organizations (name, account_id, account_expiration, subscription_modules, advisor_name, advisor_email)
     values ($1, 'A-1', $2, '{2,1}', 'Sam Whitlock', 'sam@example.org') returning id`,
    [`Organization of ${email}`, accountExpiration],
  );
  const organizationId = organization?.id ?? 0;
  if (accessUntil) {
    await db.query("insert into organization_access values ($1, 'vignette', $2)", [organizationId, accessUntil]);
  }
  for (const range of ranges) {
    await db.query("insert into organization_ranges (organization_id, range) values ($1, $2)", [organizationId, range]);
  }
  const [user] = await db.query<{ id: number }>(
    `insert into users (organization_id, email, username, first_name, last_name, password_hash, is_staff)
     values ($1, $2, $2, 'Ada', 'Marsh', $3, $4) returning id`,
    [organizationId, email, await hashPassword(PASSWORD, { log2N: 4, r: 1, p: 1 }), isStaff],
  );
  return { userId: user?.id ?? 0, organizationId };
}

export interface LoginRequest {
  email: string;
  password?: string;
  next?: string;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
}

export function postLogin(app: FastifyInstance, request: LoginRequest): Promise<LightMyRequestResponse> {
  const { email, password = PASSWORD, next = "", headers = {}, cookies = {} } = request;
  return app.inject({
    method: "POST",
    url: "/login/",
    headers: { ...FROM_OUR_PAGE, "content-type": "application/x-www-form-urlencoded", ...headers },
    cookies,
    payload: new URLSearchParams({ email, password, next }).toString(),
  });
}

/** Returns the cookies of a new login. */
export async function logIn(app: FastifyInstance, email: string): Promise<Record<string, string>> {
  const answer = await postLogin(app, { email });
  if (answer.statusCode !== 303) throw new Error(`${email} could not log in: ${answer.statusCode}`);
  return cookiesOf(answer);
}

export function cookiesOf(answer: LightMyRequestResponse): Record<string, string> {
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
}
