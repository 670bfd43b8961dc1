// How a career in office is told. Facts in braces are filled in by tell.ts.

export const FIRST_WIN = [
  "{he} won the seat in {electedYear} with {firstPct}% of the vote, against {firstOpponent}.",
  "The {electedYear} race against {firstOpponent} ended with {firstPct}% for {last}.",
  "{last} was first elected to the post in {electedYear}, when {he} took {firstPct}% of the vote.",
  "In {electedYear} {he} defeated {firstOpponent} after a campaign that turned on {noun1}.",
  "A crowded field in {electedYear} thinned to two, and {last} beat {firstOpponent} with {firstPct}%.",
  "Outspent in {electedYear}, {he} nevertheless won {firstPct}% and the seat.",
];

export const LAST_WIN = [
  "{he} was returned in {lastYear} with {lastPct}%.",
  "The most recent contest, in {lastYear}, went to {last} with {lastPct}% of the vote.",
  "In {lastYear} {last} took {lastPct}%, over {lastOpponent}.",
  "Voters renewed the mandate in {lastYear}: {lastPct}% for {last}, the rest for {lastOpponent} and others.",
  "{lastOpponent} ran against {him} in {lastYear} and held {him} to {lastClosePct}%.",
];

export const HOUSE_BEFORE = [
  "Before the Senate came {houseYears} years in {housePlace}.",
  "{he} moved to the Senate after {houseYears} years in {housePlace}.",
  "{houseYears} years in {housePlace} had taught {him} the rules by then.",
];

export const COMMITTEE = [
  "{he} sits on {committee1}, where {his} attention goes to {noun1}.",
  "A seat on {committee1} gives {him} a hand in {noun1}.",
  "{last} asked for, and got, a place on {committee1}.",
  "Much of {his} week belongs to {committee1}.",
  "On {committee1} {he} is known for questions that fit on an index card.",
  "{his} committee work centers on {committee1}, a natural fit for a state that lives on {economy}.",
];

export const COMMITTEE_LEADER = [
  "As {committeeRole} of {committee1}, {he} sets or contests its agenda week by week.",
  "{last} is {committeeRole} of {committee1}, a post {he} reached by seniority and kept by tact.",
  "Colleagues on {committee1}, where {he} is {committeeRole}, describe meetings that start on time.",
  "The post of {committeeRole} of {committee1} has made {him} a regular in the corridors where bills are settled.",
];

export const SECOND_COMMITTEE = [
  "{he} also serves on {committee2}.",
  "A second assignment, to {committee2}, rounds out {his} portfolio.",
  "{committee2} is the other half of {his} legislative life.",
  "Through {committee2} {he} keeps an eye on {noun2}.",
];

export const LEADERSHIP = [
  "{his} colleagues made {him} {leadership}, and with it one of the few members whose calls are always returned.",
  "As {leadership}, {last} counts votes, settles quarrels and speaks for the party on Sundays.",
  "{he} is {leadership}, a post {he} won in a closed ballot by a margin nobody has disclosed.",
];

export const BILLS = [
  "{his} signature proposal is the {bill1}.",
  "{he} introduced the {bill1}, which has been through two hearings and has sponsors in both parties.",
  "The {bill1}, which {he} wrote, passed one chamber and waits in the other.",
  "{last} is best known for the {bill1}, parts of which became law inside a larger package.",
  "Interest groups on either side follow the {bill1}, which {he} reintroduces with every new Congress.",
];

export const STATE_BILLS = [
  "The {bill1}, modeled on a federal proposal, was the centerpiece of {his} last legislative session.",
  "{he} signed a state version of the {bill1} after two sessions of bargaining.",
  "Legislators sent {him} a budget on time in the year {he} threatened to cancel their recess over {noun2}.",
];

export const CAUCUS = [
  "{he} belongs to the {caucus1}.",
  "{last} is active in the {caucus1}.",
  "Among the informal groups {he} gives time to is the {caucus1}.",
  "The {caucus1} counts {him} among its steadier members.",
];

export const STYLE = [
  "Reporters find {him} courteous, brief and hard to draw out.",
  "{he} writes {his} own {floor} speeches, in longhand.",
  "Friends describe a listener; opponents, a counter of heads.",
  "{his} office answers letters within two weeks, a rule {he} checks.",
  "{he} holds office hours in a rented storefront and takes people in the order they come.",
  "{last} is more often quoted in the trade press than on television, and seems to like it so.",
  "Allies say {he} bargains late and keeps the bargain.",
  "{he} rarely raises {his} voice, and is listened to when {he} does.",
  "Lobbyists learn early that {he} has read the appendix.",
  "A dry wit has carried {him} through more than one long {markup}.",
  "{he} keeps a running list of promises in a pocket notebook and strikes them out in ink.",
  "Meetings with {him} end early and produce minutes.",
  "Constituents praise {his} memory for names; {he} credits index cards.",
  "{he} drives {his} own car to events and tends to arrive before the signs are up.",
  "Former aides speak of a demanding employer who writes generous references.",
  "{he} returns calls {himself}, often from the road.",
  "In debate {he} prefers a question to an answer.",
  "{his} newsletters run to four pages and are read to the end.",
  "{he} has a habit of calling the local paper to correct an error in {his} own favor.",
  "Colleagues from the other party mention {him} when asked whom they can work with.",
  "{he} is known to annotate briefing papers in three colors.",
  "{last} distrusts slogans and has avoided having one.",
  "A sharp questioner, {he} apologizes more readily than most.",
  "{he} travels with a thermos and a folder, seldom with an entourage.",
  "When talks stall, {he} is apt to propose a walk.",
  "{he} has worn the same brown overcoat to every swearing-in.",
];

