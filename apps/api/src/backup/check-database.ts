import { markSearchStale } from "../directory/search-state.ts";
import type { Db } from "../platform/db.ts";
import { listPendingMigrations } from "../platform/migrate.ts";
import { countSearchDifferences } from "../search/rebuild-search.ts";

interface TableChecks {
  table: string;
  /** Descriptions of problems, each of which completes "N rows …". */
  problems: string[];
  /** Expressions that count the rows of each problem, in the same order. */
  counts: string[];
}

export interface DatabaseReport {
  tables: number;
  rows: number;
  constraints: number;
  problems: string[];
}

/** Checks the database. Changes nothing, but marks an index that differs from the directory to be rebuilt. */
export async function checkDatabase(
  db: Db,
  onTable: (table: string, done: number, total: number) => void = () => {},
): Promise<DatabaseReport> {
  const [pending] = await listPendingMigrations(db);
  if (pending !== undefined)
    throw new Error(
      `The database lacks the migration ${pending}. Start the server, which applies it, and check again.`,
    );
  return db.transaction(async (tx) => {
    if (tx.kind === "postgres") await tx.exec("set transaction isolation level repeatable read");
    // An index could hide what is wrong with the rows.
    await tx.exec(
      "set local enable_indexscan = off; set local enable_indexonlyscan = off; set local enable_bitmapscan = off",
    );
    const tables = await listChecks(tx);
    const report: DatabaseReport = { tables: tables.length, rows: 0, constraints: 0, problems: [] };
    for (const [at, { table, problems, counts }] of tables.entries()) {
      onTable(table, at, tables.length);
      // Casting a row to text also reads its values outside the table (TOAST).
      const [found] = await tx.query<{ rows: number; wrong: number[] }>(
        `select count(*) as rows, sum(length(t::text)), array[${counts.join(", ")}]::int[] as wrong from ${table} t`,
      );
      report.rows += found?.rows ?? 0;
      report.constraints += problems.length;
      for (const [index, problem] of problems.entries()) {
        const wrong = found?.wrong[index] ?? 0;
        if (wrong > 0) report.problems.push(`${table}: ${wrong} rows ${problem}.`);
      }
    }
    await tx.exec("reset enable_indexscan; reset enable_indexonlyscan; reset enable_bitmapscan");
    const { missing, surplus, outdated } = await countSearchDifferences(tx);
    if (missing + surplus + outdated > 0) {
      await markSearchStale(tx);
      report.problems.push(
        `search: ${missing} records are missing, ${surplus} are surplus and ${outdated} differ from the directory; ` +
          "the next start or import rebuilds it.",
      );
    }
    return report;
  });
}

async function listChecks(tx: Db): Promise<TableChecks[]> {
  return tx.query<TableChecks>(
    `select relation::regclass::text as table, array_agg(problem order by problem) as problems,
       array_agg(count order by problem) as counts
     from (
       select attrelid as relation, format('have no %s', attname) as problem,
         format('count(*) filter (where %I is null)', attname) as count
       from pg_attribute where attnum > 0 and attnotnull and not attisdropped
       union all
       select conrelid, format('break the rule %s', conname),
         format('count(*) filter (where not (%s))', pg_get_expr(conbin, conrelid))
       from pg_constraint where contype = 'c'
       union all
       select conrelid, format('refer to missing rows of %s', confrelid::regclass),
         format('(select count(*) from %s a where %s and not exists (select from %s b where %s))', conrelid::regclass,
           string_agg(format('a.%I is not null', a.attname), ' and '), confrelid::regclass,
           string_agg(format('a.%I = b.%I', a.attname, b.attname), ' and '))
       from pg_constraint cross join lateral unnest(conkey, confkey) as pair (one, other)
       join pg_attribute a on a.attrelid = conrelid and a.attnum = pair.one
       join pg_attribute b on b.attrelid = confrelid and b.attnum = pair.other
       where contype = 'f' group by pg_constraint.oid, conrelid, confrelid
       union all
       select indrelid, format('have the same %s as another', array_to_string(keys, ', ')),
         format('(select coalesce(sum(n - 1), 0) from (select count(*) as n from %s where %s and %s group by %s) u)',
           indrelid::regclass, coalesce(pg_get_expr(indpred, indrelid), 'true'),
           case when indnullsnotdistinct then 'true'
             else array_to_string(array(select key || ' is not null' from unnest(keys) key), ' and ') end,
           array_to_string(keys, ', '))
       from pg_index cross join lateral
         (select array(select pg_get_indexdef(indexrelid, k, true) from generate_series(1, indnkeyatts) k) as keys) k
       where indisunique
     ) checks join pg_class on pg_class.oid = relation
     where relkind = 'r' and relnamespace = current_schema()::regnamespace
     group by relation order by 1`,
  );
}
