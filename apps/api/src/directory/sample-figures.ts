import type { Db } from "../platform/db.ts";

/** The figures, prose and contact columns of places, with their empty values. */
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

/** Takes the sample's figures, prose and contact details out of places; their structure is real and stays. */
export async function takeSampleFigures(tx: Db): Promise<void> {
  for (const [table, columns] of Object.entries(FIGURES)) {
    const empty = Object.entries(columns).map(([column, value]) => `${column} = ${value}`);
    await tx.query(
      `update ${table} set ${empty.join(", ")}, figures_source = '', updated_date = null where figures_source = 'sample'`,
    );
  }
}
