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
  /** How many members it has; chance decides where nothing is said. */
  size: number | null;
}

// Category: who belongs to each caucus, and its public name. "h" has members of the House, "s" of the Senate, "j" of both;
// then "R" or "D" where it is a party's, "w" where it is one of women, "b", "h" or "a" where it is one of a community, and
// "=" with the number of its members where that is known to be large or small.
const LINES = `
Agriculture and Rural Life: h Congressional Biofuels Caucus; h Congressional Chicken Caucus; h Congressional Citrus Caucus; h Congressional Dairy Farmers Caucus; h Congressional Farmer Cooperative Caucus; h House Specialty Crops Caucus; j=84 Congressional Rural Broadband Caucus; h Congressional Sugar Caucus; j=104 Congressional Western Caucus; h Congressional Wine Caucus; s Senate Rural Health Caucus; h Agriculture Research Caucus
Arts and Culture: h=128 Congressional Arts Caucus; h Congressional Humanities Caucus; h Congressional Historic Preservation Caucus; h Congressional Library of Congress Caucus; j Congressional Songwriters Caucus
Business and Labor: h Congressional Apprenticeship Caucus; h Congressional Building Trades Caucus; j Congressional Career and Technical Education Caucus; h Congressional Entrepreneurship Caucus; h Congressional Fintech and Payments Caucus; h Congressional Franchise Caucus; h=88 House Manufacturing Caucus; hD=110 Labor Caucus; hR=72 Main Street Caucus; h Congressional PORTS Caucus; h Congressional Real Estate Caucus; h Congressional Steel Caucus; h Congressional Supply Chain Caucus; h Congressional Travel and Tourism Caucus; j Congressional Blockchain Caucus
Civil and Minority Interests: jDa Congressional Asian Pacific American Caucus; jb Congressional Black Caucus; hDh Congressional Hispanic Caucus; hRh Congressional Hispanic Conference; hD=158 Congressional Equality Caucus; hw Bipartisan Congressional Caucus for Women’s Issues; h Congressional Native American Caucus; h Congressional Caucus on Black Women and Girls; hDw Democratic Women’s Caucus; hD Congressional Voting Rights Caucus; h Bipartisan Disabilities Caucus
Defense and Veterans: h Congressional Air Force Caucus; h House Army Caucus; j Congressional Coast Guard Caucus; j Congressional Electronic Warfare Caucus; h Congressional Submarine Caucus; h Congressional Shipbuilding Caucus; h=108 House National Guard and Reserve Components Caucus; j Congressional Military Family Caucus; h Congressional Navy and Marine Corps Caucus; h Congressional Space Force Caucus; h For Country Caucus; s Senate Defense Communities Caucus; h Congressional Special Operations Forces Caucus
Education: h=112 Congressional Bipartisan Historically Black Colleges and Universities Caucus; h Congressional Community College Caucus; h Congressional Literacy Caucus; j Congressional Pre-K and Child Care Caucus; hR Congressional School Choice Caucus; h=82 Congressional STEM Education Caucus; hD Congressional Public Schools Caucus; h Congressional Afterschool Caucus
Energy and Environment: h Congressional Great Lakes Task Force; h Bipartisan Climate Solutions Caucus; h Chesapeake Bay Watershed Caucus; hR Congressional Coal Caucus; h Congressional Hydrogen and Fuel Cell Caucus; hR=76 Conservative Climate Caucus; h Congressional Oceans Caucus; s Senate Oceans Caucus; h Congressional Solar Caucus; h Congressional Wildfire Caucus; h Everglades Caucus; h International Conservation Caucus; j Advanced Nuclear Caucus; h National Parks Caucus; s Senate Colorado River Caucus; h Natural Gas Caucus; hD Sustainable Energy and Environment Coalition
Foreign Affairs: h Abraham Accords Caucus; h Congressional Arctic Working Group; h Congressional Baltic Caucus; h=118 Congressional Caucus on Armenian Issues; h=124 Congressional Caucus on India and Indian Americans; h Congressional Hellenic Caucus; h=132 Congressional Israel Allies Caucus; h=168 Congressional Taiwan Caucus; j=92 Congressional Ukraine Caucus; h Friends of Ireland Caucus; h Friends of Norway Caucus; h Congressional Pacific Islands Caucus; s Senate Human Rights Caucus; s Senate NATO Observer Group; h Congressional UK Caucus
Government: h=98 Congressional Bike Caucus; h Congressional Civility and Respect Caucus; h Congressional Federal Workforce Caucus; h Congressional Former Mayors Caucus; hD Congressional Freethought Caucus; h=72 Congressional Prayer Caucus; jR Congressional Sovereignty Caucus; h Congressional Transparency Caucus; h Congressional Whistleblower Protection Caucus
Health: h Congressional Addiction, Treatment, and Recovery Caucus; h Congressional Bipartisan Rural Health Caucus; h Congressional Childhood Cancer Caucus; j=176 Congressional Diabetes Caucus; h Congressional Heart and Stroke Coalition; h Congressional Mental Health Caucus; h Congressional Nursing Caucus; hR=18 GOP Doctors Caucus; h Congressional Rare Disease Caucus; h Congressional Telehealth Caucus; h Congressional Task Force on Alzheimer’s Disease; s Senate Cancer Coalition; hD Black Maternal Health Caucus; h Congressional Cystic Fibrosis Caucus
Ideology: hD=12 Blue Dog Coalition; hD=96 Congressional Progressive Caucus; hR=38 House Freedom Caucus; hD=112 New Democrat Coalition; h=52 Problem Solvers Caucus; hR=42 Republican Governance Group; hR=186 Republican Study Committee; hR=14 House Liberty Caucus
Law and Justice: h Congressional Crime Survivors and Justice Caucus; h House Law Enforcement Caucus; hR=34 Congressional Second Amendment Caucus; hD=134 Gun Violence Prevention Task Force; h=226 Congressional Fire Services Caucus; h Second Chance Task Force; h Congressional Human Trafficking Caucus
Science and Technology: h=78 Congressional Artificial Intelligence Caucus; h Congressional Biomedical Research Caucus; h Congressional Cybersecurity Caucus; h Congressional Internet Caucus; h Congressional Nanotechnology Caucus; h House Quantum Caucus; h Congressional Robotics Caucus; h Congressional Semiconductor Caucus; j Congressional Unmanned Systems Caucus; s Senate Artificial Intelligence Caucus; h Congressional Planetary Science Caucus
Sports and Recreation: j=214 Congressional Sportsmen’s Caucus; h Congressional Boating Caucus; h Congressional Motorsports Caucus; h Congressional Horse Caucus
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
      const [word = ""] = entry.split(" ", 1);
      const [marks = "", size = null] = word.split("=");
      const rules = Object.assign({}, ...Array.from(marks.slice(1), (mark) => RULES[mark])) as CaucusRules;
      const chamber = CHAMBERS[marks.slice(0, 1)] ?? "house";
      return {
        category,
        chamber,
        name: entry.slice(word.length + 1),
        rules,
        size: size === null ? null : Number(size),
      };
    });
  });
