import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runExclusively } from "./advisory-locks.ts";
import { type Db, listValues, hasRow } from "./db.ts";

const MIGRATIONS = fileURLToPath(new URL("../../migrations", import.meta.url));

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** Applies each migration in its own transaction. Safe to run concurrently. */
export async function migrate(
  db: Db,
  { folder = MIGRATIONS, upTo }: { folder?: string; upTo?: string } = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await runExclusively(db, "migration", async (tx) => {
    await refuseForeignTables(tx);
    await tx.exec(`create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
    await refuseForeignHistory(tx, migrations);
  });
  const applied: string[] = [];
  for (const migration of migrations) {
    if (upTo !== undefined && migration.name > upTo) break;
    if (await runExclusively(db, "migration", (tx) => apply(tx, migration))) applied.push(migration.name);
  }
  return applied;
}

export async function listPendingMigrations(db: Db): Promise<string[]> {
  const applied = await listValues<string>(db, "select name from schema_migrations");
  return (await listMigrations()).filter((name) => !applied.includes(name));
}

export const listMigrations = async (folder = MIGRATIONS): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();

async function apply(tx: Db, { name, text, checksum }: Migration): Promise<boolean> {
  if (await hasRow(tx, "select 1 from schema_migrations where name = $1", [name])) return false;
  await tx.exec(text);
  await tx.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);
  return true;
}

/** Refuses a database with tables of another program, except those of PostgreSQL's extensions. */
async function refuseForeignTables(tx: Db): Promise<void> {
  const [found] = await tx.query<{ tables: string | null; isRotunda: boolean }>(
    `select string_agg(relname, ', ' order by relname) as tables, exists (
         select from pg_attribute where attrelid = to_regclass('schema_migrations') and attname = 'checksum') as "isRotunda"
     from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`,
  );
  if (!found?.tables || found.isRotunda) return;
  throw new Error(
    `The database contains tables of another program (${found.tables.slice(0, 100)}). Nothing was changed. ` +
      "Name a database of Rotunda’s own: DATABASE_URL=postgresql://user@host/database",
  );
}

async function refuseForeignHistory(tx: Db, migrations: Migration[]): Promise<void> {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  const history = await tx.query<{ name: string; checksum: string }>("select name, checksum from schema_migrations");
  for (const { name, checksum } of history) {
    const migration = byName.get(name);
    if (!migration) {
      throw new Error(
        `The database already has the migration ${name}, which this version lacks: the database is from a newer version. ` +
          "Start that version, or restore a backup of this one into an empty database: npm run data -- restore <file>",
      );
    }
    if (migration.checksum !== checksum) {
      throw new Error(
        `The migration ${name} was changed after the database had it. Restore it and add a new one instead.`,
      );
    }
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = await listMigrations(folder);
  names.forEach((name, index) => {
    if (!/^\d{4}-/u.test(name)) throw new Error(`A migration’s name begins with its number: 0001-….sql, not ${name}.`);
    const before = names[index - 1] ?? "";
    if (before.slice(0, 4) === name.slice(0, 4)) throw new Error(`${before} and ${name} have the same number.`);
  });
  return Promise.all(
    names.map(async (name) => {
      // Normalize line endings: Windows checkouts must have the same checksum.
      const text = (await readFile(join(folder, name), "utf8")).replaceAll("\r\n", "\n");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
}
