import type { Issue } from "./issues.ts";

/** What governors, holders of statewide offices and state legislators of either party say of what a state decides. */
export const STATE_ISSUES: readonly Issue[] = [
  {
    area: "Agriculture and Food",
    noun: "farms and water",
    bill: "Working Lands Act",
    1: [
      "{he} would tax farmland on what it grows rather than on what a builder would pay for it.",
      "{last} wants water rights settled in local boards before anybody goes to court.",
      "Small processors should be inspected by the state, {he} argues, and as early in the morning as they like.",
      "{he} has kept the state out of what a farmer in {region} may repair.",
    ],
    2: [
      "{he} supports payments to growers who keep soil in place and rivers clear.",
      "{last} would let schools buy from farms within a hundred miles without a bid.",
      "Runoff in {region} is the farm question {he} asks first.",
      "{he} wants the people who pick the crop covered by the rules for overtime.",
    ],
  },
  {
    area: "Budget and Taxes",
    noun: "the state budget",
    bill: "Rainy Day Reserve Act",
    1: [
      "{he} would lower the income tax a little each year that revenue grows.",
      "{last} wants every agency’s budget built from zero every fourth year.",
      "Property taxes are what callers mention, and {he} would cap how fast they rise.",
      "{he} has resisted new fees, which {he} calls taxes with better manners.",
    ],
    2: [
      "{he} would shift taxes from groceries to the largest incomes.",
      "{last} defends a state credit for working families and has asked twice for a larger one.",
      "Cuts made in the last recession, {he} says, were never repaired, the county health offices least of all.",
      "{he} wants tax breaks for companies listed, priced and ended unless renewed.",
    ],
  },
  {
    area: "Civil Rights and Justice",
    noun: "courts and policing",
    bill: "Second Chance Records Act",
    1: [
      "{he} supports longer sentences for dealers of fentanyl and treatment in jail for those who use it.",
      "{last} would let counties keep more of what they spend on sheriffs.",
      "{he} has backed the right to carry and the duty to report a stolen gun.",
      "Victims, {he} says, should hear of a parole hearing before the newspapers do.",
    ],
    2: [
      "{he} would close the oldest prison in the state and spend the savings on probation officers.",
      "{last} supports sealing old records and has a clinic in {homeCity} to help people file.",
      "Cash bail keeps the poor in jail and the rich out, {he} argues, and does neither well.",
      "{he} favors waiting periods for handguns and says so in {region}.",
    ],
  },
  {
    area: "Economy and Labor",
    noun: "jobs",
    bill: "Main Street Licensing Act",
    1: [
      "{he} would recognize licenses from any other state, from barbers’ to surveyors’.",
      "{last} prefers training grants to subsidies and has said no to two stadiums.",
      "What would help {trade1}, in {his} view, is shorter permits, not longer ribbons.",
      "{he} opposes a higher state minimum wage and supports a lower tax on small payrolls.",
    ],
    2: [
      "{he} would raise the state’s minimum wage with prices and let cities go higher.",
      "{last} supports paid sick days and has answered small firms’ worries one by one.",
      "Wage theft is, to {him}, theft; {he} would give inspectors the power of a subpoena.",
      "{he} wants public money for {trade1} tied to hiring in {state}.",
    ],
  },
  {
    area: "Education",
    noun: "schools",
    bill: "Rural Teachers Act",
    1: [
      "{he} supports accounts that let parents spend part of the state’s money where they choose.",
      "{last} would pay good teachers in {region} more than average ones in the suburbs.",
      "Reading by third grade is the promise {he} has made and measures.",
      "{he} wants trades taught in high school by people who have practiced them.",
    ],
    2: [
      "{he} would rewrite the school formula so that it no longer follows the price of houses.",
      "{last} has won raises for aides and bus drivers along with teachers.",
      "Preschool for all four-year-olds is {his} largest and oldest request.",
      "{he} opposes vouchers and supports magnet schools in {homeCity}.",
    ],
  },
  {
    area: "Energy and Environment",
    noun: "power and land",
    bill: "Fair Rates Act",
    1: [
      "{he} wants power plants kept open until their replacements have run through a winter.",
      "{last} would leave the siting of wind farms to the counties that see them.",
      "{he} favors thinning forests and grazing rangeland over watching them burn.",
      "Rates, {he} says, are an environmental policy too: people who cannot pay cannot conserve.",
    ],
    2: [
      "{he} supports rooftop solar and a utility commission that can be telephoned.",
      "{last} has fought for monitors at the fence lines of plants near {homeCity}.",
      "{he} would borrow for flood walls now rather than for repairs later.",
      "State parks in {region} are {his} idea of a budget priority.",
    ],
  },
  {
    area: "Government and Elections",
    noun: "open government",
    bill: "Sunshine Records Act",
    1: [
      "{he} supports identification at the polls, free of charge, and results on election night.",
      "{last} would let every rule expire after eight years unless somebody defends it.",
      "{he} wants counties paid for what the state tells them to do.",
      "Sessions are long enough, in {his} opinion; {he} would shorten the agenda instead.",
    ],
    2: [
      "{he} supports districts drawn by citizens and ballots returned by mail.",
      "{last} would post every meeting of a lobbyist with a lawmaker within the week.",
      "Public notices belong where the public is, {he} says, and would pay for both newspapers and screens.",
      "{he} wants records requests answered in ten days, {his} own office included.",
    ],
  },
  {
    area: "Health Care",
    noun: "health care",
    bill: "Rural Clinics Act",
    1: [
      "{he} would let nurse practitioners open clinics on their own in {region}.",
      "{last} wants the price of an operation known before it is performed.",
      "{he} supports Medicaid with a premium and a job search attached.",
      "Ambulances that arrive in time are {his} definition of health policy.",
    ],
    2: [
      "{he} has defended Medicaid in each budget and would add dental care.",
      "{last} wants a state buyer for insulin and inhalers.",
      "Maternity wards that closed in {region} are the ones {he} means to reopen.",
      "{he} would place a counselor in every school and a clinic in every tenth.",
    ],
  },
  {
    area: "Housing and Communities",
    noun: "housing",
    bill: "Accessory Homes Act",
    1: [
      "{he} would let owners build a second small house without a hearing.",
      "{last} wants building codes reviewed for cost by someone who builds.",
      "Trailer parks, {he} says, are the affordable housing that already exists, and should be left alone.",
      "{he} has moved money from studies of homelessness to beds.",
    ],
    2: [
      "{he} supports a limit on yearly rent increases and help for owners of small buildings.",
      "{last} would buy flooded houses along the river and leave the ground to the water.",
      "{he} found money for {billCount} apartments for the elderly in {homeCity}.",
      "Evictions should take longer than a week, {he} argues, and records of them should fade.",
    ],
  },
  {
    area: "Science and Technology",
    noun: "broadband",
    bill: "Open Trench Act",
    1: [
      "{he} would string fiber along state roads and let anyone light it.",
      "{last} wants agencies to buy software that exists before ordering what doesn’t.",
      "{he} has asked that no state office decide a claim by machine alone.",
      "Data centers are welcome near {homeCity}, {he} says, if they bring their own power.",
    ],
    2: [
      "{he} supports municipal networks where no company will dig.",
      "{last} would require plain notice when a machine has decided something about a person.",
      "{he} wants the state’s universities to keep a share in what they invent.",
      "Students without a connection in {region} got one from a program {he} wrote.",
    ],
  },
  {
    area: "Social Policy",
    noun: "families",
    bill: "Foster Families Act",
    1: [
      "{he} supports limits on abortion and more money for adoption.",
      "{last} would put foster care under judges who see the same family twice.",
      "{he} would license fewer things about child care and inspect the rest more.",
      "Churches and clubs, {he} believes, can do for teenagers what agencies cannot.",
    ],
    2: [
      "{he} supports the right to abortion and clinics close enough to use it.",
      "{last} would subsidize child care by income and raise what the workers earn.",
      "Caseloads of social workers are the number {he} asks for first.",
      "{he} wrote rules that keep siblings in foster care together.",
    ],
  },
  {
    area: "Transportation",
    noun: "roads and bridges",
    bill: "Bridges First Act",
    1: [
      "{he} would mend every posted bridge before adding a lane.",
      "{last} opposes tolls on roads that have been paid for.",
      "Gravel, {he} reminds planners, is also a surface.",
      "{he} wants contractors paid for days saved and charged for days lost.",
    ],
    2: [
      "{he} supports buses between {homeCity} and {otherCity} that run on Sundays.",
      "{last} would spend a tenth of road money on crossings and curbs.",
      "Rail between the larger towns is a cause {he} has outlived two studies of.",
      "{he} wants road crews paid enough to stay.",
    ],
  },
];
