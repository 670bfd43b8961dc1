// The flat lists. An entry's place is its id, and ids stand in saved search addresses: new entries go to the end.

export const GENDERS = ["Female", "Male", "Nonbinary"];

export const RELIGIONS = [
  "African Methodist Episcopal",
  "Agnostic",
  "Assemblies of God",
  "Atheist",
  "Baptist",
  "Buddhist",
  "Christian",
  "Christian Reformed",
  "Christian Science",
  "Church of Christ",
  "Congregationalist",
  "Disciples of Christ",
  "Eastern Orthodox",
  "Episcopalian",
  "Evangelical",
  "Hindu",
  "Jewish",
  "Latter-day Saint",
  "Lutheran",
  "Mennonite",
  "Methodist",
  "Muslim",
  "Nazarene",
  "Nondenominational Christian",
  "Pentecostal",
  "Presbyterian",
  "Protestant",
  "Quaker",
  "Roman Catholic",
  "Seventh-day Adventist",
  "Sikh",
  "Unaffiliated",
  "Unitarian Universalist",
  "United Church of Christ",
];

export const ETHNICITIES = [
  "Alaska Native",
  "Asian American",
  "Black or African American",
  "Hispanic or Latino",
  "Middle Eastern or North African",
  "Multiracial",
  "Native American",
  "Native Hawaiian or Pacific Islander",
  "South Asian American",
  "White",
];

export const MARITAL_STATUSES = ["Single", "Married", "Partnered", "Separated", "Divorced", "Widowed"];

export const DEGREES = [
  "High School Diploma",
  "Certificate",
  "Associate",
  "A.A.",
  "A.S.",
  "Bachelor’s",
  "B.A.",
  "B.S.",
  "B.B.A.",
  "B.F.A.",
  "B.S.N.",
  "B.Eng.",
  "Master’s",
  "M.A.",
  "M.S.",
  "M.B.A.",
  "M.P.A.",
  "M.P.H.",
  "M.P.P.",
  "M.Ed.",
  "M.Div.",
  "M.F.A.",
  "M.S.W.",
  "LL.M.",
  "J.D.",
  "M.D.",
  "D.O.",
  "D.D.S.",
  "D.V.M.",
  "Ed.D.",
  "Ph.D.",
  "Psy.D.",
  "Pharm.D.",
];

export const JOB_CATEGORIES = [
  "Chief of Staff",
  "Deputy Chief of Staff",
  "Legislative Director",
  "Deputy Legislative Director",
  "Legislative Assistant",
  "Legislative Correspondent",
  "Legislative Counsel",
  "Senior Policy Advisor",
  "Communications Director",
  "Press Secretary",
  "Digital Director",
  "Speechwriter",
  "Scheduler",
  "Executive Assistant",
  "Office Manager",
  "Systems Administrator",
  "State or District Director",
  "Field Representative",
  "Caseworker",
  "Grants Coordinator",
  "Military and Veterans Liaison",
  "Outreach Director",
  "Staff Assistant",
  "Staff Director",
  "Deputy Staff Director",
  "Chief Counsel",
  "Counsel",
  "Professional Staff Member",
  "Investigator",
  "Clerk",
  "Appointments Director",
  "Budget Director",
  "Intergovernmental Affairs Director",
];

export const JOB_CATEGORIES_FEDERAL = [
  "Secretary",
  "Deputy Secretary",
  "Under Secretary",
  "Assistant Secretary",
  "Deputy Assistant Secretary",
  "Administrator",
  "Deputy Administrator",
  "Commissioner",
  "Director",
  "Deputy Director",
  "Chief of Staff",
  "General Counsel",
  "Inspector General",
  "Chief Financial Officer",
  "Chief Information Officer",
  "Legislative Affairs",
  "Public Affairs",
  "Regional Administrator",
  "Senior Advisor",
  "White House Liaison",
  "Chief",
  "Chair",
  "Chief Human Capital Officer",
  "Chief Operating Officer",
  "Program Director",
  "Science and Technology Advisor",
  "Budget Officer",
  "Acquisition and Procurement",
  "Civil Rights and Equal Opportunity",
  "Intergovernmental Affairs",
];

export const JOB_CATEGORIES_STATE = [
  "Chief of Staff",
  "Legislative Director",
  "Legislative Aide",
  "Policy Analyst",
  "Communications Director",
  "Press Secretary",
  "Scheduler",
  "District Director",
  "Constituent Services",
  "Committee Clerk",
  "Committee Counsel",
  "Fiscal Analyst",
  "Executive Assistant",
];

export const FOCUS_AREAS = [
  "Agriculture",
  "Appropriations",
  "Arts and Humanities",
  "Banking and Finance",
  "Budget",
  "Business and Commerce",
  "Campaign Finance and Elections",
  "Civil Rights",
  "Conservation",
  "Consumer Affairs",
  "Crime and Law Enforcement",
  "Defense",
  "Disability",
  "Disaster Relief",
  "Economic Development",
  "Education",
  "Energy",
  "Environment",
  "Ethics",
  "Families and Children",
  "Foreign Affairs",
  "Government Operations",
  "Gun Policy",
  "Health Care",
  "Homeland Security",
  "Housing",
  "Human Rights",
  "Immigration",
  "Indian Affairs",
  "Infrastructure",
  "Intellectual Property",
  "Intelligence",
  "Judiciary",
  "Labor",
  "Medicare and Medicaid",
  "Natural Resources",
  "Nutrition",
  "Postal Service",
  "Public Lands",
  "Science and Technology",
  "Seniors",
  "Small Business",
  "Social Security",
  "Space",
  "Taxation",
  "Telecommunications",
  "Tourism",
  "Trade",
  "Transportation",
  "Veterans",
  "Water",
  "Women’s Issues",
];

