import posts from "./content/post-sentences.json" with { type: "json" };
import plans from "./content/plans.json" with { type: "json" };
import sentences from "./content/profile-sentences.json" with { type: "json" };
import type { Issue } from "./profile-facts.ts";
import { isInCongress, isStateLegislator, type SamplePerson, titleOfPerson } from "./sample-person.ts";
import type { Choice, Facts, SentenceWriter, Step } from "./write-sentences.ts";

const { departures, duties, ...lists } = sentences;
const paragraphs: Record<string, readonly Step[]> = plans.paragraphs;

/** A share of the state legislators has the longer narrative, and more than a few panels. */
const WRITTEN_AT_LENGTH = 0.12;

interface Subject {
  person: SamplePerson;
  facts: Facts;
  issues: readonly Issue[];
  isStub: boolean;
}

/** The written panels of a profile. One writer for all of them: no sentence comes twice. */
export function writeProse(writer: SentenceWriter, { person, facts, issues, isStub }: Subject): Record<string, string> {
  const { post, departure } = person;
  const isBrief = isStateLegislator(person) && !writer.random.chance(WRITTEN_AT_LENGTH);
  const length = post ? "post" : isBrief ? "brief" : "long";
  const plan = plans.kinds[findKind(person, isBrief)];
  const own: Record<string, Choice> = {
    ...lists,
    departure: departure !== "" && departures[departure],
    duties: findDuties(titleOfPerson(person)),
    ...(post && { ...posts[post.kind], style: posts[post.kind].approach }),
  };
  const write = (names: readonly string[]) =>
    writer.write(
      facts,
      own,
      names.map((name) => paragraphs[name] ?? []),
    );
  const quick_summary = write([plan.summary]);
  if (isStub) return { quick_summary };
  const prose: Record<string, string> = { quick_summary, narrative: write(plan.narrative) };
  if (!isBrief) prose["full_narrative"] = prose["narrative"] + write(plan.more);
  if (writer.random.chance(plans.affiliations.shares[length]))
    prose["professional_affiliations"] = writeList(writer, facts, lists.affiliations);
  // Analysts no longer write about the positions of people who left.
  if (departure !== "") return prose;
  for (const [panel, { steps, shares }] of Object.entries(plans.panels))
    if (writer.random.chance(shares[length])) prose[panel] = writer.write(facts, own, [steps]);
  if (writer.random.chance(plans.positions.shares[length])) {
    const written = issues.slice(0, isBrief ? 2 : 3).map((issue) => {
      const positions = post ? posts[post.kind].positions : issue[person.caucusParty];
      const known = new Map([...facts, ["noun", issue.noun]]);
      const paragraph = writer.write(known, { positions }, [plans.positions.steps]);
      return paragraph.replace("<p>", `<p><strong>${issue.area}.</strong> `);
    });
    prose["policy_positions_focus"] = written.join("");
  }
  return prose;
}

function findKind(person: SamplePerson, isBrief: boolean): keyof typeof plans.kinds {
  if (person.post) return "post";
  if (person.departure !== "") return isBrief ? "briefFormer" : "former";
  if (isInCongress(person)) return "congress";
  if (isStateLegislator(person)) return isBrief ? "brief" : "legislator";
  return person.seat.type === "governor" ? "governor" : "officer";
}

/** Sentences about the work of a statewide office. */
export const findDuties = (title: string): readonly string[] | undefined =>
  duties.find((duty) => new RegExp(duty.title, "iu").test(title))?.sentences;

function writeList(writer: SentenceWriter, facts: Facts, list: readonly string[]): string {
  const items = Array.from({ length: writer.random.int(2, 3) }, () => writer.sentence(facts, list));
  const filled = items.flatMap((item) => (item === "" ? [] : [`<li>${item}</li>`]));
  return filled.length === 0 ? "" : `<ul>${filled.join("")}</ul>`;
}
