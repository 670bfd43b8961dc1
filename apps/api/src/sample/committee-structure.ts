/** A committee of Congress with the seats each side has on it. Names and sizes are real, who sits there is not. */
export interface CommitteeStructure {
  key: string;
  chamber: "house" | "senate" | "joint";
  name: string;
  jurisdiction: string;
  majority: number;
  minority: number;
  subcommittees: { key: string; name: string; majority: number; minority: number }[];
}

// Key, chamber, majority and minority seats, name, jurisdiction; after a plus sign a subcommittee's.
const LINES = `
HSAG|house|29|24|House Committee on Agriculture|Writes the farm bill: crop and livestock programs, nutrition assistance, rural development, forestry and commodity markets.
+HSAG15|6|5|Forestry and Horticulture
+HSAG22|12|10|Commodity Markets, Digital Assets, and Rural Development
+HSAG16|13|6|General Farm Commodities, Risk Management, and Credit
+HSAG29|14|5|Livestock, Dairy, and Poultry
+HSAG14|10|9|Conservation, Research, and Biotechnology
+HSAG03|11|8|Nutrition and Foreign Agriculture
HSAP|house|34|28|House Committee on Appropriations|Writes the twelve bills that fund the government each year and decides how much every agency may spend.
+HSAP01|9|6|Agriculture, Rural Development, Food and Drug Administration, and Related Agencies
+HSAP19|7|5|Commerce, Justice, Science, and Related Agencies
+HSAP02|10|7|Defense
+HSAP10|9|6|Energy and Water Development and Related Agencies
+HSAP23|8|5|Financial Services and General Government
+HSAP15|6|4|Homeland Security
+HSAP06|7|4|Interior, Environment, and Related Agencies
+HSAP07|10|7|Labor, Health and Human Services, Education, and Related Agencies
+HSAP24|5|3|Legislative Branch
+HSAP18|8|5|Military Construction, Veterans Affairs, and Related Agencies
+HSAP04|7|4|National Security, Department of State, and Related Programs
+HSAP20|8|6|Transportation, Housing and Urban Development, and Related Agencies
HSAS|house|30|27|House Committee on Armed Services|Authorizes the Department of Defense and the armed forces, from pay and bases to weapons and strategy.
+HSAS25|10|8|Tactical Air and Land Forces
+HSAS02|8|6|Military Personnel
+HSAS03|10|9|Readiness
+HSAS28|10|8|Seapower and Projection Forces
+HSAS29|9|7|Strategic Forces
+HSAS26|9|7|Intelligence and Special Operations
+HSAS35|10|9|Cyber, Information Technologies, and Innovation
HSBA|house|30|23|House Committee on Financial Services|Covers banks, insurance, securities, housing finance and the regulators that watch over them.
+HSBA16|14|10|Capital Markets
+HSBA04|10|9|Housing and Insurance
+HSBA09|7|5|Oversight and Investigations
+HSBA20|14|10|Financial Institutions
+HSBA21|12|9|Digital Assets, Financial Technology, and Artificial Intelligence
+HSBA10|10|8|National Security, Illicit Finance, and International Financial Institutions
HSBU|house|21|16|House Committee on the Budget|Drafts the budget resolution that sets spending and revenue targets, and watches whether they are kept.
HSED|house|20|16|House Committee on Education and Workforce|Covers schools and colleges, job training, workplace safety, wages, unions and pensions.
+HSED14|8|7|Early Childhood, Elementary, and Secondary Education
+HSED02|11|9|Health, Employment, Labor, and Pensions
+HSED13|11|10|Higher Education and Workforce Development
+HSED10|6|4|Workforce Protections
HSFA|house|28|22|House Committee on Foreign Affairs|Oversees diplomacy, foreign assistance, arms sales and the use of force abroad.
+HSFA16|7|4|Africa
+HSFA05|8|6|East Asia and Pacific
+HSFA14|7|6|Europe
+HSFA13|8|4|Middle East and North Africa
+HSFA07|8|6|Western Hemisphere
+HSFA17|8|4|Oversight and Intelligence
+HSFA19|8|6|South and Central Asia
HSGO|house|26|21|House Committee on Oversight and Government Reform|Investigates the whole of the executive branch, and covers the civil service, federal buying, records and the District of Columbia.
+HSGO24|6|4|Government Operations
+HSGO06|8|5|Military and Foreign Affairs
+HSGO27|6|4|Health Care and Financial Services
+HSGO05|6|4|Economic Growth, Energy Policy, and Regulatory Affairs
+HSGO12|5|4|Cybersecurity, Information Technology, and Government Innovation
+HSGO16|10|7|Delivering on Government Efficiency
+HSGO33|7|4|Federal Law Enforcement
HSHA|house|8|4|House Committee on House Administration|Runs the House itself and covers federal elections, campaign finance and the institutions of the Capitol.
+HSHA08|4|2|Elections
+HSHA27|2|2|Modernization and Innovation
HSHM|house|17|14|House Committee on Homeland Security|Covers the Department of Homeland Security: borders, aviation and port security, emergencies and cyber defense.
+HSHM11|5|5|Border Security and Enforcement
+HSHM12|4|3|Emergency Management and Technology
+HSHM08|5|3|Cybersecurity and Infrastructure Protection
+HSHM05|5|5|Counterterrorism and Intelligence
+HSHM09|5|4|Oversight, Investigations, and Accountability
+HSHM07|4|3|Transportation and Maritime Security
HSIF|house|30|24|House Committee on Energy and Commerce|Covers health programs, energy, telecommunications, consumer protection and commerce between the states.
+HSIF17|13|10|Commerce, Manufacturing, and Trade
+HSIF16|16|13|Communications and Technology
+HSIF03|17|13|Energy
+HSIF14|17|13|Health
+HSIF02|9|7|Oversight and Investigations
+HSIF18|13|10|Environment
HSII|house|25|20|House Committee on Natural Resources|Covers public lands, parks, minerals, water, fisheries, the territories and the affairs of Native peoples.
+HSII06|14|10|Energy and Mineral Resources
+HSII10|9|7|Federal Lands
+HSII13|14|12|Water, Wildlife and Fisheries
+HSII24|6|5|Indian and Insular Affairs
+HSII15|5|3|Oversight and Investigations
HLIG|house|15|12|House Permanent Select Committee on Intelligence|Authorizes and oversees the intelligence agencies, mostly behind closed doors.
+HLIG09|1|1|Oversight and Investigations
+HLIG01|6|4|Central Intelligence Agency
+HLIG02|6|4|National Security Agency and Cyber
+HLIG04|6|4|Defense Intelligence and Overhead Architecture
+HLIG06|6|4|National Intelligence Enterprise
+HLIG11|6|4|Open Source Intelligence
HSJU|house|24|18|House Committee on the Judiciary|Covers courts and crime, civil liberties, immigration, antitrust, patents and amendments to the Constitution.
+HSJU10|9|7|The Constitution and Limited Government
+HSJU03|8|6|Courts, Intellectual Property, Artificial Intelligence, and the Internet
+HSJU08|6|4|Crime and Federal Government Surveillance
+HSJU01|14|9|Immigration Integrity, Security, and Enforcement
+HSJU05|8|6|The Administrative State, Regulatory Reform, and Antitrust
+HSJU13|5|3|Oversight
HSPW|house|35|31|House Committee on Transportation and Infrastructure|Covers highways, transit, rail, aviation, pipelines, ports, water projects, public buildings and disaster relief.
+HSPW05|21|18|Aviation
+HSPW07|7|6|Coast Guard and Maritime Transportation
+HSPW13|7|7|Economic Development, Public Buildings, and Emergency Management
+HSPW12|26|25|Highways and Transit
+HSPW14|16|14|Railroads, Pipelines, and Hazardous Materials
+HSPW02|16|15|Water Resources and Environment
HSRU|house|9|4|House Committee on Rules|Decides when a bill reaches the floor, for how long it is debated and which amendments may be offered.
+HSRU02|4|2|Legislative and Budget Process
+HSRU04|4|2|Rules and Organization of the House
HSSM|house|13|11|House Committee on Small Business|Looks after lending, contracting and regulation as they touch small firms.
+HSSM23|5|5|Contracting and Infrastructure
+HSSM24|4|5|Oversight, Investigations, and Regulations
+HSSM27|4|4|Economic Growth, Tax, and Capital Access
+HSSM21|6|4|Rural Development, Energy, and Supply Chains
+HSSM22|5|5|Innovation, Entrepreneurship, and Workforce Development
HSSO|house|5|5|House Committee on Ethics|Advises members on the rules of conduct and investigates those said to have broken them; it sits with equal numbers of both parties.
HSSY|house|21|18|House Committee on Science, Space, and Technology|Covers space, energy and environmental research, standards, weather and the science agencies.
+HSSY20|8|6|Energy
+HSSY21|5|3|Investigations and Oversight
+HSSY16|7|5|Space and Aeronautics
+HSSY18|4|3|Environment
+HSSY15|7|5|Research and Technology
HSVR|house|14|10|House Committee on Veterans' Affairs|Covers veterans’ health care, benefits, education, cemeteries and housing loans.
+HSVR09|5|4|Disability Assistance and Memorial Affairs
+HSVR10|5|4|Economic Opportunity
+HSVR03|7|4|Health
+HSVR08|4|3|Oversight and Investigations
+HSVR11|3|1|Technology Modernization
HSWM|house|26|19|House Committee on Ways and Means|Writes tax and trade law, and covers Social Security, Medicare and the public debt.
+HSWM02|11|8|Health
+HSWM03|8|5|Work and Welfare
+HSWM06|8|5|Oversight
+HSWM05|11|8|Tax
+HSWM01|8|5|Social Security
+HSWM04|12|9|Trade
JCSE|joint|5|4|Commission on Security and Cooperation in Europe|Follows human rights and security in the countries of the Helsinki accords, with members of both houses.
JSEC|joint|12|8|Joint Economic Committee|Reviews the state of the economy and the government’s reports on it; it writes no bills.
JSLC|joint|6|4|Joint Committee of Congress on the Library|Oversees the Library of Congress and the works of art in the Capitol.
JSPR|joint|6|4|Joint Committee on Printing|Oversees how the government prints and publishes.
JSTX|joint|6|4|Joint Committee on Taxation|Keeps the nonpartisan staff that estimates what tax bills cost.
SCNC|senate|4|3|United States Senate Caucus on International Narcotics Control|Follows the trade in illegal drugs and the agencies that fight it, at home and abroad.
SLET|senate|3|3|Senate Select Committee on Ethics|Advises senators on the rules of conduct and investigates those said to have broken them; it sits with equal numbers of both parties.
SLIA|senate|6|5|Senate Committee on Indian Affairs|Covers the federal government’s obligations to tribes: lands, claims, health, education and self-government.
SLIN|senate|11|10|Senate Select Committee on Intelligence|Authorizes and oversees the intelligence agencies, mostly behind closed doors.
SPAG|senate|7|6|Senate Special Committee on Aging|Studies what concerns older Americans, from fraud to long-term care; it reports, and leaves bills to others.
SSAF|senate|12|11|Senate Committee on Agriculture, Nutrition, and Forestry|Writes the farm bill: crops, nutrition, conservation, forestry, rural credit and commodity markets.
+SSAF13|7|6|Commodities, Derivatives, Risk Management, and Trade
+SSAF14|7|6|Conservation, Forestry, Natural Resources, and Biotechnology
+SSAF15|7|6|Rural Development, Energy, and Credit
+SSAF16|7|6|Food and Nutrition, Specialty Crops, Organics, and Research
+SSAF17|7|6|Livestock, Dairy, Poultry, and Food Safety
SSAP|senate|15|14|Senate Committee on Appropriations|Writes the twelve bills that fund the government each year and decides how much every agency may spend.
+SSAP16|9|9|Commerce, Justice, Science, and Related Agencies
+SSAP22|10|8|Energy and Water Development
+SSAP23|5|5|Financial Services and General Government
+SSAP14|7|5|Department of Homeland Security
+SSAP17|8|7|Department of Interior, Environment, and Related Agencies
+SSAP18|10|8|Departments of Labor, Health and Human Services, and Education, and Related Agencies
+SSAP19|9|8|Military Construction, Veterans Affairs, and Related Agencies
+SSAP20|8|7|State, Foreign Operations, and Related Programs
+SSAP24|9|8|Transportation, Housing and Urban Development, and Related Agencies
+SSAP01|8|8|Agriculture, Rural Development, Food and Drug Administration, and Related Agencies
+SSAP02|9|8|Department of Defense
+SSAP08|4|3|Legislative Branch
SSAS|senate|14|13|Senate Committee on Armed Services|Authorizes the Department of Defense and the armed forces, and examines its nominees.
+SSAS14|8|7|Airland
+SSAS20|9|8|Emerging Threats and Capabilities
+SSAS17|6|5|Personnel
+SSAS15|7|6|Readiness and Management Support
+SSAS13|7|6|Seapower
+SSAS16|7|6|Strategic Forces
+SSAS21|6|5|Cybersecurity
SSBK|senate|13|11|Senate Committee on Banking, Housing, and Urban Affairs|Covers banks, securities, insurance, housing, transit and the currency.
+SSBK12|6|5|Economic Policy
+SSBK05|5|4|National Security and International Trade and Finance
+SSBK04|9|8|Securities, Insurance, and Investment
+SSBK09|7|6|Housing, Transportation, and Community Development
+SSBK08|9|8|Financial Institutions and Consumer Protection
+SSBK13|6|5|Digital Assets
SSBU|senate|11|10|Senate Committee on the Budget|Drafts the budget resolution and the instructions that let some bills pass by a simple majority.
SSCM|senate|15|13|Senate Committee on Commerce, Science, and Transportation|Covers commerce between the states, communications, aviation, rail, oceans, space and consumer protection.
+SSCM33|7|6|Aviation, Space, and Innovation
+SSCM34|15|13|Telecommunications and Media
+SSCM35|9|8|Consumer Protection, Technology, and Data Privacy
+SSCM36|6|5|Coast Guard, Maritime, and Fisheries
+SSCM37|7|6|Science, Manufacturing, and Competitiveness
+SSCM38|9|8|Surface Transportation, Freight, Pipelines, and Safety
+SSCM39|0|0|Tourism, Trade, and Export Promotion
SSEG|senate|11|9|Senate Committee on Energy and Natural Resources|Covers energy supply and research, public lands, mining, water and the territories.
+SSEG07|7|6|Water and Power
+SSEG04|5|4|National Parks
+SSEG01|9|8|Energy
+SSEG03|8|7|Public Lands, Forests, and Mining
SSEV|senate|10|9|Senate Committee on Environment and Public Works|Covers air and water quality, highways, public works, wildlife and nuclear safety.
+SSEV10|9|8|Clean Air, Climate, and Nuclear Innovation and Safety
+SSEV09|6|5|Chemical Safety, Waste Management, Environmental Justice, and Regulatory Oversight
+SSEV08|9|8|Transportation and Infrastructure
+SSEV15|7|6|Fisheries, Wildlife, and Water
SSFI|senate|14|13|Senate Committee on Finance|Writes tax and trade law, and covers Social Security, Medicare, Medicaid and the public debt.
+SSFI12|7|6|Energy, Natural Resources, and Infrastructure
+SSFI10|12|11|Health Care
+SSFI13|9|8|International Trade, Customs, and Global Competitiveness
+SSFI14|3|2|Fiscal Responsibility and Economic Growth
+SSFI11|10|9|Taxation and IRS Oversight
+SSFI02|4|3|Social Security, Pensions, and Family Policy
SSFR|senate|12|10|Senate Committee on Foreign Relations|Considers treaties and ambassadors, and oversees diplomacy, assistance and the use of force abroad.
+SSFR01|6|5|Europe and Regional Security Cooperation
+SSFR09|6|5|Africa and Global Health Policy
+SSFR02|6|5|East Asia, the Pacific, and International Cybersecurity Policy
+SSFR07|6|5|Near East, South Asia, Central Asia, and Counterterrorism
+SSFR06|6|5|Western Hemisphere, Transnational Crime, Civilian Security, Democracy, Human Rights, and Global Women's Issues
+SSFR15|6|5|Multilateral International Development, Multilateral Institutions, and International Economic, Energy, and Environmental Policy
+SSFR14|6|5|State Department and USAID Management, International Operations, and Bilateral International Development
SSGA|senate|8|7|Senate Committee on Homeland Security and Governmental Affairs|Investigates the whole of the executive branch, and covers homeland security, the civil service, the census and the postal service.
+SSGA01|6|5|Permanent Subcommittee on Investigations
+SSGA20|5|4|Disaster Management, District of Columbia, and Census
+SSGA22|6|5|Border Management, Federal Workforce, and Regulatory Affairs
SSHR|senate|12|11|Senate Committee on Health, Education, Labor, and Pensions|Covers public health, schools and colleges, labor standards, pensions and biomedical research.
+SSHR11|8|7|Employment and Workplace Safety
+SSHR12|10|9|Primary Health and Retirement Security
+SSHR09|8|7|Education and the American Family
SSJU|senate|12|10|Senate Committee on the Judiciary|Examines nominees to the bench, and covers crime, immigration, antitrust, patents and amendments to the Constitution.
+SSJU21|7|6|the Constitution
+SSJU22|6|5|Crime and Counterterrorism
+SSJU01|6|5|Antitrust, Competition Policy, and Consumer Rights
+SSJU04|7|6|Border Security and Immigration
+SSJU25|6|5|Federal Courts, Oversight, Agency Action, and Federal Rights
+SSJU26|6|5|Intellectual Property
+SSJU27|0|0|Human Rights and the Law
+SSJU28|6|5|Privacy, Technology, and the Law
SSRA|senate|9|8|Senate Committee on Rules and Administration|Runs the Senate itself and covers federal elections, its own procedure and the institutions of the Capitol.
SSSB|senate|10|9|Senate Committee on Small Business and Entrepreneurship|Looks after lending, contracting and regulation as they touch small firms.
SSVA|senate|10|9|Senate Committee on Veterans' Affairs|Covers veterans’ health care, benefits, education, cemeteries and burial.
HSZS|house|13|10|House Select Committee on the Strategic Competition Between the United States and the Chinese Communist Party|Studies economic, technological and security rivalry with China; it reports, and leaves bills to others.`;

export const COMMITTEES: readonly CommitteeStructure[] = LINES.trim()
  .split("\n+")
  .join("\t")
  .split("\n")
  .map((line) => {
    const [own = "", ...parts] = line.split("\t");
    const [key = "", chamber = "", majority, minority, name = "", jurisdiction = ""] = own.split("|");
    return {
      key,
      chamber: chamber === "house" || chamber === "senate" ? chamber : "joint",
      name,
      jurisdiction,
      majority: Number(majority),
      minority: Number(minority),
      subcommittees: parts.map((part) => {
        const [partKey = "", partMajority, partMinority, partName = ""] = part.split("|");
        return { key: partKey, name: partName, majority: Number(partMajority), minority: Number(partMinority) };
      }),
    };
  });