export const EDITORIAL_GROUPS = [
  "Congressional Leadership",
  "Committee Chairs",
  "Ranking Members",
  "Freshman Members",
  "Governors",
  "Open and Competitive Seats",
  "Former Governors in Congress",
  "Veterans in Congress",
  "Physicians in Congress",
  "Members to Watch",
];

export const POSITION_STATUSES = ["In office", "Elect", "Acting", "Appointed", "Nominated", "Retiring", "Former"];

export const APPOINTMENTS = [
  "Presidential Appointment with Senate Confirmation",
  "Presidential Appointment",
  "Noncareer Executive",
  "Career Executive",
  "Schedule C",
  "Limited Term",
  "Elected",
  "Appointed to a Vacancy",
];

// oxfmt would put each name on a line of its own: a list is read better in the form it is kept.
const COUNTRY_CODES =
  "AF Afghanistan|AL Albania|DZ Algeria|AD Andorra|AO Angola|AG Antigua and Barbuda|AR Argentina|AM Armenia|AU Australia|" +
  "AT Austria|AZ Azerbaijan|BS Bahamas|BH Bahrain|BD Bangladesh|BB Barbados|BY Belarus|BE Belgium|BZ Belize|BJ Benin|" +
  "BT Bhutan|BO Bolivia|BA Bosnia and Herzegovina|BW Botswana|BR Brazil|BN Brunei|BG Bulgaria|BF Burkina Faso|BI Burundi|" +
  "CV Cabo Verde|KH Cambodia|CM Cameroon|CA Canada|CF Central African Republic|TD Chad|CL Chile|CN China|CO Colombia|" +
  "KM Comoros|CG Congo|CD Democratic Republic of the Congo|CR Costa Rica|CI Côte d’Ivoire|HR Croatia|CU Cuba|CY Cyprus|" +
  "CZ Czechia|DK Denmark|DJ Djibouti|DM Dominica|DO Dominican Republic|EC Ecuador|EG Egypt|SV El Salvador|" +
  "GQ Equatorial Guinea|ER Eritrea|EE Estonia|SZ Eswatini|ET Ethiopia|FJ Fiji|FI Finland|FR France|GA Gabon|GM Gambia|" +
  "GE Georgia|DE Germany|GH Ghana|GR Greece|GD Grenada|GT Guatemala|GN Guinea|GW Guinea-Bissau|GY Guyana|HT Haiti|" +
  "HN Honduras|HK Hong Kong|HU Hungary|IS Iceland|IN India|ID Indonesia|IR Iran|IQ Iraq|IE Ireland|IL Israel|IT Italy|" +
  "JM Jamaica|JP Japan|JO Jordan|KZ Kazakhstan|KE Kenya|KI Kiribati|XK Kosovo|KW Kuwait|KG Kyrgyzstan|LA Laos|LV Latvia|" +
  "LB Lebanon|LS Lesotho|LR Liberia|LY Libya|LI Liechtenstein|LT Lithuania|LU Luxembourg|MG Madagascar|MW Malawi|" +
  "MY Malaysia|MV Maldives|ML Mali|MT Malta|MH Marshall Islands|MR Mauritania|MU Mauritius|MX Mexico|FM Micronesia|" +
  "MD Moldova|MC Monaco|MN Mongolia|ME Montenegro|MA Morocco|MZ Mozambique|MM Myanmar|NA Namibia|NR Nauru|NP Nepal|" +
  "NL Netherlands|NZ New Zealand|NI Nicaragua|NE Niger|NG Nigeria|KP North Korea|MK North Macedonia|NO Norway|OM Oman|" +
  "PK Pakistan|PW Palau|PS Palestine|PA Panama|PG Papua New Guinea|PY Paraguay|PE Peru|PH Philippines|PL Poland|" +
  "PT Portugal|QA Qatar|RO Romania|RU Russia|RW Rwanda|KN Saint Kitts and Nevis|LC Saint Lucia|" +
  "VC Saint Vincent and the Grenadines|WS Samoa|SM San Marino|ST São Tomé and Príncipe|SA Saudi Arabia|SN Senegal|" +
  "RS Serbia|SC Seychelles|SL Sierra Leone|SG Singapore|SK Slovakia|SI Slovenia|SB Solomon Islands|SO Somalia|" +
  "ZA South Africa|KR South Korea|SS South Sudan|ES Spain|LK Sri Lanka|SD Sudan|SR Suriname|SE Sweden|CH Switzerland|" +
  "SY Syria|TW Taiwan|TJ Tajikistan|TZ Tanzania|TH Thailand|TL Timor-Leste|TG Togo|TO Tonga|TT Trinidad and Tobago|" +
  "TN Tunisia|TR Türkiye|TM Turkmenistan|TV Tuvalu|UG Uganda|UA Ukraine|AE United Arab Emirates|GB United Kingdom|" +
  "US United States|UY Uruguay|UZ Uzbekistan|VU Vanuatu|VA Vatican City|VE Venezuela|VN Vietnam|YE Yemen|ZM Zambia|" +
  "ZW Zimbabwe";

export const COUNTRIES = COUNTRY_CODES.split("|").map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));
