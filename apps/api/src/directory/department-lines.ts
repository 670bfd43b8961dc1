/**
 * The cabinet departments and the Executive Office of the President. "=" begins one: its number, initials, name, seat,
 * title of its head, role. Below it stand its parts: number, "<" and the part they belong to if not the whole, initials,
 * name, seat, head, role. Numbers are ids, and never change: new parts go to the end with the next one.
 */
export const DEPARTMENTS = `
=1|USDA|Department of Agriculture|Washington, DC|Secretary|supports farming, forestry and rural communities, runs the nation’s nutrition programs and inspects meat and poultry
1|FS|Forest Service|Washington, DC|Chief|looks after the national forests and grasslands and leads the fight against wildfire on them
2|FNS|Food and Nutrition Service|Alexandria, VA|Administrator|runs nutrition assistance, school meals and the program for women, infants and children
3|FSA|Farm Service Agency|Washington, DC|Administrator|delivers farm loans, price support and disaster help through county offices
4|NRCS|Natural Resources Conservation Service|Washington, DC|Chief|helps landowners conserve soil, water and habitat
5|FSIS|Food Safety and Inspection Service|Washington, DC|Administrator|inspects meat, poultry and egg products
6|APHIS|Animal and Plant Health Inspection Service|Riverdale, MD|Administrator|keeps animal and plant diseases and pests out and under control
7|AMS|Agricultural Marketing Service|Washington, DC|Administrator|sets grades and standards and helps farm products find their markets
8|RD|Rural Development|Washington, DC|Under Secretary|finances housing, utilities and businesses in rural places
9<8|RHS|Rural Housing Service|Washington, DC|Administrator|lends and guarantees loans for homes and community buildings in rural places
10<8|RUS|Rural Utilities Service|Washington, DC|Administrator|finances electricity, broadband and water in rural places
11<8|RBCS|Rural Business-Cooperative Service|Washington, DC|Administrator|lends to rural businesses and cooperatives
12|FAS|Foreign Agricultural Service|Washington, DC|Administrator|opens markets abroad and manages food aid
13|ARS|Agricultural Research Service|Beltsville, MD|Administrator|does the department’s own science, from soils to human nutrition
14|ERS|Economic Research Service|Kansas City, MO|Administrator|studies the economics of food, farming and rural America
15|NASS|National Agricultural Statistics Service|Washington, DC|Administrator|counts crops, livestock and farms
16|NIFA|National Institute of Food and Agriculture|Kansas City, MO|Director|grants research and extension money to universities
17|RMA|Risk Management Agency|Washington, DC|Administrator|runs federal crop insurance
=2|DOC|Department of Commerce|Washington, DC|Secretary|promotes trade and growth, counts the population, forecasts the weather and grants patents
1|CENSUS|Census Bureau|Suitland, MD|Director|counts the people and the economy
2|BEA|Bureau of Economic Analysis|Suitland, MD|Director|measures the national and regional economy
3|BIS|Bureau of Industry and Security|Washington, DC|Under Secretary|controls exports that touch on national security
4|EDA|Economic Development Administration|Washington, DC|Assistant Secretary|invests in distressed communities
5|ITA|International Trade Administration|Washington, DC|Under Secretary|helps exporters and enforces trade laws
6|MBDA|Minority Business Development Agency|Washington, DC|National Director|supports the growth of minority-owned businesses
7|NIST|National Institute of Standards and Technology|Gaithersburg, MD|Director|sets measures and standards for industry and science
8|NOAA|National Oceanic and Atmospheric Administration|Silver Spring, MD|Administrator|watches oceans, weather and fisheries
9<8|NWS|National Weather Service|Silver Spring, MD|Director|forecasts the weather and warns of storms
10<8|NMFS|National Marine Fisheries Service|Silver Spring, MD|Assistant Administrator|manages fisheries and protects marine life
11<8|NOS|National Ocean Service|Silver Spring, MD|Assistant Administrator|charts waters and cares for the coasts
12|NTIA|National Telecommunications and Information Administration|Washington, DC|Assistant Secretary|advises on telecommunications and manages the government’s spectrum
13|USPTO|Patent and Trademark Office|Alexandria, VA|Director|grants patents and registers trademarks
=3|DOD|Department of Defense|Arlington, VA|Secretary|raises, trains and commands the armed forces
1|USA|Department of the Army|Arlington, VA|Secretary|mans and equips the Army
2<1|USACE|Army Corps of Engineers|Washington, DC|Chief of Engineers|builds and operates dams, locks, levees and military works
3|DON|Department of the Navy|Arlington, VA|Secretary|mans and equips the Navy and the Marine Corps
4<3|USMC|Marine Corps|Arlington, VA|Commandant|provides forces that arrive by sea
5|DAF|Department of the Air Force|Arlington, VA|Secretary|mans and equips the Air Force and the Space Force
6<5|USSF|Space Force|Arlington, VA|Chief of Space Operations|operates in and protects space
7|JCS|Joint Chiefs of Staff|Arlington, VA|Chairman|advises the President and the Secretary on military matters
8|NGB|National Guard Bureau|Arlington, VA|Chief|links the states’ National Guard with the Army and the Air Force
9|DARPA|Defense Advanced Research Projects Agency|Arlington, VA|Director|pays for research whose use lies far ahead
10|DCAA|Defense Contract Audit Agency|Fort Belvoir, VA|Director|audits contracts
11|DHA|Defense Health Agency|Falls Church, VA|Director|runs military hospitals and the health plan of service families
12|DIA|Defense Intelligence Agency|Washington, DC|Director|gathers and weighs military intelligence
13|DISA|Defense Information Systems Agency|Fort Meade, MD|Director|runs the department’s networks
14|DLA|Defense Logistics Agency|Fort Belvoir, VA|Director|buys and moves supplies
15|DTRA|Defense Threat Reduction Agency|Fort Belvoir, VA|Director|counters weapons of mass destruction
16|MDA|Missile Defense Agency|Fort Belvoir, VA|Director|develops defenses against missiles
17|NGA|National Geospatial-Intelligence Agency|Springfield, VA|Director|makes maps and intelligence from imagery
18|NRO|National Reconnaissance Office|Chantilly, VA|Director|builds and operates reconnaissance satellites
19|NSA|National Security Agency|Fort Meade, MD|Director|collects signals and protects the government’s own
=4|ED|Department of Education|Washington, DC|Secretary|supports schools and students and protects their civil rights
1|FSTA|Federal Student Aid|Washington, DC|Chief Operating Officer|pays grants and makes loans to students
2|IES|Institute of Education Sciences|Washington, DC|Director|studies what works in schools and keeps their statistics
3|OCR|Office for Civil Rights|Washington, DC|Assistant Secretary|enforces civil rights in schools and colleges
4|OESE|Office of Elementary and Secondary Education|Washington, DC|Assistant Secretary|runs programs for schools, first of all those in poor communities
5|OSERS|Office of Special Education and Rehabilitative Services|Washington, DC|Assistant Secretary|supports students and adults with disabilities
6|OPE|Office of Postsecondary Education|Washington, DC|Assistant Secretary|shapes policy for colleges and universities
7|OCTAE|Office of Career, Technical, and Adult Education|Washington, DC|Assistant Secretary|supports career education and adult literacy
=5|DOE|Department of Energy|Washington, DC|Secretary|runs the national laboratories, keeps the nuclear stockpile and pays for energy research
1|NNSA|National Nuclear Security Administration|Washington, DC|Administrator|keeps the nuclear stockpile safe and counters proliferation
2|EIA|Energy Information Administration|Washington, DC|Administrator|collects energy statistics and makes forecasts
3|SC|Office of Science|Washington, DC|Director|pays for basic research and large scientific facilities
4|ARPAE|Advanced Research Projects Agency–Energy|Washington, DC|Director|pays for early energy technology
5|EM|Office of Environmental Management|Washington, DC|Assistant Secretary|cleans up sites of nuclear weapons work
6|NE|Office of Nuclear Energy|Washington, DC|Assistant Secretary|supports reactors and their fuel
7|EERE|Office of Energy Efficiency and Renewable Energy|Washington, DC|Assistant Secretary|supports efficient buildings, vehicles and renewable power
8|BPA|Bonneville Power Administration|Portland, OR|Administrator|sells the power of dams in the Northwest
9|WAPA|Western Area Power Administration|Lakewood, CO|Administrator|sells the power of dams in fifteen western states
=6|HHS|Department of Health and Human Services|Washington, DC|Secretary|protects the nation’s health and runs its largest health insurance programs
1|CMS|Centers for Medicare and Medicaid Services|Baltimore, MD|Administrator|runs Medicare and, with the states, Medicaid
2|FDA|Food and Drug Administration|Silver Spring, MD|Commissioner|judges whether drugs, devices and foods are safe
3|CDC|Centers for Disease Control and Prevention|Atlanta, GA|Director|watches for disease and works to prevent it
4|NIH|National Institutes of Health|Bethesda, MD|Director|pays for and does medical research
5<4|NCI|National Cancer Institute|Bethesda, MD|Director|leads research on cancer
6<4|NIAID|National Institute of Allergy and Infectious Diseases|Bethesda, MD|Director|leads research on infection and immunity
7<4|NHLBI|National Heart, Lung, and Blood Institute|Bethesda, MD|Director|leads research on hearts, lungs and blood
8<4|NIMH|National Institute of Mental Health|Bethesda, MD|Director|leads research on mental illness
9|HRSA|Health Resources and Services Administration|Rockville, MD|Administrator|supports health centers and the training of clinicians
10|SAMHSA|Substance Abuse and Mental Health Services Administration|Rockville, MD|Assistant Secretary|supports treatment of addiction and mental illness
11|IHS|Indian Health Service|Rockville, MD|Director|provides health care to tribal nations
12|AHRQ|Agency for Healthcare Research and Quality|Rockville, MD|Director|studies the quality and cost of care
13|ACF|Administration for Children and Families|Washington, DC|Assistant Secretary|supports families, child care and foster care
14|ACL|Administration for Community Living|Washington, DC|Administrator|supports older people and people with disabilities at home
15|ASPR|Administration for Strategic Preparedness and Response|Washington, DC|Assistant Secretary|prepares for medical emergencies
=7|DHS|Department of Homeland Security|Washington, DC|Secretary|guards borders, travel and networks and answers disasters
1|CBP|Customs and Border Protection|Washington, DC|Commissioner|inspects people and goods that enter the country
2|ICE|Immigration and Customs Enforcement|Washington, DC|Director|enforces immigration and customs law inside the country
3|USCIS|Citizenship and Immigration Services|Camp Springs, MD|Director|decides on visas, residence and citizenship
4|FEMA|Federal Emergency Management Agency|Washington, DC|Administrator|helps communities before, during and after disasters
5|TSA|Transportation Security Administration|Springfield, VA|Administrator|protects travelers
6|USCG|Coast Guard|Washington, DC|Commandant|guards coasts and waterways and rescues those in distress on them
7|USSS|Secret Service|Washington, DC|Director|protects leaders and investigates financial crime
8|CISA|Cybersecurity and Infrastructure Security Agency|Arlington, VA|Director|helps defend networks and critical infrastructure
9|FLETC|Federal Law Enforcement Training Centers|Glynco, GA|Director|trains federal officers
10|ST|Science and Technology Directorate|Washington, DC|Under Secretary|tests tools for those who guard and rescue
=8|HUD|Department of Housing and Urban Development|Washington, DC|Secretary|supports housing, fair lending and the growth of communities
1|FHA|Federal Housing Administration|Washington, DC|Commissioner|insures mortgages
2|GNMA|Government National Mortgage Association|Washington, DC|President|guarantees securities backed by insured mortgages
3|PIH|Office of Public and Indian Housing|Washington, DC|Assistant Secretary|supports public housing, vouchers and housing on tribal land
4|CPD|Office of Community Planning and Development|Washington, DC|Assistant Secretary|grants money for community development and shelter
5|FHEO|Office of Fair Housing and Equal Opportunity|Washington, DC|Assistant Secretary|enforces fair housing law
=9|DOI|Department of the Interior|Washington, DC|Secretary|cares for public land, parks and wildlife and keeps the trust with tribal nations
1|BLM|Bureau of Land Management|Washington, DC|Director|manages public land for grazing, energy, recreation and habitat
2|NPS|National Park Service|Washington, DC|Director|cares for the national parks
3|FWS|Fish and Wildlife Service|Falls Church, VA|Director|protects wildlife and runs the refuges
4|USGS|Geological Survey|Reston, VA|Director|studies land, water and natural hazards
5|BOR|Bureau of Reclamation|Washington, DC|Commissioner|manages water and power in the West
6|BIA|Bureau of Indian Affairs|Washington, DC|Director|serves tribal nations
7|BIE|Bureau of Indian Education|Washington, DC|Director|runs and supports schools for tribal nations
8|BOEM|Bureau of Ocean Energy Management|Washington, DC|Director|leases the outer continental shelf for energy
9|BSEE|Bureau of Safety and Environmental Enforcement|Washington, DC|Director|oversees safety of offshore energy
10|OSMRE|Office of Surface Mining Reclamation and Enforcement|Washington, DC|Director|oversees coal mining and the repair of its sites
11|OIA|Office of Insular Affairs|Washington, DC|Assistant Secretary|works with the island territories
=10|DOJ|Department of Justice|Washington, DC|Attorney General|enforces federal law and represents the United States in court
1|FBI|Federal Bureau of Investigation|Washington, DC|Director|investigates federal crime and threats to national security
2|DEA|Drug Enforcement Administration|Arlington, VA|Administrator|enforces drug law
3|ATF|Bureau of Alcohol, Tobacco, Firearms and Explosives|Washington, DC|Director|enforces law on firearms, explosives and arson
4|USMS|Marshals Service|Arlington, VA|Director|protects courts and finds fugitives
5|BOP|Federal Bureau of Prisons|Washington, DC|Director|runs federal prisons
6|EOIR|Executive Office for Immigration Review|Falls Church, VA|Director|runs the immigration courts
7|ATR|Antitrust Division|Washington, DC|Assistant Attorney General|enforces competition law
8|CRT|Civil Rights Division|Washington, DC|Assistant Attorney General|enforces civil rights law
9|CRM|Criminal Division|Washington, DC|Assistant Attorney General|prosecutes and sets policy on crime
10|CIV|Civil Division|Washington, DC|Assistant Attorney General|represents the government in civil cases
11|NSD|National Security Division|Washington, DC|Assistant Attorney General|prosecutes terrorism and espionage
12|ENRD|Environment and Natural Resources Division|Washington, DC|Assistant Attorney General|litigates on land, water and wildlife
13|OJP|Office of Justice Programs|Washington, DC|Assistant Attorney General|grants money to local justice and to victims
14|COPS|Office of Community Oriented Policing Services|Washington, DC|Director|grants money for community policing
=11|DOL|Department of Labor|Washington, DC|Secretary|protects workers’ pay, safety and benefits and trains the workforce
1|BLS|Bureau of Labor Statistics|Washington, DC|Commissioner|measures jobs, pay and prices
2|OSHA|Occupational Safety and Health Administration|Washington, DC|Assistant Secretary|sets and enforces rules for safe work
3|MSHA|Mine Safety and Health Administration|Arlington, VA|Assistant Secretary|inspects mines
4|WHD|Wage and Hour Division|Washington, DC|Administrator|enforces minimum wage and overtime
5|ETA|Employment and Training Administration|Washington, DC|Assistant Secretary|trains workers and oversees unemployment insurance
6|EBSA|Employee Benefits Security Administration|Washington, DC|Assistant Secretary|oversees private pension and health plans
7|OFCCP|Office of Federal Contract Compliance Programs|Washington, DC|Director|oversees the employment duties of contractors
8|VETS|Veterans’ Employment and Training Service|Washington, DC|Assistant Secretary|helps veterans find work
9|WB|Women’s Bureau|Washington, DC|Director|studies and promotes women’s work
10|ILAB|Bureau of International Labor Affairs|Washington, DC|Deputy Under Secretary|works for labor rights abroad
=12|STATE|Department of State|Washington, DC|Secretary|conducts foreign policy and protects citizens abroad
1|CA|Bureau of Consular Affairs|Washington, DC|Assistant Secretary|issues passports and visas
2|DS|Bureau of Diplomatic Security|Arlington, VA|Assistant Secretary|protects diplomats and missions
3|PM|Bureau of Political-Military Affairs|Washington, DC|Assistant Secretary|links diplomacy and defense
4|PRM|Bureau of Population, Refugees, and Migration|Washington, DC|Assistant Secretary|helps refugees and people displaced by conflict
5|INL|Bureau of International Narcotics and Law Enforcement Affairs|Washington, DC|Assistant Secretary|works with other countries against crime
6|AF|Bureau of African Affairs|Washington, DC|Assistant Secretary|conducts relations with Africa south of the Sahara
7|EAP|Bureau of East Asian and Pacific Affairs|Washington, DC|Assistant Secretary|conducts relations with East Asia and the Pacific
8|EUR|Bureau of European and Eurasian Affairs|Washington, DC|Assistant Secretary|conducts relations with Europe and Eurasia
9|NEA|Bureau of Near Eastern Affairs|Washington, DC|Assistant Secretary|conducts relations with the Middle East and North Africa
10|SCA|Bureau of South and Central Asian Affairs|Washington, DC|Assistant Secretary|conducts relations with South and Central Asia
11|WHA|Bureau of Western Hemisphere Affairs|Washington, DC|Assistant Secretary|conducts relations with the Americas
12|ECA|Bureau of Educational and Cultural Affairs|Washington, DC|Assistant Secretary|runs exchanges
13|FSI|Foreign Service Institute|Arlington, VA|Director|trains diplomats
=13|DOT|Department of Transportation|Washington, DC|Secretary|keeps travel safe and pays for roads, transit and airports
1|FAA|Federal Aviation Administration|Washington, DC|Administrator|controls air traffic and certifies aircraft
2|FHWA|Federal Highway Administration|Washington, DC|Administrator|pays for and oversees highways
3|FMCSA|Federal Motor Carrier Safety Administration|Washington, DC|Administrator|oversees trucks and buses
4|FRA|Federal Railroad Administration|Washington, DC|Administrator|oversees rail safety and supports passenger rail
5|FTA|Federal Transit Administration|Washington, DC|Administrator|pays for transit
6|NHTSA|National Highway Traffic Safety Administration|Washington, DC|Administrator|sets rules for safe vehicles and roads
7|MARAD|Maritime Administration|Washington, DC|Administrator|supports merchant shipping and ports
8|PHMSA|Pipeline and Hazardous Materials Safety Administration|Washington, DC|Administrator|oversees pipelines and dangerous goods
9|GLS|Great Lakes St. Lawrence Seaway Development Corporation|Washington, DC|Administrator|operates the American locks of the seaway
=14|TREAS|Department of the Treasury|Washington, DC|Secretary|manages the government’s money, debt and taxes
1|IRS|Internal Revenue Service|Washington, DC|Commissioner|collects taxes
2|OCC|Office of the Comptroller of the Currency|Washington, DC|Comptroller|charters and supervises national banks
3|BEP|Bureau of Engraving and Printing|Washington, DC|Director|prints paper money
4|USM|United States Mint|Washington, DC|Director|strikes coins
5|BFS|Bureau of the Fiscal Service|Washington, DC|Commissioner|pays the government’s bills and sells its debt
6|TTB|Alcohol and Tobacco Tax and Trade Bureau|Washington, DC|Administrator|taxes and regulates alcohol and tobacco
7|FINCEN|Financial Crimes Enforcement Network|Vienna, VA|Director|follows illicit money
8|OFAC|Office of Foreign Assets Control|Washington, DC|Director|administers sanctions
9|CDFI|Community Development Financial Institutions Fund|Washington, DC|Director|supports lenders in poor communities
=15|VA|Department of Veterans Affairs|Washington, DC|Secretary|cares for veterans and pays their benefits
1|VHA|Veterans Health Administration|Washington, DC|Under Secretary|runs veterans’ hospitals and clinics
2|VBA|Veterans Benefits Administration|Washington, DC|Under Secretary|pays compensation, pensions and education benefits
3|NCA|National Cemetery Administration|Washington, DC|Under Secretary|keeps the national cemeteries
4|BVA|Board of Veterans’ Appeals|Washington, DC|Chairman|decides veterans’ appeals
=16|EOP|Executive Office of the President|Washington, DC|Chief of Staff|advises the President and carries the administration’s policy through the government
1|OMB|Office of Management and Budget|Washington, DC|Director|prepares the budget and reviews rules
2|USTR|Office of the United States Trade Representative|Washington, DC|Trade Representative|negotiates trade
3|CEA|Council of Economic Advisers|Washington, DC|Chair|advises on the economy
4|CEQ|Council on Environmental Quality|Washington, DC|Chair|coordinates environmental policy
5|NSC|National Security Council|Washington, DC|National Security Advisor|coordinates foreign and security policy
6|OSTP|Office of Science and Technology Policy|Washington, DC|Director|advises on science
7|ONDCP|Office of National Drug Control Policy|Washington, DC|Director|coordinates drug policy
8|ONCD|Office of the National Cyber Director|Washington, DC|National Cyber Director|coordinates policy on cyber security
9|DPC|Domestic Policy Council|Washington, DC|Director|coordinates domestic policy
10|NEC|National Economic Council|Washington, DC|Director|coordinates economic policy
11|WHO|White House Office|Washington, DC|Assistant to the President|serves the President directly`;
