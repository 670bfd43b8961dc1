import { type ExportRecord, findExportWindowStart } from "@rotunda/core";
import { type Db, findRow } from "../platform/db.ts";

export interface Advisor {
  name: string;
  email: string;
  phone: string;
}

export const findAdvisor = (db: Db, organizationId: number): Promise<Advisor | null> =>
  findRow<Advisor>(
    db,
    "select advisor_name as name, advisor_email as email, advisor_phone as phone from organizations where id = $1",
    [organizationId],
  );

export async function listCountedExports(db: Db, userId: number, now: Date): Promise<ExportRecord[]> {
  return db.query<ExportRecord & Record<string, unknown>>(
    `select created_at as at, row_count as rows from exports
     where user_id = $1 and created_at > $2 and row_count > 0 order by created_at`,
    [userId, findExportWindowStart(now)],
  );
}

export async function listModuleNames(db: Db, ids: readonly number[]): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select name from lookup_items where list = 'subscription_modules' and id = any($1::int[]) order by position, id`,
    [ids],
  );
  return rows.map(({ name }) => name);
}

export async function setHidePaywalled(db: Db, userId: number, isHidden: boolean): Promise<void> {
  await db.query("update users set hide_paywalled = $2 where id = $1", [userId, isHidden]);
}