export const PLACE = [
  "{stateName} lives on {economy}, and {his} {votes} tend to follow.",
  "{region} is the part of the state {he} knows best.",
  "Constituents range from {homeCity} to {region}, and {he} makes a point of dividing {his} weekends between them.",
  "The needs of {economy} come up in nearly every speech {he} gives at home.",
  "What {he} says about {noun2} is tested first on audiences in {homeCity}.",
  "{homeCity} is home, and {his} accent says so.",
  "Two counties in {region} have never voted for {him}, and {he} visits both each spring.",
  "When {economy} do badly, {stateName} does, and {he} is reminded of it by mail.",
];

export const DEPARTURES: Record<string, string[]> = {
  retired: [
    "{last} did not seek another term and left office in {leftYear}.",
    "{he} retired in {leftYear}, citing family.",
    "After announcing in a two-line letter that {he} had done enough, {last} left in {leftYear}.",
  ],
  "lost re-election": [
    "{he} lost the seat in a close race and left office in {leftYear}.",
    "A challenger from {his} own party ended {his} tenure in {leftYear}.",
    "{last} was defeated and left office in {leftYear}, conceding before midnight.",
  ],
  resigned: [
    "{he} resigned in {leftYear} to lead a foundation in {homeCity}; the seat is vacant until a special election.",
    "{last} gave up the seat in {leftYear} to care for a parent, and it stands vacant until a special election.",
    "{last} resigned in {leftYear} to become president of a college; no successor has been elected yet.",
  ],
  "ran for another office": [
    "{he} gave up the seat for a campaign for statewide office and left in {leftYear}.",
    "{last} left in {leftYear} after an unsuccessful run for another office.",
  ],
};

export const SUMMARIES = [
  "{last}, {partyNoun}, has served as {office} since {sinceYear}.",
  "{partyAdjective} {officeTitle} {full} was first elected in {electedYear} and is known for work on {noun1}.",
  "{full} represents {place} and has made {noun1} the center of {his} work.",
  "{aFormerJob} before politics, {last} was first elected to the post in {electedYear}.",
  "{last} has represented {place} since {sinceYear}, with an eye on {noun1} and {noun3}.",
  "Since {sinceYear} {full} has spoken for {place}, where {economy} set the agenda.",
];

export const SUMMARY_SECONDS = [
  "{he} is {committeeRole} of {committee1}.",
  "{he} serves as {leadership}.",
  "The {bill1} is {his} best-known proposal.",
  "{he} sits on {committee1}.",
  "Allies and critics alike name {noun2} as {his} second subject.",
  "{he} won {lastPct}% in {lastYear}.",
  "Before that {he} was {anEarlierOffice}.",
];

export const FORMER_SUMMARIES = [
  "{full} represented {place} from {sinceYear} to {leftYear}.",
  "{last}, {partyNoun}, served as {office} from {sinceYear} until {leftYear}.",
  "A former {officeTitle}, {full} left office in {leftYear} after a career given to {noun1}.",
];

export const APPROACH = [
  "{last} is a pragmatist within limits: {he} will trade away timing but not substance.",
  "Ideas interest {him} less than sequence, and {he} has said that most good bills die of impatience.",
  "{he} approaches politics as a matter of coalitions, built one office at a time.",
  "Principle comes first for {last}, who has {voted} alone more than once and framed one of the tally sheets.",
  "{his} guiding question, by {his} own account, is what a proposal would do to someone paid by the hour in {homeCity}.",
  "{faith}, as {he} tells it, is the root of {his} politics, though {he} seldom quotes scripture in public.",
  "{he} came up through local government and still thinks in culverts, payrolls and school calendars.",
  "Those who bargain with {him} speak of long silences and short lists.",
  "Loyal to {his} party on procedure, {last} keeps a measure of freedom on {noun2}.",
  "{he} prefers {hearings} to press conferences, and field visits to both.",
  "Competition drives {him}; aides recall a framed clipping of an early defeat.",
  "{his} years as {formerJob} show in a habit of asking who will carry a thing out.",
  "{last} says that a good law should fit on a kitchen table and survive a hard winter.",
  "{he} looks for the smallest change that would do, and then for someone of the other party to propose it.",
  "An early defeat taught {him} to count twice; {he} has seldom been surprised by a tally since.",
  "{his} interest in {noun1} dates from work as {aFormerJob}.",
  "{he} measures programs by what happens in {region}, where, {he} says, theory goes to be tested.",
  "Duty is a word {he} uses without irony, and expects others to.",
  "{last} reads reports of auditors for pleasure and quotes them at length.",
  "Those close to {him} say that {hobby} explains {his} patience.",
  "{he} believes that government should be dull, and that dullness takes work.",
  "Few decisions are made without a call to friends in {hometownCity}, some of whom vote for the other side.",
];

