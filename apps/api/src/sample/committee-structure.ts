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
HSAG|house|29|24|House Committee on Agriculture|The House Committee on Agriculture has legislative jurisdiction over agriculture, food, rural development, and forestry.
+HSAG15|6|5|Forestry and Horticulture
+HSAG22|12|10|Commodity Markets, Digital Assets, and Rural Development
+HSAG16|13|6|General Farm Commodities, Risk Management, and Credit
+HSAG29|14|5|Livestock, Dairy, and Poultry
+HSAG14|10|9|Conservation, Research, and Biotechnology
+HSAG03|11|8|Nutrition and Foreign Agriculture
HSAP|house|34|28|House Committee on Appropriations|The House Committee on Appropriations is responsible for legislation allocating federal funds prior to expenditure from the treasury. Appropriations are generally limited to the levels set by the Budget Resolution drafted by the House Committee on the Budget. The Committee is also responsible for supplemental spending bills, which are sometimes needed in the middle of a fiscal year to compensate for emergency expenses.
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
HSAS|house|30|27|House Committee on Armed Services|The House Committee on Armed Services has legislative jurisdiction over military and defense.
+HSAS25|10|8|Tactical Air and Land Forces
+HSAS02|8|6|Military Personnel
+HSAS03|10|9|Readiness
+HSAS28|10|8|Seapower and Projection Forces
+HSAS29|9|7|Strategic Forces
+HSAS26|9|7|Intelligence and Special Operations
+HSAS35|10|9|Cyber, Information Technologies, and Innovation
HSBA|house|30|23|House Committee on Financial Services|The House Financial Services Committee has jurisdiction over issues pertaining to the economy, the banking system, housing, insurance, and securities and exchanges. Additionally, the Committee also has jurisdiction over monetary policy, international finance, international monetary organizations, and efforts to combat terrorist financing. The Committee oversees the Nation’s economy through its oversight of the Federal Reserve Board and individual reserve banks, the Treasury, the production and distribution of currency, and the Nation’s capital markets.
+HSBA16|14|10|Capital Markets
+HSBA04|10|9|Housing and Insurance
+HSBA09|7|5|Oversight and Investigations
+HSBA20|14|10|Financial Institutions
+HSBA21|12|9|Digital Assets, Financial Technology, and Artificial Intelligence
+HSBA10|10|8|National Security, Illicit Finance, and International Financial Institutions
HSBU|house|21|16|House Committee on the Budget|The House Committee on the Budget is responsible for drafting a concurrent resolution on the budget for congressional action on spending, revenue, and debt-limit legislation. The Budget Resolution must be jointly agreed to by both the House and the Senate, but does not need to be signed by the President. The Committee is also responsible for enforcing the Budget Resolution by informing representatives of violations to the budget, and by working with other committees, such as the Committee on Appropriations, to prevent potential violations.
HSED|house|20|16|House Committee on Education and Workforce|The committee has legislative jurisdiction over matters related to higher and lower education, workforce development and protections, and health, employment, labor, and pensions.
+HSED14|8|7|Early Childhood, Elementary, and Secondary Education
+HSED02|11|9|Health, Employment, Labor, and Pensions
+HSED13|11|10|Higher Education and Workforce Development
+HSED10|6|4|Workforce Protections
HSFA|house|28|22|House Committee on Foreign Affairs|The House Committee on Foreign Affairs considers legislation that impacts the diplomatic community, which includes the Department of State, the Agency for International Development, the Peace Corps, the United Nations, and the enforcement of the Arms Export Control Act.
+HSFA16|7|4|Africa
+HSFA05|8|6|East Asia and Pacific
+HSFA14|7|6|Europe
+HSFA13|8|4|Middle East and North Africa
+HSFA07|8|6|Western Hemisphere
+HSFA17|8|4|Oversight and Intelligence
+HSFA19|8|6|South and Central Asia
HSGO|house|26|21|House Committee on Oversight and Government Reform|The committee oversees the federal government and all of its agencies to ensure efficiency, effectiveness, and accountability. The Committee oversees government operations, health care, information technology, interior, energy and environment, national security, and intergovernmental affairs.
+HSGO24|6|4|Government Operations
+HSGO06|8|5|Military and Foreign Affairs
+HSGO27|6|4|Health Care and Financial Services
+HSGO05|6|4|Economic Growth, Energy Policy, and Regulatory Affairs
+HSGO12|5|4|Cybersecurity, Information Technology, and Government Innovation
+HSGO16|10|7|Delivering on Government Efficiency
+HSGO33|7|4|Federal Law Enforcement
HSHA|house|8|4|House Committee on House Administration|The Committee on House Administration has legislative jurisdiction over the federal elections and the day-to-day operations of the House. The Committee's jurisdiction over federal elections requires it to consider proposals to amend federal election law and to monitor congressional elections across the United States. The Committee also sets budget authorizations for expenses of other House committees and members of Congress. It also oversees several federal organizations such as the Library of Congress and Smithsonian Institution.
+HSHA08|4|2|Elections
+HSHA27|2|2|Modernization and Innovation
HSHM|house|17|14|House Committee on Homeland Security|The House Committee on Homeland Security has jurisdiction over matters related to national defense. It has six subcommittees on border and maritime security; counterterrorism and intelligence; cybersecurity and infrastructure protection; emergency preparedness, response, and communications; oversight and management efficiency; and transportation and protective security. The Committee was created in 2002 in the aftermath of the September 11th, 2001 attacks.
+HSHM11|5|5|Border Security and Enforcement
+HSHM12|4|3|Emergency Management and Technology
+HSHM08|5|3|Cybersecurity and Infrastructure Protection
+HSHM05|5|5|Counterterrorism and Intelligence
+HSHM09|5|4|Oversight, Investigations, and Accountability
+HSHM07|4|3|Transportation and Maritime Security
HSIF|house|30|24|House Committee on Energy and Commerce|The House Committee on Energy and Commerce has legislative jurisdiction on matters related to telecommunications, consumer protection, food and drug safety, public health research, environmental quality, energy policy, and interstate and foreign commerce. It oversees multiple cabinet-level Departments and independent agencies, including the Departments of Energy, Health and Human Services, Commerce, and Transportation, as well as the Environmental Protection Agency, the Federal Trade Commission, the Food and Drug Administration, and the Federal Communications Commission.
+HSIF17|13|10|Commerce, Manufacturing, and Trade
+HSIF16|16|13|Communications and Technology
+HSIF03|17|13|Energy
+HSIF14|17|13|Health
+HSIF02|9|7|Oversight and Investigations
+HSIF18|13|10|Environment
HSII|house|25|20|House Committee on Natural Resources|The House Committee on Natural Resources considers legislation about American energy production, mineral lands and mining, fisheries and wildlife, public lands, oceans, Native Americans, irrigation and reclamation.
+HSII06|14|10|Energy and Mineral Resources
+HSII10|9|7|Federal Lands
+HSII13|14|12|Water, Wildlife and Fisheries
+HSII24|6|5|Indian and Insular Affairs
+HSII15|5|3|Oversight and Investigations
HLIG|house|15|12|House Permanent Select Committee on Intelligence|The United States House Permanent Select Committee on Intelligence (HPSCI) is a committee of the United States House of Representatives. Created in 1977, HPSCI is charged with oversight of the United States Intelligence Community—which includes the intelligence and intelligence-related activities of the following seventeen elements of the U.S. Government—and the Military Intelligence Program.
+HLIG09|1|1|Oversight and Investigations
+HLIG01|6|4|Central Intelligence Agency
+HLIG02|6|4|National Security Agency and Cyber
+HLIG04|6|4|Defense Intelligence and Overhead Architecture
+HLIG06|6|4|National Intelligence Enterprise
+HLIG11|6|4|Open Source Intelligence
HSJU|house|24|18|House Committee on the Judiciary|The Committee on the Judiciary has jurisdiction over matters relating to the administration of justice in federal courts, administrative bodies, and law enforcement agencies. Its role in impeachment proceedings has also brought it much attention. The committee’s jurisdiction also includes a range of issues such as bankruptcy, espionage, terrorism, the protection of civil liberties, constitutional amendments, and more. The Committee oversees the Departments of Justice and Homeland Security.
+HSJU10|9|7|The Constitution and Limited Government
+HSJU03|8|6|Courts, Intellectual Property, Artificial Intelligence, and the Internet
+HSJU08|6|4|Crime and Federal Government Surveillance
+HSJU01|14|9|Immigration Integrity, Security, and Enforcement
+HSJU05|8|6|The Administrative State, Regulatory Reform, and Antitrust
+HSJU13|5|3|Oversight
HSPW|house|35|31|House Committee on Transportation and Infrastructure|The Transportation and Infrastructure Committee has jurisdiction over all modes of transportation: aviation, maritime and waterborne transportation, highways, bridges, mass transit, and railroads. The Committee also has jurisdiction over other aspects of our national infrastructure, such as clean water and waste water management, the transport of resources by pipeline, flood damage reduction, the management of federally owned real estate and public buildings, the development of economically depressed rural and urban areas, disaster preparedness and response, and hazardous materials transportation.
+HSPW05|21|18|Aviation
+HSPW07|7|6|Coast Guard and Maritime Transportation
+HSPW13|7|7|Economic Development, Public Buildings, and Emergency Management
+HSPW12|26|25|Highways and Transit
+HSPW14|16|14|Railroads, Pipelines, and Hazardous Materials
+HSPW02|16|15|Water Resources and Environment
HSRU|house|9|4|House Committee on Rules|The House Committee on Rules is commonly known as “The Speaker’s Committee” because it is the mechanism that the Speaker uses to maintain control of the House Floor. Because of the vast power wielded by the Rules Committee, its ratio has traditionally been weighted in favor of the majority party. The Committee provides the terms and conditions of debate on any measure or matter through Special Rules. The Committee also considers original jurisdiction measures, which commonly represent changes to the standing rules of the House, or measures that contain special rules, such as the expedited procedures in trade legislation.
+HSRU02|4|2|Legislative and Budget Process
+HSRU04|4|2|Rules and Organization of the House
HSSM|house|13|11|House Committee on Small Business|The House Small Business Committee was established to protect and assist small businesses. As such, the Committee has jurisdiction over matters related to small business financial aid, regulatory flexibility, and paperwork reduction. Additionally, the House Small Business Committee has oversight and legislative authority over the Small Business Administration (SBA) and its programs.
+HSSM23|5|5|Contracting and Infrastructure
+HSSM24|4|5|Oversight, Investigations, and Regulations
+HSSM27|4|4|Economic Growth, Tax, and Capital Access
+HSSM21|6|4|Rural Development, Energy, and Supply Chains
+HSSM22|5|5|Innovation, Entrepreneurship, and Workforce Development
HSSO|house|5|5|House Committee on Ethics|The House Committee on Ethics has the jurisdiction to administer travel, gift, financial disclosure, outside income, and other regulations; advise members and staff; issue advisory opinions and investigate potential ethics violations. The Committee is the only standing committee of the House whose membership is evenly divided between each political party. The Committee includes five members of each party. Also, unlike other committees, the day-to-day work of the Committee on Ethics is conducted by a staff that is nonpartisan by rule.
HSSY|house|21|18|House Committee on Science, Space, and Technology|The Committee on Science, Space, and Technology has a jurisdiction over a range of matters related to energy research and development, federally owned or operated non-military energy laboratories, astronautical research and development, civil aviation, environmental research and development; marine research, and more. The Committee oversees the National Institute of Standards and Technology, National Aeronautics and Space Administration, National Science Foundation, and National Weather Service. It also reviews laws, programs, and Government activities relating to non-military research and development to report back to the House.
+HSSY20|8|6|Energy
+HSSY21|5|3|Investigations and Oversight
+HSSY16|7|5|Space and Aeronautics
+HSSY18|4|3|Environment
+HSSY15|7|5|Research and Technology
HSVR|house|14|10|House Committee on Veterans' Affairs|The House Committee on Veterans' Affairs is the authorizing committee for the Department of Veterans Affairs (VA). The committee is responsible for recommending legislation expanding, curtailing, or fine-tuning existing laws relating to veterans' benefits. The Committee also has oversight responsibility, which means monitoring and evaluating the operations of the VA. If the Committee finds that VA is not administering laws as Congress intended, then it is addressed through the hearing process and legislation.
+HSVR09|5|4|Disability Assistance and Memorial Affairs
+HSVR10|5|4|Economic Opportunity
+HSVR03|7|4|Health
+HSVR08|4|3|Oversight and Investigations
+HSVR11|3|1|Technology Modernization
HSWM|house|26|19|House Committee on Ways and Means|The Committee on Ways and Means is the chief tax-writing committee in the House of Representatives. The Committee derives a large share of its jurisdiction from Article I, Section VII of the U.S. Constitution, which declares, “All Bills for raising Revenue shall originate in the House of Representatives.” The committee has jurisdiction over revenue and related issues such as tariffs, reciprocal trade agreements, and the bonded debt of the United States. It also oversees revenue-related aspects of the Social Security system, Medicare, and social services programs.
+HSWM02|11|8|Health
+HSWM03|8|5|Work and Welfare
+HSWM06|8|5|Oversight
+HSWM05|11|8|Tax
+HSWM01|8|5|Social Security
+HSWM04|12|9|Trade
JCSE|joint|5|4|Commission on Security and Cooperation in Europe|
JSEC|joint|12|8|Joint Economic Committee|
JSLC|joint|6|4|Joint Committee of Congress on the Library|
JSPR|joint|6|4|Joint Committee on Printing|
JSTX|joint|6|4|Joint Committee on Taxation|
SCNC|senate|4|3|United States Senate Caucus on International Narcotics Control|The Senate Caucus on International Narcotics Control was created to “monitor and encourage United States Government and private programs seeking to expand international cooperation against drug abuse and narcotics trafficking” and to “monitor and promote international compliance with narcotics control treaties.” As a formal organization of the U.S. Senate, the Caucus has the status of a standing committee. The Caucus exercises oversight on a wide range of issues, including international counternarcotics assistance and domestic drug prevention and treatment programs. The Caucus has held numerous hearings over the years and has issued a number of reports on U.S. narcotics control policy.
SLET|senate|3|3|Senate Select Committee on Ethics|The Senate Select Committee on Ethics is authorized to receive and investigate allegations of improper conduct which may reflect upon the Senate, violations of law, violations of the Senate Code of Official Conduct and violations of rules and regulations of the Senate; recommend disciplinary action; recommend additional Senate rules or regulations to insure proper standards of conduct; and report violations of law to the proper federal and state authorities.
SLIA|senate|6|5|Senate Committee on Indian Affairs|The Senate Committee on Indian Affairs has jurisdiction to study the unique problems of American Indian, Native Hawaiian, and Alaska Native peoples and to propose legislation to alleviate these difficulties. These issues include, but are not limited to, Indian education, economic development, land management, trust responsibilities, health care, and claims against the United States. Additionally, all legislation proposed by Members of the Senate that specifically pertains to American Indians, Native Hawaiians, or Alaska Natives is under the jurisdiction of the Committee.
SLIN|senate|11|10|Senate Select Committee on Intelligence|The Senate Committee on Intelligence was created to study the intelligence activities and programs of the United States Government and report to the Senate concerning such intelligence activities and programs. The Committee is also responsible for proposing legislation and providing legislative oversight to ensure that intelligence activities of the United States are in conformity with the Constitution and the law.
SPAG|senate|7|6|Senate Special Committee on Aging|The Senate Special Committee on Aging conducts a continuing study of issues related to older Americans such as health, income, lifestyle, and more. The committee reports its findings back to the Senate at least once a year. No bills are referred to this committee and the committee has no legislative jurisdiction.
SSAF|senate|12|11|Senate Committee on Agriculture, Nutrition, and Forestry|The Senate Committee on Agriculture has legislative jurisdiction over agriculture, food, and nutrition.
+SSAF13|7|6|Commodities, Derivatives, Risk Management, and Trade
+SSAF14|7|6|Conservation, Forestry, Natural Resources, and Biotechnology
+SSAF15|7|6|Rural Development, Energy, and Credit
+SSAF16|7|6|Food and Nutrition, Specialty Crops, Organics, and Research
+SSAF17|7|6|Livestock, Dairy, Poultry, and Food Safety
SSAP|senate|15|14|Senate Committee on Appropriations|The Senate Committee on Appropriations is responsible for legislation allocating federal funds prior to expenditure from the treasury. Appropriations are generally limited to the levels set by the Budget Resolution drafted by the Senate Committee on the Budget. The Committee is also responsible for supplemental spending bills, which are sometimes needed in the middle of a fiscal year to compensate for emergency expenses.
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
SSAS|senate|14|13|Senate Committee on Armed Services|The Senate Committee on Armed Services has legislative jurisdiction over military and defense.
+SSAS14|8|7|Airland
+SSAS20|9|8|Emerging Threats and Capabilities
+SSAS17|6|5|Personnel
+SSAS15|7|6|Readiness and Management Support
+SSAS13|7|6|Seapower
+SSAS16|7|6|Strategic Forces
+SSAS21|6|5|Cybersecurity
SSBK|senate|13|11|Senate Committee on Banking, Housing, and Urban Affairs|The Senate Committee on Banking, Housing, and Urban Affairs not only has legislative jurisdiction on the topics listed in its name, but also on a range of other topics such as economic stability, federal monetary policy, and government contracts.
+SSBK12|6|5|Economic Policy
+SSBK05|5|4|National Security and International Trade and Finance
+SSBK04|9|8|Securities, Insurance, and Investment
+SSBK09|7|6|Housing, Transportation, and Community Development
+SSBK08|9|8|Financial Institutions and Consumer Protection
+SSBK13|6|5|Digital Assets
SSBU|senate|11|10|Senate Committee on the Budget|The Senate Committee on the Budget is responsible for drafting a concurrent resolution on the budget for congressional action on spending, revenue, and debt-limit legislation. The Budget Resolution must be jointly agreed to by both the House and the Senate, but does not need to be signed by the President. The Committee is also responsible for enforcing the Budget Resolution by informing senators of violations to the budget, and by working with other committees, such as the Committee on Appropriations, to prevent potential violations.
SSCM|senate|15|13|Senate Committee on Commerce, Science, and Transportation|The Senate Committee on Commerce, Science, and Transportation has legislative jurisdiction on matters related to science and technology, oceans policy, transportation, communications, and consumer affairs.
+SSCM33|7|6|Aviation, Space, and Innovation
+SSCM34|15|13|Telecommunications and Media
+SSCM35|9|8|Consumer Protection, Technology, and Data Privacy
+SSCM36|6|5|Coast Guard, Maritime, and Fisheries
+SSCM37|7|6|Science, Manufacturing, and Competitiveness
+SSCM38|9|8|Surface Transportation, Freight, Pipelines, and Safety
+SSCM39|0|0|Tourism, Trade, and Export Promotion
SSEG|senate|11|9|Senate Committee on Energy and Natural Resources|The Senate Committee on Energy and Natural Resources has legislative jurisdiction on matters related to energy resources and development, nuclear energy, Indian affairs, public lands and their renewable resources, surface mining, territories and insular possessions, and water resources.
+SSEG07|7|6|Water and Power
+SSEG04|5|4|National Parks
+SSEG01|9|8|Energy
+SSEG03|8|7|Public Lands, Forests, and Mining
SSEV|senate|10|9|Senate Committee on Environment and Public Works|The Senate Committee on Environment and Public Works has legislative jurisdiction on matters related to environmental protection, resource utilization and conservation, and public infrastructure.
+SSEV10|9|8|Clean Air, Climate, and Nuclear Innovation and Safety
+SSEV09|6|5|Chemical Safety, Waste Management, Environmental Justice, and Regulatory Oversight
+SSEV08|9|8|Transportation and Infrastructure
+SSEV15|7|6|Fisheries, Wildlife, and Water
SSFI|senate|14|13|Senate Committee on Finance|The Senate Committee on Finance has legislative jurisdiction on matters relating to taxation, debt, customs, foreign trade, and health programs under the Social Security Act such as Medicare, Medicaid, the Children's Health Insurance Program (CHIP), Temporary Assistance to Needy Families (TANF) and other health and human services programs financed by a specific tax or trust fund.
+SSFI12|7|6|Energy, Natural Resources, and Infrastructure
+SSFI10|12|11|Health Care
+SSFI13|9|8|International Trade, Customs, and Global Competitiveness
+SSFI14|3|2|Fiscal Responsibility and Economic Growth
+SSFI11|10|9|Taxation and IRS Oversight
+SSFI02|4|3|Social Security, Pensions, and Family Policy
SSFR|senate|12|10|Senate Committee on Foreign Relations|The Senate Committee on Foreign Relations was established in 1816 as one of the original ten standing committees of the Senate. Throughout its history, the committee has been instrumental in developing and influencing United States foreign policy, at different times supporting and opposing the policies of presidents and secretaries of state. The committee has considered, debated, and reported important treaties and legislation, ranging from the purchase of Alaska in 1867 to the establishment of the United Nations in 1945. It also holds jurisdiction over all diplomatic nominations. Through these powers, the committee has helped shape foreign policy of broad significance, in matters of war and peace and international relations. Members of the committee have assisted in the negotiation of treaties, and at times have helped to defeat treaties they felt were not in the national interest.
+SSFR01|6|5|Europe and Regional Security Cooperation
+SSFR09|6|5|Africa and Global Health Policy
+SSFR02|6|5|East Asia, the Pacific, and International Cybersecurity Policy
+SSFR07|6|5|Near East, South Asia, Central Asia, and Counterterrorism
+SSFR06|6|5|Western Hemisphere, Transnational Crime, Civilian Security, Democracy, Human Rights, and Global Women's Issues
+SSFR15|6|5|Multilateral International Development, Multilateral Institutions, and International Economic, Energy, and Environmental Policy
+SSFR14|6|5|State Department and USAID Management, International Operations, and Bilateral International Development
SSGA|senate|8|7|Senate Committee on Homeland Security and Governmental Affairs|The Senate Committee on Homeland Security and Governmental Affairs is the Senate’s primary oversight committee with broad jurisdiction over government operations generally and the Department of Homeland Security in particular. Its primary responsibilities are to study the efficiency, economy, and effectiveness of all agencies and departments of the federal government; evaluate the effects of laws enacted to reorganize the legislative and executive branches of government; and study the intergovernmental relationships between the U.S. and states and municipalities, and between the U.S. and international organizations of which the U.S. is a member.
+SSGA01|6|5|Permanent Subcommittee on Investigations
+SSGA20|5|4|Disaster Management, District of Columbia, and Census
+SSGA22|6|5|Border Management, Federal Workforce, and Regulatory Affairs
SSHR|senate|12|11|Senate Committee on Health, Education, Labor, and Pensions|The Senate Committee on Health, Education, Labor, and Pensions has jurisdiction over most of the agencies, institutes, and programs of the Department of Health and Human Services, including the Food and Drug Administration, the Centers for Disease Control and Prevention, the National Institutes of Health, the Administration on Aging, the Substance Abuse and Mental Health Services Administration, and the Agency for Healthcare Research and Quality.
+SSHR11|8|7|Employment and Workplace Safety
+SSHR12|10|9|Primary Health and Retirement Security
+SSHR09|8|7|Education and the American Family
SSJU|senate|12|10|Senate Committee on the Judiciary|The Senate Committee on the Judiciary provides oversight of the Department of Justice and the agencies under the Department's jurisdiction, including the Federal Bureau of Investigation, and the Department of Homeland Security. It also plays an important role in the consideration of nominations and pending legislation. Any legislation related to civil liberty, constitutional amendments, immigration and naturalization, and a variety of other topics is referred to the Committee.
+SSJU21|7|6|the Constitution
+SSJU22|6|5|Crime and Counterterrorism
+SSJU01|6|5|Antitrust, Competition Policy, and Consumer Rights
+SSJU04|7|6|Border Security and Immigration
+SSJU25|6|5|Federal Courts, Oversight, Agency Action, and Federal Rights
+SSJU26|6|5|Intellectual Property
+SSJU27|0|0|Human Rights and the Law
+SSJU28|6|5|Privacy, Technology, and the Law
SSRA|senate|9|8|Senate Committee on Rules and Administration|The Senate Committee on Rules and Administration has legislative jurisdiction over the organization and operation of Congress. This includes matters such as congressional rules and procedures, corruption, the relationship of Congress with the other branches of government, and general administration of the Senate. The Committee is also responsible for recommending improvements in organization and operation with a view toward strengthening Congress, simplifying its operations, improving its relationships with other branches of the United States Government, and enabling it better to meet its responsibilities under the Constitution of the United States.
SSSB|senate|10|9|Senate Committee on Small Business and Entrepreneurship|The Senate Committee on Small Business and Entrepreneurship has legislative jurisdiction over the Small Business Administration (SBA). The SBA is an independent federal agency meant to assist and protect the interests of small businesses. The Committee is also responsible for studying and problems of American small business enterprises, and reporting back to the Senate.
SSVA|senate|10|9|Senate Committee on Veterans' Affairs|The Senate Committee on Veterans' Affairs has legislative jurisdiction over matters relating to veterans compensation and veterans generally, as well as matters relating to the vocational rehabilitation, education, medical care, civil relief, and civilian readjustment of veterans.
HSZS|house|13|10|House Select Committee on the Strategic Competition Between the United States and the Chinese Communist Party|`;

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
