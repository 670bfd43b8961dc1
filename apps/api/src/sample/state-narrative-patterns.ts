// What sample narratives of places say, more than a hundred patterns by subject. A pattern serves only where all its facts
// are known; of those the least used comes first, so that two states rarely say the same thing in the same words.

export const ECONOMY = [
  "{name} lives on {economy}.",
  "Ask what pays the bills in {name} and the answer is {economy}, in about that order.",
  "From {city} to {region}, {name} earns its living from {economy}.",
  "{economy} shaped {name} long before anyone now in office was born.",
  "The economy of {name} rests on {economy}.",
  "Three things explain most of what happens to {name}’s economy: {threefold}.",
  "Visitors remember {region}; people who live there talk about {economy}.",
  "Between {city} and {region} lies a {realm} that makes its money in {economy}.",
  "Work in {name} has long meant {economy}.",
  "Few places mix {economy} the way {name} does.",
  "The fortunes of {name} rise and fall with {economy}.",
  "Whoever governs {name} inherits an economy built on {economy}.",
  "Budget writers in {capital} watch {economy} before they watch anything else.",
  "A good year in {name} is one in which {threefold} all hold steady.",
  "What {name} sells to the rest of the country comes, more than anything, from {economy}.",
  "Families in {region} have lived by {economy} for generations.",
];

export const PLACE = [
  "{city} sets the pace, but {region} gives {name} its character.",
  "In {region} the talk is of prices and rain; in {city} it is of rents and roads.",
  "{region} and {city} rarely want the same thing from government, and the {realm} has learned to live with that.",
  "The road from {city} to {region} crosses most of what the {realm} makes and grows.",
  "{otherCity} grew on what {region} produced, and each still depends on the other.",
  "{city} has the offices and the airport, {otherCity} the older mills and the longer memory.",
  "People in {region} will tell you that the {realm} ends where the suburbs of {city} begin.",
  "{city} and {otherCity} compete for nearly everything the {realm} has to give.",
  "Newcomers settle around {city}; {region} keeps its older families.",
  "{city} draws the young, {otherCity} the retired, and {region} holds on to neither easily.",
  "Commuters fill the roads into {city} from what was open country a generation ago.",
  "County fairs still fill the calendar in {region}, whatever happens in {city}.",
  "{otherCity} has remade its downtown, and {city} has copied the parts that worked.",
  "Maps make {region} look empty, though few who campaign there find it so.",
];

export const POPULATION = [
  "It counted {population} people at the last census, {growth}.",
  "About {population} people lived here in 2020, {growth}.",
  "The last census found {population} residents, {growth}.",
  "The census of 2020 put its population near {population}, {growth}.",
  "With {population} people in 2020, {growth}, it is {size}.",
  "It is {size}: {population} people in 2020, {growth}.",
  "Some {population} people called it home in 2020, {growth}.",
  "Census takers found {population} people, {growth}.",
];

export const INCOME = [
  "The household in the middle earns about {income} a year.",
  "Household income of about {income} puts it {rank}.",
  "Incomes run to about {income} for the household in the middle, {rank}.",
  "Half of its households earn more than {income} or so, half less.",
  "At about {income}, the income of its typical household is {rank}.",
];

export const CONCERNS = [
  "Schools in {otherCity} have closed classrooms while those around {city} cannot build them fast enough.",
  "Rents in {city} and wages in {region} move further apart every year.",
  "Hospitals are the largest employer in {otherCity}, as they are in many towns of its size.",
  "Housing, more than any other subject, fills the agendas of councils from {city} to {otherCity}.",
  "Broadband has reached {otherCity}; much of {region} still waits.",
  "Town meetings in {region} fill up when a clinic or a school is to close.",
  "Employers in {city} say that they cannot find people, and people in {otherCity} that they cannot find work.",
  "Insurance costs more every year in {region}, where storms and fires have done their part.",
  "Water mains in {otherCity} are older than anyone who repairs them.",
];

export const DEBATES = [
  "Nothing divides its politics like {topic}, which splits {city} from {region} and both parties within.",
  "The quarrel that returns every session is over {topic}.",
  "Lately the argument has been about {topic}.",
  "Hearings on {topic} fill the largest room {capital} has.",
  "No subject has outlasted as many lawmakers in {capital} as {topic}.",
  "Mayors from {city} to {otherCity} ask {capital} for one thing above all: a settlement on {topic}.",
  "Every candidate has a plan for {topic}, and few of the plans agree on what it costs.",
  "Editorial pages return to {topic} as farmers do to the weather.",
  "What passes in {capital} in a given year often hangs on a bargain over {topic}.",
  "Advocates who come to {capital} for {topic} have learned to come every year.",
];

export const DELEGATION = [
  "Its delegation to the House counts {delegation}.",
  "In the House it is represented by {delegation}.",
  "It sends {delegation} to the House.",
  "Voters have sent {delegation} to the House.",
  "{severalMembers} sit for it in the House of Representatives.",
  "Of its seats in the House, the parties hold {division}.",
];

