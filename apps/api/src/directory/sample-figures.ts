import type { Db } from "../platform/db.ts";

const FIGURES = {
  states: {
    narrative: "''",
    census_visualizations: "'[]'",
    economic_visualizations: "'[]'",
    presidential_election_results: "'[]'",
  },
  districts: { election_results: "'[]'" },
  agencies: { address: "''", phone: "''", fax: "''", email: "''", website: "''", logo: "''" },
} as const;

/** Removes the sample's figures, prose and contacts from places, whose structure is real. */
export async function takeSampleFigures(tx: Db): Promise<void> {
  for (const [table, columns] of Object.entries(FIGURES)) {
    const empty = Object.entries(columns).map(([column, value]) => `${column} = ${value}`);
    await tx.query(
      `update ${table} set ${empty.join(", ")}, figures_source = '', updated_date = null where figures_source = 'sample'`,
    );
  }
}
