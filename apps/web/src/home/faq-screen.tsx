import {
  describeCoverage,
  EXPORT_WINDOW_DAYS,
  formatNumber,
  MAX_FOLDER_ITEMS,
  setPanel,
  type AppConfig,
} from "@rotunda/core";
import { createLazyPart, Panel } from "@rotunda/ui";
import { type } from "@rotunda/ui/theme";
import { useConfig } from "../react/use-session.ts";
import { PAGE_NAMES } from "../routing/find-page-name.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import { useOpenPanels } from "../shell/use-open-panels.ts";

/** Renders nothing if the code fails to load. */
const Walkthrough = createLazyPart(() => import("./walkthrough.tsx").then((module) => module.Walkthrough));

export function FaqScreen() {
  const config = useConfig();
  const [open, setOpen] = useOpenPanels("faq", () => new Set());
  if (!config) return null;
  return (
    <>
      <PageHeading>{PAGE_NAMES.Faq}</PageHeading>
      <Walkthrough product={config.constants.productName} />
      {listQuestions(config).map(({ id, question, answer }) => (
        <Panel
          key={id}
          id={id}
          title={question}
          isOpen={open.has(id)}
          onToggle={(isOpen) => setOpen(setPanel(open, id, isOpen))}
        >
          <p className={type.prose}>{answer}</p>
        </Panel>
      ))}
    </>
  );
}

export interface Question {
  id: string;
  question: string;
  answer: string;
}

const CHANGES =
  "What Changed lists new facts by day and can be filtered by kind, state or committee; it is also available as a feed. The pages of people, " +
  "groups, agencies and states end with their latest changes. Press Follow on a page, folder or saved search to get its changes in your " +
  "Inbox and, if you choose it there, in an email digest.";

export function listQuestions(config: AppConfig): Question[] {
  const { constants } = config;
  const { productName, almanacMaxExports, customerServicePhone, customerServiceEmail } = constants;
  return [
    {
      id: "coverage",
      question: `Who has a profile in ${productName}?`,
      answer: describeCoverage(config),
    },
    {
      id: "updates",
      ...(config.content.includes("staff")
        ? {
            question: "How often are staff contacts updated?",
            answer:
              "Every week. A profile shows when it was last updated above its sections and under History, and the " +
              `date of the last edit to its text beside Narrative Biography. ${CHANGES}`,
          }
        : {
            question: "How often are profiles updated?",
            answer: `Whenever their sources are imported. Each section of a profile names its source with the date. ${CHANGES}`,
          }),
    },
    {
      id: "sources",
      question: "Where does the information come from?",
      answer: constants.sampleData
        ? "This installation shows sample data: fictional people in the real structure of American government. Every " +
          "page of it is marked. Real records replace it when they are imported, and each profile then names its sources."
        : "Each profile names its sources under History. What a source lacks stays empty; nothing is guessed.",
    },
    {
      id: "search",
      question: "What can I type into the keyword box?",
      answer:
        "Words are found in any order, and all of them must match. Put a phrase in quotation marks to find it as " +
        "written, a hyphen before a word to leave out results that contain it, and OR between two words if either will do. " +
        "Titles, states, districts and parties are understood, as in “sen texas” or “TX-23 gop”. Filters can be typed " +
        "too: state:tx party:d committee:“ways and means”; note: and tag: find your notes and tags. Names are found with " +
        "or without accents. On every page, Ctrl K finds people, pages and actions, and the ? key lists all shortcuts.",
    },
    {
      id: "locked",
      question: "Why are some profiles locked?",
      answer:
        "They are not part of your subscription’s modules. You can hide them from search results with the preference " +
        "in My Account. Your Dedicated Advisor can add modules to your subscription.",
    },
    {
      id: "limits",
      question: "How much can I keep and export?",
      answer:
        `A Briefcase folder holds up to ${MAX_FOLDER_ITEMS} items; a live folder holds what a saved search finds. Contacts of a search, group or folder are exported as a ` +
        `spreadsheet, contact cards or labels, up to ${formatNumber(almanacMaxExports)} rows in any ${EXPORT_WINDOW_DAYS} days; My Account shows how ` +
        "many you have used and when they stop counting. The contact card (vCard) of a person, under Office Contact " +
        "Information, doesn’t count. Two to six people selected in search results or in a folder can be compared side by " +
        "side. You can also save a search, for yourself or your organization: press Save search beside its filters, and " +
        "see each week who is new and who left.",
    },
    {
      id: "help",
      question: "Whom do I ask for help?",
      answer: `Your Dedicated Advisor, or customer service: call ${customerServicePhone} or write to ${customerServiceEmail}.`,
    },
  ];
}