export const COMMUNITIES = [
  "{his} strongest support comes from {homeCity} and the small towns around it.",
  "Veterans’ organizations, growers and chambers of commerce in {region} make up the core of {his} coalition.",
  "Union halls and congregations in {homeCity} were where {his} first campaign began, and they still turn out.",
  "{he} keeps close ties to the people of {region} and to those employed in {economy}.",
  "Teachers, nurses and retirees have been the backbone of {his} campaigns.",
  "Suburban voters decided {his} last race, and {he} has courted them since with attention to {noun2}.",
  "{he} spends August in {region}, sleeping in spare rooms and listening at diners.",
  "Firefighters and small contractors have endorsed {him} in every race.",
  "First-generation voters in {homeCity} gave {him} {his} first majority.",
  "College towns and the farm counties around them vote for {him} for different reasons.",
  "{his} office keeps a weekly desk for veterans and another for people new to the country.",
  "Workers in {economy} are the audience {he} has in mind when {he} speaks about {noun1}.",
  "Parish halls, grange halls and union halls are {his} usual stages.",
];

export const AFFILIATIONS = [
  "Member, Rotary Club of {homeCity}",
  "Trustee, {homeCity} Public Library Foundation",
  "Board member, Boys and Girls Clubs of {stateName}",
  "Member, {stateName} Historical Society",
  "Honorary chair, {region} Food Bank",
  "Member, American Legion, {homeCity} post",
  "Member, {stateName} Bar Association",
  "Advisory board, {homeCity} Regional Medical Center",
  "Founding member, {region} Land Trust",
  "Volunteer, {homeCity} Habitat Build",
];

export const CRITICISMS = [
  "A watchdog group faulted {him} for a disclosure form filed {days} days late; {his} office called it an oversight and paid the fine.",
  "Local papers criticized {last} for missing {votes} during a campaign swing.",
  "Opponents have used {his} change of mind on {noun2} against {him}; {he} answers that the facts had changed.",
  "A former aide complained of long hours and short notice, and the office adopted a written policy on both.",
  "{he} was criticized from the left and the right for a compromise on {noun1}.",
  "Residents of {region} protested a grant that went to {homeCity}; {last} later found money for both.",
  "An ethics complaint about the use of a newsletter was dismissed without a hearing.",
  "An audit of {his} office found overtime paid late; the arrears were settled within a month.",
  "{he} drew fire for a joke about {region} and spent a weekend there making up for it.",
  "Advocates on both sides of {noun2} have called {his} position hard to pin down.",
  "A donor’s contract with the state raised questions, though an inquiry found no fault.",
  "Editorial writers faulted {him} for declining two of three debates in {electedYear}.",
  "{last} was booed at a town hall over {noun1} and stayed until the last question.",
  "A campaign mailer that misquoted an opponent was withdrawn with an apology.",
];

export const FINANCES = [
  "{last} reported assets between {assetsLow} and {assetsHigh}, most of them in retirement accounts and a house in {homeCity}.",
  "{his} disclosure lists a mortgage, index funds and a share in a family property near {hometownCity}.",
  "{he} holds no individual stocks, according to {his} latest disclosure.",
  "Royalties from a book about {region} and a pension from earlier work supplement {his} salary.",
  "The largest item in {his} disclosure is a share in farmland outside {hometownCity}.",
  "{last} owes a student loan that {he} mentions when the subject comes up.",
  "The disclosure shows rental income from a duplex in {homeCity}.",
  "{his} savings are in a blind trust set up in {electedYear}.",
];

export const ELECTORAL_OVERVIEWS = [
  "{place} has favored {favored} by {lean} points on average over the past decade.",
  "The race of {lastYear} drew {turnout}% of registered voters.",
  "{last} ran ahead of {his} party’s ticket in {homeCity} and behind it in {region}.",
  "Analysts rate the next contest {rating}.",
  "{he} has outraised each opponent since {electedYear}.",
  "Turnout in {homeCity} has decided the last two contests.",
  "Both parties spend early here: television time around {homeCity} is bought by Labor Day.",
  "The general election has been closer than the primary each time {last} has run.",
  "Independents make up a third of the electorate, and {he} has carried them since {electedYear}.",
];
