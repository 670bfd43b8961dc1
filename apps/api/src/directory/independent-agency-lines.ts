/** Agencies outside the departments, as department-lines.ts writes a department. */
export const INDEPENDENT_AGENCIES = `
=31|EPA|Environmental Protection Agency|Washington, DC|Administrator|protects air, water and land from pollution
1|OAR|Office of Air and Radiation|Washington, DC|Assistant Administrator|writes rules on air pollution
2|OW|Office of Water|Washington, DC|Assistant Administrator|protects drinking water and waterways
3|OLEM|Office of Land and Emergency Management|Washington, DC|Assistant Administrator|cleans up contaminated land
4|OCSPP|Office of Chemical Safety and Pollution Prevention|Washington, DC|Assistant Administrator|judges pesticides and chemicals
=32|NASA|National Aeronautics and Space Administration|Washington, DC|Administrator|explores space and advances flight
1|GSFC|Goddard Space Flight Center|Greenbelt, MD|Director|builds and operates science missions
2|JSC|Johnson Space Center|Houston, TX|Director|trains astronauts and flies crewed missions
3|KSC|Kennedy Space Center|Merritt Island, FL|Director|launches missions
4|MSFC|Marshall Space Flight Center|Huntsville, AL|Director|develops rockets
=33|SSA|Social Security Administration|Woodlawn, MD|Commissioner|pays retirement, disability and survivors’ benefits
=34|SBA|Small Business Administration|Washington, DC|Administrator|lends to and advises small businesses
=35|GSA|General Services Administration|Washington, DC|Administrator|buys for the government and keeps its buildings
1|PBS|Public Buildings Service|Washington, DC|Commissioner|builds and keeps federal buildings
2|FAS|Federal Acquisition Service|Washington, DC|Commissioner|buys goods and services for agencies
=36|OPM|Office of Personnel Management|Washington, DC|Director|sets policy for the civil service and pays its pensions
=37|NRC|Nuclear Regulatory Commission|Rockville, MD|Chairman|licenses and inspects reactors
=38|NSF|National Science Foundation|Alexandria, VA|Director|pays for basic research and science education
=39|FRB|Federal Reserve System|Washington, DC|Chair|sets monetary policy and supervises banks
=40|FDIC|Federal Deposit Insurance Corporation|Washington, DC|Chairman|insures deposits and closes failed banks
=41|SEC|Securities and Exchange Commission|Washington, DC|Chairman|oversees securities markets
1|CF|Division of Corporation Finance|Washington, DC|Director|reviews what companies disclose
2|ENF|Division of Enforcement|Washington, DC|Director|investigates breaches of securities law
=42|FCC|Federal Communications Commission|Washington, DC|Chairman|regulates communications by wire, air and satellite
1|WCB|Wireline Competition Bureau|Washington, DC|Chief|sets policy for telephone and broadband
2|MB|Media Bureau|Washington, DC|Chief|licenses broadcasters
=43|FTC|Federal Trade Commission|Washington, DC|Chairman|protects consumers and competition
1|BCP|Bureau of Consumer Protection|Washington, DC|Director|stops unfair and deceptive practices
2|BC|Bureau of Competition|Washington, DC|Director|reviews mergers and stops restraints of trade
=44|FERC|Federal Energy Regulatory Commission|Washington, DC|Chairman|regulates power lines, pipelines and hydropower
=45|CFTC|Commodity Futures Trading Commission|Washington, DC|Chairman|oversees futures and swaps
=46|CFPB|Consumer Financial Protection Bureau|Washington, DC|Director|protects consumers who borrow and save
=47|CPSC|Consumer Product Safety Commission|Bethesda, MD|Chairman|keeps dangerous products off the market
=48|EEOC|Equal Employment Opportunity Commission|Washington, DC|Chair|enforces law against discrimination at work
=49|NLRB|National Labor Relations Board|Washington, DC|Chairman|oversees union elections and labor practices
=50|FEC|Federal Election Commission|Washington, DC|Chair|oversees campaign finance
=51|EXIM|Export-Import Bank|Washington, DC|President|finances exports
=52|DFC|International Development Finance Corporation|Washington, DC|Chief Executive Officer|invests in developing countries
=53|PC|Peace Corps|Washington, DC|Director|sends volunteers to serve abroad
=54|NARA|National Archives and Records Administration|Washington, DC|Archivist|keeps the nation’s records
=55|USPS|Postal Service|Washington, DC|Postmaster General|delivers the mail
=56|NTSB|National Transportation Safety Board|Washington, DC|Chair|investigates accidents
=57|STB|Surface Transportation Board|Washington, DC|Chairman|regulates railroads
=58|NCUA|National Credit Union Administration|Alexandria, VA|Chairman|supervises and insures credit unions
=59|FHFA|Federal Housing Finance Agency|Washington, DC|Director|oversees the housing finance enterprises
=60|NEA|National Endowment for the Arts|Washington, DC|Chairman|grants money for the arts
=61|NEH|National Endowment for the Humanities|Washington, DC|Chairman|grants money for the humanities
=62|IMLS|Institute of Museum and Library Services|Washington, DC|Director|supports museums and libraries
=63|AMC|AmeriCorps|Washington, DC|Chief Executive Officer|places volunteers in national service
=64|MSPB|Merit Systems Protection Board|Washington, DC|Chairman|hears appeals of federal employees
=65|OSC|Office of Special Counsel|Washington, DC|Special Counsel|protects whistleblowers and the merit system
=66|OGE|Office of Government Ethics|Washington, DC|Director|guides the executive branch on conflicts of interest
=67|FLRA|Federal Labor Relations Authority|Washington, DC|Chairman|oversees labor relations in the federal service
=68|FMCS|Federal Mediation and Conciliation Service|Washington, DC|Director|mediates labor disputes
=69|PBGC|Pension Benefit Guaranty Corporation|Washington, DC|Director|insures private pensions
=70|TVA|Tennessee Valley Authority|Knoxville, TN|President|makes power and manages the Tennessee River
=71|AMTRAK|National Railroad Passenger Corporation|Washington, DC|President|runs intercity passenger trains
=72|USITC|International Trade Commission|Washington, DC|Chair|judges whether imports injure industries
=73|USCCR|Commission on Civil Rights|Washington, DC|Chair|studies and reports on civil rights
=74|USAGM|Agency for Global Media|Washington, DC|Chief Executive Officer|broadcasts to audiences abroad
=75|ODNI|Office of the Director of National Intelligence|McLean, VA|Director|leads the intelligence community
=76|CIA|Central Intelligence Agency|McLean, VA|Director|gathers intelligence abroad
=77|SSS|Selective Service System|Arlington, VA|Director|keeps the register for a draft
=78|ARC|Appalachian Regional Commission|Washington, DC|Federal Co-Chair|invests in Appalachia
=79|DRA|Delta Regional Authority|Clarksdale, MS|Federal Co-Chairman|invests in the Mississippi Delta
=80|MCC|Millennium Challenge Corporation|Washington, DC|Chief Executive Officer|grants money to countries that govern well
=81|IAF|Inter-American Foundation|Washington, DC|President|supports communities in Latin America
=82|FMC|Federal Maritime Commission|Washington, DC|Chairman|regulates ocean shipping
=83|FCA|Farm Credit Administration|McLean, VA|Chairman|supervises lenders to farmers
=84|RRB|Railroad Retirement Board|Chicago, IL|Chairman|pays railroad workers’ pensions
=85|FRTIB|Federal Retirement Thrift Investment Board|Washington, DC|Executive Director|runs the savings plan of federal employees
=86|NCPC|National Capital Planning Commission|Washington, DC|Chair|plans for federal land in the capital
=87|ACHP|Advisory Council on Historic Preservation|Washington, DC|Chair|advises on historic places
=88|USAB|Access Board|Washington, DC|Executive Director|writes standards for accessible design
=89|EAC|Election Assistance Commission|Washington, DC|Chair|helps states run elections
=90|DNFSB|Defense Nuclear Facilities Safety Board|Washington, DC|Chair|oversees safety at defense nuclear sites
=91|CSB|Chemical Safety and Hazard Investigation Board|Washington, DC|Chairperson|investigates chemical accidents`;
