import type { ProfileWire } from "@rotunda/core/wire";
import type { DossierBook, DossierPerson } from "../dossiers/dossier-book.ts";
import { EMPTY_PROFILE } from "../profiles/profile-body.ts";

/** Returns a person with only a name by default. */
export function aDossierPerson(facts: Partial<ProfileWire> = {}): DossierPerson {
  const id = facts.id ?? 101;
  const identity = { id, record_type: "profile", briefcase_item_id: `${id}-profile` } as const;
  return { profile: { ...EMPTY_PROFILE, ...identity, preferred_name_display: "Elena Márquez-Ruiz", ...facts } };
}

export function aDossierBook(facts: Partial<DossierBook> = {}): DossierBook {
  return {
    documentName: "River Basin Hearing",
    date: new Date("2026-11-20T09:00:00Z"),
    organization: "Harbor & Vale Associates",
    logo: null,
    productName: "Rotunda",
    isSample: true,
    origin: "https://rotunda.example.org",
    people: [aDossierPerson()],
    ...facts,
  };
}

const staffer = (id: number, first: string, last: string) => ({
  staffer_knowwho_id: id,
  staffer_full_name: `${first} ${last}`,
  staffer_last_name: last,
  title: "Legislative Assistant",
  staffer_email: `${last.toLowerCase()}@example.org`,
  staffer_phone: "202-555-0127",
  is_leadership: false,
  rolenames: ["Legislative Assistant"],
  staffer_interests: [],
  majmin: "" as const,
});

const office = (id: number, type: string, city: string) => ({
  id,
  type,
  position_summary: "",
  phone: "202-555-0179",
  fax: "",
  building: "",
  room: "Suite 60",
  address1: "772 Lincoln Avenue",
  address2: "",
  city,
  state: "WA",
  zip: "98101",
});

/** Returns a fictional person with all sections and a table longer than a page. */
export function aFullDossierPerson(facts: Partial<ProfileWire> = {}): DossierPerson {
  return aDossierPerson({
    position_summary: "United States Senator, Washington",
    headshot: "/api/pictures/portrait/sen-wa-1-f3.svg",
    political_party: "Democrat",
    political_party_full: "Democratic Party",
    leadership_role: "Majority Whip",
    chips: [{ text: "United States Senate", record_type: "", id: null }],
    is_former: true,
    election_status: { name: "U.S. Senate", status: "Running", year: 2028 },
    quick_summary: "<p>A former river engineer who writes water law.</p>",
    narrative: "<p>She negotiated the salmon &amp; dams compact.</p><p>Then came <strong>the second term</strong>.</p>",
    approach_motivations: "<p>Asks for the numbers first.</p>",
    policy_positions_focus: "<p>Water before <em>everything</em>.</p>",
    core_communities: "<p>Growers of the valley.</p>",
    professional_affiliations: "<ul><li>Director, Yakima Credit Union</li><li>Chair<ol><li>Ways</li></ol></li></ul>",
    criticisms_controversies: '<p>Late with a report, <a href="https://example.org/report">since filed</a>.</p>',
    religion: "Roman Catholic",
    birth_date: "1962-03-15",
    age: 64,
    electoral_history: [{ year: 2022, race_name: "U.S. Senate, Washington", status: "Won, 54.3%" }],
    legislative_info_heading: "Congressional Information",
    leadership_post: "Majority Whip",
    committee_leadership: [{ position: "Chair", name: "Senate Committee on Water" }],
    committees: [
      {
        id: 3,
        committee_name: "Senate Committee on Water",
        leadership_title: "Chair",
        rank: { place: 1, of: 9, side: "MAJ" },
        sub_committees: [{ id: 31, committee_name: "Subcommittee on Dams", leadership_title: "", rank: null }],
      },
    ],
    all_caucuses: [
      {
        caucus_category_name: "Rivers",
        caucuses: [{ id: 61, caucus_name: "Salmon Caucus", leadership_title: "Co-chair" }],
      },
    ],
    key_votes: Array.from({ length: 60 }, (_, at) => ({
      bill_number: `S. ${at + 1}`,
      name: `Act ${at + 1}`,
      vote: "Yea",
    })),
    staffers_heading: "Staff of Elena Márquez-Ruiz",
    staffers: [staffer(501, "Mei", "Trinh"), staffer(502, "Leticia", "Alarcón")],
    fec_data: {
      cash_on_hand: "1023076",
      cid: "S1",
      cycle: "2026",
      debt: "0",
      last_updated: "2026-03-31",
      spent: "2416893",
      total: "3433467",
    },
    sig_ratings: [{ name: "Clean Rivers League", rating: "92", timespan: "2025" }],
    offices: [office(1, "Capitol Office", "Washington"), office(2, "State Office", "Seattle")],
    email: "office@marquez.example.org",
    phone: "202-555-0179",
    website_url: "https://marquez.example.org",
    terms: [
      {
        office: "Senator",
        state: "Washington",
        district: "",
        party: "Democrat",
        caucus: "",
        note: "",
        start: "2023-01-03",
        end: "2029-01-03",
      },
    ],
    updated_date: "2026-06-09",
    sources: ["Sample data"],
    ...facts,
  });
}
