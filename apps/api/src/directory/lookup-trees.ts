/** A nested list. A branch's place times 100 is its id, a leaf's place is added to it: new entries go to the end. */
export interface LookupTree {
  list: string;
  branches: readonly (readonly [branch: string, ...leaves: string[]])[];
}

export const KEY_POLICY_AREAS: LookupTree = {
  list: "key_policy_areas",
  branches: [
    ["Agriculture and Food", "Crop Insurance", "Food Safety", "Forestry", "Nutrition Assistance", "Rural Development"],
    ["Budget and Taxes", "Corporate Taxation", "Deficit and Debt", "Individual Taxation", "Tax Credits"],
    ["Civil Rights and Justice", "Criminal Justice", "Gun Policy", "Policing", "Privacy", "Voting Rights"],
    ["Defense and Security", "Cybersecurity", "Homeland Security", "Military Personnel", "Procurement", "Veterans"],
    ["Economy and Labor", "Minimum Wage", "Small Business", "Trade", "Unions", "Workforce Training"],
    [
      "Education",
      "Career and Technical Education",
      "Early Childhood",
      "Higher Education",
      "K-12 Schools",
      "Student Debt",
    ],
    ["Energy and Environment", "Climate", "Conservation", "Nuclear Power", "Oil and Gas", "Renewable Energy", "Water"],
    ["Financial Services", "Banking", "Consumer Protection", "Digital Assets", "Housing Finance", "Insurance"],
    ["Foreign Affairs", "Arms Control", "Foreign Aid", "Human Rights", "Indo-Pacific", "Europe", "Middle East"],
    ["Government and Elections", "Campaign Finance", "Ethics", "Federal Workforce", "Redistricting", "Transparency"],
    [
      "Health Care",
      "Insurance Coverage",
      "Medicaid",
      "Medicare",
      "Mental Health",
      "Prescription Drugs",
      "Public Health",
    ],
    ["Housing and Communities", "Affordable Housing", "Disaster Relief", "Homelessness", "Infrastructure"],
    ["Immigration", "Asylum and Refugees", "Border Security", "Employment Visas", "Naturalization"],
    ["Science and Technology", "Artificial Intelligence", "Broadband", "Research Funding", "Semiconductors", "Space"],
    ["Social Policy", "Abortion", "Child Care", "Family Leave", "Retirement", "Social Security"],
    ["Transportation", "Aviation", "Highways", "Ports and Waterways", "Public Transit", "Rail"],
  ],
};

export const INDUSTRIES: LookupTree = {
  list: "industries",
  branches: [
    ["Agriculture", "Crop Production", "Dairy", "Food Processing", "Forestry Products", "Livestock", "Tobacco"],
    ["Communications and Electronics", "Computers", "Internet", "Media", "Printing and Publishing", "Telecom"],
    ["Construction", "Building Materials", "General Contractors", "Home Builders", "Special Trades"],
    ["Defense", "Aerospace", "Electronics Contractors", "Shipbuilding"],
    ["Energy and Natural Resources", "Electric Utilities", "Mining", "Oil and Gas", "Renewables", "Waste Management"],
    ["Finance, Insurance and Real Estate", "Accountants", "Banks", "Insurance", "Real Estate", "Securities"],
    ["Health", "Health Professionals", "Health Services", "Hospitals", "Insurers", "Pharmaceuticals"],
    ["Labor", "Building Trades", "Industrial Unions", "Public Sector Unions", "Transportation Unions"],
    ["Law and Lobbying", "Law Firms", "Lobbyists"],
    ["Manufacturing", "Chemicals", "Motor Vehicles", "Steel", "Textiles"],
    ["Retail and Services", "Beverages", "Hotels and Tourism", "Restaurants", "Retail"],
    ["Transportation", "Air", "Rail", "Sea", "Trucking"],
    ["Education and Nonprofits", "Foundations", "Schools and Colleges"],
  ],
};

export const SPECIAL_INTEREST_GROUPS: LookupTree = {
  list: "special_interest_groups",
  branches: [
    [
      "Business and Taxpayers",
      "National Alliance of Employers",
      "Taxpayer Watch",
      "Small Firms Council",
      "Free Trade Forum",
    ],
    ["Civil Liberties", "Civil Liberties Project", "Voting Rights Coalition", "Privacy First"],
    ["Conservative Policy", "Constitution Scorecard", "Family Heritage Council", "Limited Government Union"],
    ["Environment", "Clean Rivers League", "Conservation Ledger", "Renewable Future"],
    ["Firearms", "Sportsmen’s Rights Association", "Coalition for Gun Safety"],
    ["Health", "Physicians for Patients", "Public Health Ledger", "Seniors’ Health Alliance"],
    ["Immigration", "Secure Borders Institute", "New Americans Network"],
    ["Labor", "Federation of Working People", "Public Employees United", "Building Crafts Council"],
    ["Agriculture and Rural Life", "Growers’ Federation", "Rural Prosperity Network"],
    ["Education", "Teachers’ Assembly", "School Choice Alliance"],
    ["Liberal Policy", "Progress Ledger", "Fair Economy Project"],
    ["Defense and Veterans", "Veterans’ Legislative Council", "Readiness Forum"],
  ],
};

export const PROFILE_TYPES: LookupTree = {
  list: "profile_types",
  branches: [
    [
      "Federal Policymakers",
      "United States Senators",
      "United States Representatives",
      "Delegates",
      "President and Vice President",
      "Cabinet and Agency Heads",
      "Federal Judges",
    ],
    ["State Policymakers", "Governors", "Statewide Officials", "State Senators", "State Representatives", "Mayors"],
    ["Federal Influencers", "National Party Officials", "Lobbyists", "Think Tanks and Advocacy", "Journalists"],
    ["State Influencers", "State Party Officials", "State Lobbyists", "Civic Leaders"],
  ],
};

export const TREES: readonly LookupTree[] = [KEY_POLICY_AREAS, INDUSTRIES, SPECIAL_INTEREST_GROUPS];
