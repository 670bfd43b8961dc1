import sentences from "./content/profile-sentences.json" with { type: "json" };
import { type Issue, ISSUES, STATE_ISSUES } from "./issues.ts";
import { inventLife, type Life, lifeInBrief } from "./life.ts";
import { published, subjects, withoutEmpty } from "./profile-body.ts";
import { factsOf } from "./profile-facts.ts";
import { schoolOf, withHeading, writeList } from "./profile-prose.ts";
import { type Choice, SentenceWriter } from "./sentence-writer.ts";
import { type Facts, inWords } from "./fill-template.ts";
import prose from "./content/post-sentences.json" with { type: "json" };
import { type SamplePost, withoutArticle } from "./posts.ts";
import type { Random } from "./random.ts";
import { REFERENCE_YEAR, type SamplePerson } from "./sample-person.ts";

/** The body of the profile of somebody who holds no elected office; compare `profileBody`. */
export function postBody(
  random: Random,
  person: SamplePerson,
  post: SamplePost,
  writer: SentenceWriter = new SentenceWriter(random.fork("words")),
): Record<string, unknown> {
  const life = lifeFor(random.fork("life"), person, post);
  const issues = issuesOf(random.fork("issues"), post);
  const facts = postFacts(random.fork("facts"), person, post, { life, issues });
  const brief = lifeInBrief(person, life, false) as { residences: string[]; work_history: string[] };
  const title = person.office?.title ?? "";
  return withoutEmpty({
    ...writePost(random.fork("prose"), writer, post, { facts, issues }),
    ...brief,
    residences: [...new Set([...brief.residences, ...(post.state === "DC" ? ["Washington, D.C."] : [])])],
    work_history: [`${title}, ${withoutArticle(post.org)}, ${post.since}–present`, ...brief.work_history],
    agency: withoutArticle(post.org),
    agencies: post.agencyId === undefined ? [] : [withoutArticle(post.org)],
    ...subjects(random.fork("subjects"), issues),
    ...published(random),
  });
}

function lifeFor(random: Random, person: SamplePerson, { kind }: SamplePost): Life {
  for (let attempt = 0; ; attempt += 1) {
    const life = inventLife(random.fork(String(attempt)), person);
    if (kind !== "judge" || life.schools.some(({ degree }) => degree === "J.D.")) return life;
  }
}

/** First what the post is about, then two others. */
function issuesOf(random: Random, { area, module }: SamplePost): Issue[] {
  const issues = module === 4 ? STATE_ISSUES : ISSUES;
  const own = issues.filter((issue) => issue.area === area);
  return [
    ...own,
    ...random.some(
      issues.filter((issue) => !own.includes(issue)),
      3 - own.length,
    ),
  ];
}

/** The facts of somebody who never ran: sentences about campaigns and seats don't fit. */
function postFacts(
  random: Random,
  person: SamplePerson,
  { org, duty, since }: SamplePost,
  { life, issues }: { life: Life; issues: readonly Issue[] },
): Facts {
  const known = factsOf(random, person, {
    life,
    elections: [],
    memberships: { committees: [], caucuses: [] },
    issues,
  });
  const years = REFERENCE_YEAR - since;
  return new Map([
    ...known,
    ["title", person.office?.title ?? ""],
    ["org", org],
    ["duty", duty],
    ["sinceYear", String(since)],
    ["yearsIn", years > 1 ? `${inWords(years)} years` : "a year"],
  ]);
}

function writePost(
  random: Random,
  writer: SentenceWriter,
  { kind }: SamplePost,
  { facts, issues }: { facts: Facts; issues: readonly Issue[] },
): Record<string, string> {
  const lists = prose[kind];
  const say = (...lists: readonly Choice[]): string => writer.paragraph(facts, ...lists);
  const quick_summary = say(lists.summaries, random.chance(0.85) && lists.seconds);
  const narrative = [
    say(
      sentences.origins,
      random.chance(0.6) && sentences.upbringing,
      schoolOf(facts),
      random.chance(0.85) && sentences.graduateSchool,
    ),
    say(
      sentences.military,
      sentences.work,
      random.chance(0.8) && sentences.laterWork,
      facts.has("earlierOffice") && sentences.entry,
      lists.entry,
    ),
    say(lists.work, lists.work, random.chance(0.6) && lists.work),
  ].join("");
  const sometimes = (share: number, panel: string, write: () => string): Record<string, string> =>
    random.chance(share) ? { [panel]: write() } : {};
  const writePosition = ({ area, noun }: Issue) =>
    withHeading(area, writer.paragraph(new Map([...facts, ["noun", noun]]), lists.positions));
  const panels = {
    ...sometimes(0.9, "approach_motivations", () =>
      say(lists.approach, lists.approach, random.chance(0.3) && lists.approach),
    ),
    ...sometimes(0.9, "policy_positions_focus", () => issues.map(writePosition).join("")),
    ...sometimes(0.7, "core_communities", () => say(lists.communities, random.chance(0.6) && lists.communities)),
    ...sometimes(0.6, "financial_info", () => say("finances" in lists ? lists.finances : sentences.finances)),
    ...sometimes(0.75, "professional_affiliations", () =>
      writeList(writer, facts, sentences.affiliations, random.int(2, 3)),
    ),
    ...sometimes(0.45, "criticisms_controversies", () => say(lists.criticisms)),
  };
  return {
    quick_summary,
    narrative,
    full_narrative: narrative + say(random.chance(0.85) && sentences.family, sentences.home),
    ...panels,
  };
}
