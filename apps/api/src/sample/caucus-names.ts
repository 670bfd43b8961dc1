type Chamber = "house" | "senate" | "joint";

/** Who may belong to a caucus; anybody of its chamber where nothing is said. */
export interface CaucusRules {
  /** 1 Republicans, 2 Democrats. */
  party?: 1 | 2;
  gender?: "F";
  ethnicities?: readonly string[];
}

export interface Caucus {
  category: string;
  /** "joint" ones have members of both chambers. */
  chamber: Chamber;
  name: string;
  rules: CaucusRules;
}

// Category: who belongs to each caucus, and its public name. "h" has members of the House, "s" of the Senate, "j" of both;
// then "R" or "D" where it is a party's, "w" where it is one of women, "b", "h" or "a" where it is one of a community.
const LINES = `
Agriculture and Rural Life: h Congressional Biofuels Caucus; h Congressional Chicken Caucus; h Congressional Citrus Caucus; h Congressional Dairy Farmers Caucus; h Congressional Farmer Cooperative Caucus; h House Specialty Crops Caucus; j Congressional Rural Broadband Caucus; h Congressional Sugar Caucus; j Congressional Western Caucus; h Congressional Wine Caucus; s Senate Rural Health Caucus; h Agriculture Research Caucus
Arts and Culture: h Congressional Arts Caucus; h Congressional Humanities Caucus; h Congressional Historic Preservation Caucus; h Congressional Library of Congress Caucus; j Congressional Songwriters Caucus
Business and Labor: h Congressional Apprenticeship Caucus; h Congressional Building Trades Caucus; j Congressional Career and Technical Education Caucus; h Congressional Entrepreneurship Caucus; h Congressional Fintech and Payments Caucus; h Congressional Franchise Caucus; h House Manufacturing Caucus; hD Labor Caucus; hR Main Street Caucus; h Congressional PORTS Caucus; h Congressional Real Estate Caucus; h Congressional Steel Caucus; h Congressional Supply Chain Caucus; h Congressional Travel and Tourism Caucus; j Congressional Blockchain Caucus
Civil and Minority Interests: jDa Congressional Asian Pacific American Caucus; jb Congressional Black Caucus; hDh Congressional Hispanic Caucus; hRh Congressional Hispanic Conference; hD Congressional Equality Caucus; hw Bipartisan Congressional Caucus for Women’s Issues; h Congressional Native American Caucus; h Congressional Caucus on Black Women and Girls; hDw Democratic Women’s Caucus; hD Congressional Voting Rights Caucus; h Bipartisan Disabilities Caucus
Defense and Veterans: h Congressional Air Force Caucus; h House Army Caucus; j Congressional Coast Guard Caucus; j Congressional Electronic Warfare Caucus; h Congressional Submarine Caucus; h Congressional Shipbuilding Caucus; h House National Guard and Reserve Components Caucus; j Congressional Military Family Caucus; h Congressional Navy and Marine Corps Caucus; h Congressional Space Force Caucus; h For Country Caucus; s Senate Defense Communities Caucus; h Congressional Special Operations Forces Caucus
Education: h Congressional Bipartisan Historically Black Colleges and Universities Caucus; h Congressional Community College Caucus; h Congressional Literacy Caucus; j Congressional Pre-K and Child Care Caucus; hR Congressional School Choice Caucus; h Congressional STEM Education Caucus; hD Congressional Public Schools Caucus; h Congressional Afterschool Caucus
Energy and Environment: h Congressional Great Lakes Task Force; h Bipartisan Climate Solutions Caucus; h Chesapeake Bay Watershed Caucus; hR Congressional Coal Caucus; h Congressional Hydrogen and Fuel Cell Caucus; hR Conservative Climate Caucus; h Congressional Oceans Caucus; s Senate Oceans Caucus; h Congressional Solar Caucus; h Congressional Wildfire Caucus; h Everglades Caucus; h International Conservation Caucus; j Advanced Nuclear Caucus; h National Parks Caucus; s Senate Colorado River Caucus; h Natural Gas Caucus; hD Sustainable Energy and Environment Coalition
Foreign Affairs: h Abraham Accords Caucus; h Congressional Arctic Working Group; h Congressional Baltic Caucus; h Congressional Caucus on Armenian Issues; h Congressional Caucus on India and Indian Americans; h Congressional Hellenic Caucus; h Congressional Israel Allies Caucus; h Congressional Taiwan Caucus; j Congressional Ukraine Caucus; h Friends of Ireland Caucus; h Friends of Norway Caucus; h Congressional Pacific Islands Caucus; s Senate Human Rights Caucus; s Senate NATO Observer Group; h Congressional UK Caucus
Government: h Congressional Bike Caucus; h Congressional Civility and Respect Caucus; h Congressional Federal Workforce Caucus; h Congressional Former Mayors Caucus; hD Congressional Freethought Caucus; h Congressional Prayer Caucus; jR Congressional Sovereignty Caucus; h Congressional Transparency Caucus; h Congressional Whistleblower Protection Caucus
Health: h Congressional Addiction, Treatment, and Recovery Caucus; h Congressional Bipartisan Rural Health Caucus; h Congressional Childhood Cancer Caucus; j Congressional Diabetes Caucus; h Congressional Heart and Stroke Coalition; h Congressional Mental Health Caucus; h Congressional Nursing Caucus; hR GOP Doctors Caucus; h Congressional Rare Disease Caucus; h Congressional Telehealth Caucus; h Congressional Task Force on Alzheimer’s Disease; s Senate Cancer Coalition; hD Black Maternal Health Caucus; h Congressional Cystic Fibrosis Caucus
Ideology: hD Blue Dog Coalition; hD Congressional Progressive Caucus; hR House Freedom Caucus; hD New Democrat Coalition; h Problem Solvers Caucus; hR Republican Governance Group; hR Republican Study Committee; hR House Liberty Caucus
Law and Justice: h Congressional Crime Survivors and Justice Caucus; h House Law Enforcement Caucus; hR Congressional Second Amendment Caucus; hD Gun Violence Prevention Task Force; h Congressional Fire Services Caucus; h Second Chance Task Force; h Congressional Human Trafficking Caucus
Science and Technology: h Congressional Artificial Intelligence Caucus; h Congressional Biomedical Research Caucus; h Congressional Cybersecurity Caucus; h Congressional Internet Caucus; h Congressional Nanotechnology Caucus; h House Quantum Caucus; h Congressional Robotics Caucus; h Congressional Semiconductor Caucus; j Congressional Unmanned Systems Caucus; s Senate Artificial Intelligence Caucus; h Congressional Planetary Science Caucus
Sports and Recreation: j Congressional Sportsmen’s Caucus; h Congressional Boating Caucus; h Congressional Motorsports Caucus; h Congressional Horse Caucus
Transportation: h Congressional Bus Caucus; h Congressional High-Speed Rail Caucus; h House General Aviation Caucus; s Senate General Aviation Caucus; h Congressional Public Transportation Caucus; h Congressional Short Line Railroads Caucus; h Congressional Trucking Caucus; h Congressional Electric Vehicle Caucus; h Inland Waterways Caucus`;

const CHAMBERS: Readonly<Record<string, Chamber>> = { h: "house", s: "senate", j: "joint" };
const RULES: Readonly<Record<string, CaucusRules>> = {
  R: { party: 1 },
  D: { party: 2 },
  w: { gender: "F" },
  b: { ethnicities: ["Black or African American"] },
  h: { ethnicities: ["Hispanic or Latino"] },
  a: { ethnicities: ["Asian American", "South Asian American", "Native Hawaiian or Pacific Islander"] },
};

export const CAUCUSES: readonly Caucus[] = LINES.trim()
  .split("\n")
  .flatMap((line) => {
    const [category = "", names = ""] = line.split(": ");
    return names.split("; ").map((entry) => {
      const [marks = ""] = entry.split(" ", 1);
      const rules = Object.assign({}, ...Array.from(marks.slice(1), (mark) => RULES[mark])) as CaucusRules;
      return { category, chamber: CHAMBERS[marks.slice(0, 1)] ?? "house", name: entry.slice(marks.length + 1), rules };
    });
  });
