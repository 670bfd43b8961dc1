/** A subject of politics, as sample people of either party see it. `area` is a branch of the key policy areas. */
export interface Issue {
  area: string;
  noun: string;
  bill: string;
  1: readonly string[];
  2: readonly string[];
}

export const ISSUES: readonly Issue[] = [
  {
    area: "Agriculture and Food",
    noun: "farm policy",
    bill: "Family Farm Credit Act",
    1: [
      "{he} would spend less on commodity programs and more on crop insurance, which {he} calls “the one safety net farmers ask for by name.”",
      "On the farm bill, {last} has argued for faster permits for irrigation and for letting states set their own rules on nutrition programs.",
      "{he} opposed new limits on fertilizer use, saying that growers in {region} had already cut what they apply.",
    ],
    2: [
      "{he} has pressed for conservation payments that reach small growers in {region}, not only the largest operations.",
      "On the farm bill, {last} fought to keep nutrition benefits indexed to the price of food.",
      "{he} wrote an amendment that steers research money to drought-resistant seed and to colleges that train new farmers.",
    ],
  },
  {
    area: "Budget and Taxes",
    noun: "the budget",
    bill: "Plain Budget Act",
    1: [
      "{he} favors a two-year budget and has voted against stopgap spending bills more often than most of {his} party.",
      "{last} would make the lower individual rates permanent and pay for it by ending what {he} describes as “orphaned programs.”",
      "A deficit hawk at home, {he} nonetheless defends military construction at the bases near {homeCity}.",
    ],
    2: [
      "{he} would let the top individual rate rise and use the money for a larger credit for families with children.",
      "{last} argues that austerity has cost {stateName} more than it saved, and keeps a chart of closed clinics to prove it.",
      "On taxes, {he} wants a minimum levy on large corporations and simpler returns for everybody else.",
    ],
  },
  {
    area: "Civil Rights and Justice",
    noun: "criminal justice",
    bill: "Second Look Sentencing Act",
    1: [
      "{he} supports longer sentences for fentanyl traffickers and more money for rural sheriffs.",
      "A defender of gun owners, {last} has sponsored bills that would let concealed-carry permits cross state lines.",
      "{he} joined members of the other party on a bill to clear old records of nonviolent offenses, one of {his} few departures from the party line.",
    ],
    2: [
      "{he} supports background checks on all gun sales and has held vigils with families of victims in {homeCity}.",
      "{last} would restore federal review of changes to state voting laws.",
      "{he} worked across the aisle on shorter sentences for nonviolent offenses, and calls the result “half of what is fair.”",
    ],
  },
  {
    area: "Defense and Security",
    noun: "defense",
    bill: "Shipyard Modernization Act",
    1: [
      "{he} wants defense spending to grow faster than inflation and has made shipbuilding a personal cause.",
      "{last} is skeptical of arms control and argues that “weakness is the costliest policy there is.”",
      "On veterans, {he} favors letting them see private doctors when the nearest federal clinic is an hour’s drive away.",
    ],
    2: [
      "{he} supports a strong military but has voted to cap the cost of weapons that run over budget.",
      "{last} has pushed for better housing on bases and for mental health care that doesn’t end a career.",
      "On cybersecurity, {he} wants federal help for the small utilities that serve {region}.",
    ],
  },
  {
    area: "Economy and Labor",
    noun: "jobs and trade",
    bill: "Apprentice to Owner Act",
    1: [
      "{he} opposes a national minimum wage increase, preferring wage subsidies for young workers.",
      "{last} has voted for right-to-work legislation and for tariffs on subsidized steel.",
      "{his} answer to slow growth is shorter permits: {he} would give agencies one year to decide.",
    ],
    2: [
      "{he} would raise the federal minimum wage in yearly steps and index it after that.",
      "{last} wants card-check elections for unions and walks picket lines when invited.",
      "{he} judges trade agreements by what they do to {economy}, the industries that carry {stateName}.",
    ],
  },
  {
    area: "Education",
    noun: "education",
    bill: "Trades and Technology Scholarship Act",
    1: [
      "{he} supports tax credits for private school tuition and more say for parents over what is taught.",
      "{last} would let Pell grants pay for short courses in welding, nursing and coding.",
      "{he} voted against student loan forgiveness, calling it “a bill sent to the electrician’s apprentice.”",
    ],
    2: [
      "{he} would make community college free for two years and pay for it with a levy on share trading.",
      "{last} has won money for school nurses and counselors in {region}.",
      "{he} opposes vouchers, which {he} says drain schools that cannot choose their pupils.",
    ],
  },
  {
    area: "Energy and Environment",
    noun: "energy",
    bill: "Lights On Grid Act",
    1: [
      "On energy, {he} is for “all of it, sooner”: more drilling on federal land, new reactors and transmission lines.",
      "{last} has fought federal rules on power plants, which {he} blames for higher bills in {homeCity}.",
      "{he} accepts that the climate is changing and puts {his} hopes in nuclear power and carbon capture rather than mandates.",
    ],
    2: [
      "{he} has backed tax credits for wind, solar and batteries, and wrote one of them to favor factories in {stateName}.",
      "{last} wants polluters to pay for cleaning up the rivers of {region}.",
      "{he} would end subsidies for oil companies and spend the money on home insulation and public transit.",
    ],
  },
  {
    area: "Financial Services",
    noun: "banking",
    bill: "Community Lender Relief Act",
    1: [
      "{he} would exempt small banks from rules written after the last crisis for the largest ones.",
      "{last} sees digital assets as a market to be described in law before it is regulated.",
    ],
    2: [
      "{he} defends the consumer bureau that watches lenders and would cap interest on payday loans.",
      "{last} has questioned bank executives so closely that clips of the hearings made the evening news.",
    ],
  },
  {
    area: "Foreign Affairs",
    noun: "foreign policy",
    bill: "Allied Supply Chains Act",
    1: [
      "Abroad, {he} puts allies who spend on their own defense first.",
      "{last} has called for tighter controls on exports of chips and for a larger fleet in the Pacific.",
      "{he} voted for aid to allies at war, and explained the vote in a series of town halls that ran past midnight.",
    ],
    2: [
      "Abroad, {he} wants aid and trade to do more of the work that has been left to the armed forces.",
      "{last} has led delegations to refugee camps and presses for more visas for those who helped American troops.",
      "{he} supports alliances without reservation and arms sales with several.",
    ],
  },
  {
    area: "Government and Elections",
    noun: "the way government works",
    bill: "Open Calendars Act",
    1: [
      "{he} favors identification at the polls and a constitutional limit on terms, which {he} has promised to observe.",
      "{last} would move whole agencies out of Washington, one of them to {homeCity}.",
      "{he} publishes {his} calendar every Friday and would require the same of the cabinet.",
    ],
    2: [
      "{he} supports automatic voter registration and independent commissions to draw districts.",
      "{last} takes no money from corporate committees and would have all of them name their donors.",
      "{he} wants members of Congress barred from trading shares, and sold {his} own.",
    ],
  },
  {
    area: "Health Care",
    noun: "health care",
    bill: "Rural Emergency Hospitals Act",
    1: [
      "{he} would let people buy health plans across state lines and keep protections for those already ill.",
      "{last} has made the survival of small hospitals {his} first subject, and counts seven that were saved.",
      "{he} opposes a single public insurer but broke with {his} party to cap the price of insulin.",
    ],
    2: [
      "{he} would let anyone over fifty buy into Medicare and let the program bargain over every drug.",
      "{last} has fought for more nurses in {region}, where the nearest maternity ward can be ninety miles away.",
      "{he} regards mental health as the unfinished half of health care and has said so in every campaign.",
    ],
  },
  {
    area: "Housing and Communities",
    noun: "housing",
    bill: "Starter Homes Act",
    1: [
      "{he} blames local rules for the price of houses and would reward towns that relax them.",
      "On disaster relief, {last} wants money to reach county governments within thirty days.",
    ],
    2: [
      "{he} would build on surplus federal land and double vouchers for renters.",
      "{last} secured money to raise homes and bridges out of the flood plain around {homeCity}.",
    ],
  },
  {
    area: "Immigration",
    noun: "immigration",
    bill: "Harvest Workforce Act",
    1: [
      "{he} wants more agents and technology on the border before anything else is discussed.",
      "{last} supports seasonal visas, without which, {he} says, {economy} would come to a stop.",
    ],
    2: [
      "{he} supports a path to citizenship for people brought to the country as children.",
      "{last} has visited border stations with members of both parties and wants more judges rather than more walls.",
    ],
  },
  {
    area: "Science and Technology",
    noun: "technology",
    bill: "Last Mile Broadband Act",
    1: [
      "{he} wants light rules for artificial intelligence and heavy penalties for fraud committed with it.",
      "{last} has made broadband in {region} a test of whether Washington can finish anything.",
    ],
    2: [
      "{he} would require companies to test and disclose what their artificial intelligence systems do.",
      "{last} won research money for {stateName} universities and insists that the patents stay in the country.",
    ],
  },
  {
    area: "Transportation",
    noun: "transportation",
    bill: "Bridges First Act",
    1: [
      "{he} would spend highway money on bridges before bicycle paths, and says so at ribbon-cuttings of both.",
      "{last} wants private capital in ports and airports, with tolls where users can choose another road.",
    ],
    2: [
      "{he} has argued for passenger trains between {homeCity} and its neighbors since {his} first campaign.",
      "{last} votes for transit with an eye on the people who clean offices at night and get home by bus.",
    ],
  },
];