export const SENATE = [
  "Both of its senators are {senateParty}.",
  "{senateParty} hold both of its seats in the Senate.",
  "It is {senateParty} it has sent to both of its seats in the Senate.",
  "One senator of each party speaks for it in Washington{splitSenate}.",
  "Its two senators come from different parties{splitSenate}, and vote together on little but {topic}.",
  "Senators of both parties represent it{splitSenate}, a rarity by now.",
];

export const PRESIDENT = [
  "Candidates of the {winner} Party have carried it in each of the last four elections for President.",
  "It has voted for the {winner} candidate for President four times running.",
  "No {loser} candidate has carried it in the last four elections for President.",
  "It has changed sides in presidential elections within the last twelve years{swinging}.",
  "Campaigns for President come here often, because it has changed hands{swinging}.",
  "Its electoral votes have gone to both parties since 2012{swinging}, and nobody takes them for granted.",
];

export const VOTERS = [
  "Primaries decide most of its races; the few that stay open in November lie around {city}.",
  "Turnout rises in {city} when the President is on the ballot and falls back two years later.",
  "Voters in {region} and voters in {city} have moved apart for four elections in a row.",
  "Third candidates seldom win here, though they have settled more than one close race.",
  "Ballots are long, and many voters stop before the end of them.",
  "The suburbs of {city} settle the close races.",
  "Candidates who hope to win everywhere spend their last week in {otherCity}.",
  "{otherCity} votes with {city} in some years and with {region} in others, and whoever wins it usually wins.",
  "Door-knocking counts for more than television in {region}, and the parties plan for that.",
  "Endorsements from {otherCity} travel further than those from {city}.",
];

export const WITHOUT_VOTE = [
  "It sends one {delegate} to the House, who speaks and sits on committees but has no vote on the floor.",
  "Its {delegate} may introduce bills and vote in committee, though not when the House passes them.",
  "In Congress one {delegate} speaks for it, without a vote on final passage.",
];

export const STATUS = [
  "People here choose no electors, so campaigns for President pass them by{territory}.",
  "Residents watch closely what Congress decides for them, since they have little say in who sits there{territory}.",
  "The question of its status comes up in every campaign, and every campaign leaves it open{territory}.",
  "Federal rules on shipping and benefits matter more here than most of what is decided in {capital}{territory}.",
  "Its bonds with the mainland are argued over at nearly every election{territory}.",
  "Statehood is a standing item on ballots and in speeches, and a distant one in Congress{federal}.",
  "Congress may overturn its laws, and now and then does{federal}.",
];

export const LEGISLATURE = [
  "The {legislature} meets in {capital}: {chambers}.",
  "In {capital}, the {legislature} has {chambers}.",
  "Laws are made in {capital} by the {legislature}, with {chambers}.",
  "Its lawmakers sit in the {legislature}, which counts {chambers}.",
  "The {legislature} is made up of {chambers}.",
  "The {legislature} in {capital} consists of {chambers}.",
  "Its {council} makes the law, with {chambers}, and sends it on to Congress for review.",
];

export const TERMS = [
  "{terms}.",
  "Sessions in {capital} run long, and budgets are often settled in the last night of them.",
  "Lobbyists outnumber lawmakers in {capital} for most of the session.",
  "The press room at the statehouse has shrunk, and {city}’s news outlets now cover it by video{state}.",
  "Half of what the legislature does, by its members’ own account, is settle quarrels between {city} and everywhere else.",
  "New members learn quickly that in {capital} the calendar is the most powerful person in the building.",
  "Committees do the work, and floor debate mostly confirms it.",
  "Bills die quietly in {capital}: most are never given a hearing.",
];

export const GOVERNOR = [
  "Governor {governor}, {governorParty}, {governorSince}.",
  "The governor is {governor}, {governorParty}, who {governorSince}.",
  "At the head of the state stands {governor}, {governorParty}, who {governorSince}.",
  "The state is led by {governor}, {governorParty}, who {governorSince}.",
  "{governor}, {governorParty}, holds the governor’s office and {governorSince}.",
];

export const NEXT_ELECTION = [
  "The calendar puts an election for {chief} in {next}.",
  "Voters choose a {chief} in {next}.",
  "Ballots of {next} carry the office of {chief}.",
  "The election of {next} decides a term for {chief}.",
];

export const OFFICERS = [
  "Besides the {chief}, voters elect {officers}.",
  "The ballot also names {officers}, answerable to the voters and not to the {chief}.",
  "Power is spread: voters also choose {officers}.",
  "Elsewhere in the executive, {officers} have mandates of their own.",
  "Only one other officer of the executive, the {officer}, is elected by everybody.",
  "The {chief} shares the ballot with the {officer} alone.",
  "No other officer of the executive is elected statewide, which leaves much to the governor{alone}.",
  "The governor appoints the rest of the cabinet, an arrangement few states share{alone}.",
];

export const TOPICS = [
  "the cost of housing",
  "school funding",
  "water",
  "property taxes",
  "Medicaid",
  "the price of insurance",
  "public pensions",
  "road money",
  "the powers of cities",
  "the price of power",
  "sentencing",
  "the drawing of district lines",
  "child care",
  "the reach of the public university",
];
