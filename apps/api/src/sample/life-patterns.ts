// How a life before politics is told. Facts in braces are filled in by tell.ts.

export const ORIGINS = [
  "{full} was born in {birthYear} in {birthplace}, to {parent1} and {parent2}.",
  "Born in {birthYear} in {birthplace}, {last} grew up in {otherHometown}.",
  "{last} comes from {hometown}, where {his} parents, {parent1} and {parent2}, kept a house a short walk from Main Street.",
  "The child of {parent1}, {last} was born in {birthplace} and has told audiences that the family talked politics “only when the coffee ran out.”",
  "{birthplace} is where {full} was born, in {birthYear}; {otherHometown} is where {he} learned to work.",
  "{full} spent {his} childhood in {hometown}, where one parent was {parent1} and the other {parent2}.",
  "Few who knew {last} as a child in {hometownCity} expected a politician; {his} teachers remember a reader.",
  "{last} was raised in {hometown}, by {parent1} and {parent2}, who voted in every election and never for the same person.",
];

export const UPBRINGING = [
  "{his} first job was stacking shelves after school, which {he} still cites when wages are debated.",
  "Summers went to paid work from the age of fourteen, first on a delivery route and later in a cannery.",
  "The family moved twice when work dried up, an experience {he} returns to in speeches.",
  "{he} edited the school paper, lost an election for class president and won the next one.",
  "A scholarship from the local Rotary club paid for {his} first year of college.",
  "{he} was the first in the family to finish college.",
  "Evenings were spent at the kitchen table with {his} grandmother, who read the county budget aloud for its comedy.",
  "{he} played three sports without distinction and one instrument with some.",
  "Money was short, books were not, and the public library in {hometownCity} became a second home.",
  "{he} delivered newspapers before dawn and remembers most of the route.",
  "A history teacher, long retired, still gets a call from {him} on election night.",
  "{his} grandfather’s stories of the union hall and the flood were {his} first lessons in government.",
  "At sixteen {he} spoke at a zoning hearing about a bus stop, and got the bus stop.",
  "The neighborhood changed hands twice in {his} youth, and {he} learned a little of three languages on one block.",
  "{he} stammered as a child, and took up debate to be rid of it.",
  "Church suppers and county fairs filled the calendar of those years.",
  "An older sibling’s illness brought the family close to debt, and {he} has kept the bills.",
  "{he} paid for a first car with a summer of roofing and sold it to pay for a first semester.",
  "The town band, in which {he} played second clarinet, was {his} introduction to parades.",
  "{his} mother kept a scrapbook of local elections; {he} now adds to it.",
];

export const COLLEGE = [
  "{he} took a {degree} in {field} at {college} in {collegeYear}.",
  "At {college}, {last} studied {field} and graduated in {collegeYear}.",
  "{last} went to {college} to study {field}, paid for it with night work, and left with a {degree} in {collegeYear}.",
  "A {degree} in {field} followed, from {college} in {collegeYear}.",
  "{he} finished {college} in {collegeYear}; {his} subject was {field}.",
  "{last} holds a {degree} in {field} from {college}.",
];

export const GRADUATE_SCHOOL = [
  "{he} added {gradDegree} from {gradSchool} in {gradYear}.",
  "Graduate study brought {him} to {gradSchool}, where {he} earned {gradDegree} in {gradYear}.",
  "{gradDegree} from {gradSchool} came in {gradYear}.",
  "{he} returned to school for {gradDegree}, which {gradSchool} awarded in {gradYear}.",
];

export const MILITARY = [
  "{last} served in the {branch} from {militaryFrom} to {militaryTo}.",
  "Before civilian work came service in the {branch}, which ended in {militaryTo}.",
  "{he} spent {militaryYears} years in the {branch} and still wears the watch {he} was issued there.",
  "Service in the {branch} took {him} away from {militaryFrom} to {militaryTo}.",
];

export const WORK = [
  "{he} began {his} working life as {job1} in {jobPlace1}.",
  "From {jobFrom1} {he} was {job1} in {jobPlace1}.",
  "Work as {job1} in {jobPlace1} taught {him}, {he} says, how long a form can be.",
  "{last} made {his} name locally as {job1} in {jobPlace1}.",
  "{jobPlace1} knew {him} first as {job1}.",
];

export const LATER_WORK = [
  "In {jobFrom2} {he} became {job2} in {jobPlace2}.",
  "A second career, as {job2} in {jobPlace2}, followed.",
  "Later {he} worked as {job2} in {jobPlace2}.",
  "By {jobFrom2} {last} had moved on to a post as {job2}.",
];

export const ENTRY = [
  "{his} first office was that of {earlierOffice}, from {earlierFrom}.",
  "{last} entered politics in {earlierFrom} as {earlierOffice}.",
  "Elected {earlierOffice} in {earlierFrom}, {he} served there until the larger race came along.",
  "Neighbors talked {him} into a campaign for {earlierOffice} in {earlierFrom}, and {he} won it by knocking on doors.",
  "As {earlierOffice} from {earlierFrom}, {he} gained a name for reading what {he} voted on.",
  "Voters chose {him} as {earlierOffice} in {earlierFrom}; colleagues recall a patient negotiator.",
];

export const NO_ENTRY = [
  "{last} had held no office before {electedYear}.",
  "{his} campaign of {electedYear} was {his} first for anything.",
  "{he} came to politics late and by the front door: {electedYear} was {his} first campaign.",
  "Nothing in {his} record before {electedYear} pointed to a candidacy.",
];

export const FAMILY = [
  "{last} and {his} spouse, {spouse}, {spouseJob}, have {children}.",
  "{he} lives in {homeCity} with {spouse}, {spouseJob}; the couple has {children}.",
  "{his} spouse, {spouse}, is {spouseJob}. They have {children}.",
  "At home in {homeCity} are {spouse}, {spouseJob}, and {children}.",
];

export const HOME = [
  "Away from work {he} is known for {hobby}.",
  "{his} pastime is {hobby}, about which {he} can be drawn out at length.",
  "Staff schedules leave Sunday mornings free for {hobby}.",
  "{he} gives {hobby} as {his} only vice.",
  "Visitors to the office in {homeCity} soon learn of {his} fondness for {hobby}.",
  "{he} turns down evening events on Thursdays, which belong to {hobby}.",
  "A shelf in {his} office is given over to {hobby}.",
  "{his} staff once auctioned a lesson in {hobby} for charity, and {he} gave it.",
];
