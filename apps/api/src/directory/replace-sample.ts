import type { Db } from "../platform/db.ts";

/** The sample's figures, prose and contacts of places; the places themselves are real. */
const WITHOUT_FIGURES = {
  states: `narrative = '', census_visualizations = '[]', economic_visualizations = '[]', presidential_election_results = '[]'`,
  districts: `election_results = '[]'`,
  agencies: `address = '', phone = '', fax = '', email = '', website = '', logo = ''`,
};

async function takeSampleFigures(tx: Db): Promise<void> {
  for (const [table, emptied] of Object.entries(WITHOUT_FIGURES)) {
    await tx.query(
      `update ${table} set ${emptied}, figures_source = '', updated_date = null where figures_source = 'sample'`,
    );
  }
}

/** Deletes sample people, groups and figures of places; accounts, folders, districts and agencies stay. */
export async function replaceSample(tx: Db) {
  const items = await tx.query(
    `with gone as (
       select 'profile' as record_type, id from profiles where source = 'sample'
       union all select kind, id from groups where source = 'sample'
       union all select record_type, id from contacts where source = 'sample')
     delete from folder_items using gone
     where folder_items.record_type = gone.record_type and folder_items.record_id = gone.id returning 1`,
  );
  const remove = (table: string) => tx.query(`delete from ${table} where source = 'sample' returning 1`);
  const contacts = await remove("contacts");
  const groups = await remove("groups");
  const people = await remove("profiles");
  await takeSampleFigures(tx);
  await remove("vacancies");
  await tx.query("delete from directory_marks where name in ('sample-hash', 'sample-whole')");
  if (people.length + groups.length + contacts.length === 0) return null;
  return {
    people: people.length,
    groups: groups.length,
    contacts: contacts.length,
    folderItems: items.length,
  };
}

export type ReplacedSample = NonNullable<Awaited<ReturnType<typeof replaceSample>>>;
