import {
  hasPersonalFeatures,
  hrefTo,
  planKeywordBox,
  recordHref,
  ROUTES,
  SCOPES,
  SEARCH_SCOPES,
  type SearchItem,
} from "@rotunda/core";
import { BrowseByLine, Button, Search, TextField, TextLink } from "@rotunda/ui";
import { type } from "@rotunda/ui/theme";
import { useRef, useState } from "react";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useBehavior } from "../react/use-behavior.ts";
import { useReader } from "../react/use-known.ts";
import { useGo } from "../routing/use-go.ts";
import * as styles from "./home-screen.css.ts";

/** Home: the way into the directories, and what the reader has kept. */
export function HomeScreen() {
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <h1 tabIndex={-1} className={styles.headline}>
          Who holds office, who works for them, and what they stand for
        </h1>
        <div>
          <KeywordSearch />
          <BrowseByLine
            links={SCOPES.universal.browseBy.map(({ label, routeName }) => ({ label, href: hrefTo(routeName) }))}
          />
        </div>
      </div>
      <div className={styles.columns}>
        <Directories />
        <Kept />
      </div>
    </div>
  );
}

/** The keyword box of a page without a search of its own. */
function KeywordSearch() {
  const go = useGo();
  const [keyword, setKeyword] = useState("");
  const [refusal, setRefusal] = useState("");
  const box = useRef<HTMLInputElement>(null);
  const submit = () => {
    const plan = planKeywordBox({ keyword, selected: null }, ROUTES.Home.path);
    if (plan.do === "go") return go(plan.href);
    if (plan.do === "stay") return;
    setRefusal(plan.message);
    box.current?.focus();
  };
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        ref={box}
        size="large"
        icon={<Search />}
        label="Keyword Search"
        placeholder="Name, office or issue"
        autoComplete="off"
        value={keyword}
        onChange={setKeyword}
        error={refusal}
      />
      <div className={styles.submit}>
        <Button type="submit" tone="primary" size="large">
          Search
        </Button>
      </div>
    </form>
  );
}

const WHAT_IS_IN = {
  congressional: "Members of Congress, governors and the people who work for them.",
  federal: "Departments and agencies, office by office.",
  state: "State legislators and their staffs, chamber by chamber.",
  universal: "Full profiles of people, with the committees, caucuses and agencies they belong to.",
} as const;

function Directories() {
  return (
    <section className={styles.section}>
      <h2 className={type.h2}>Directories</h2>
      <ul className={styles.list}>
        {SEARCH_SCOPES.map((scope) => (
          <li key={scope} className={styles.entry}>
            <h3 className={type.name}>
              <TextLink look="name" href={hrefTo(SCOPES[scope].routeName)}>
                {SCOPES[scope].label}
              </TextLink>
            </h3>
            <p className={type.small}>{WHAT_IS_IN[scope]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const KEPT_SHOWN = 6;

/** The reader's own Briefcase, what came last first; readers without one of their own see nothing of it. */
function Kept() {
  const { items } = useBehavior(useService(token.BriefcaseStore).state$);
  const reader = useReader();
  if (!reader || !hasPersonalFeatures(reader.access)) return null;
  return (
    <section className={styles.section}>
      <h2 className={type.h2}>In Your Briefcase</h2>
      {items.length === 0 ? (
        <p className={styles.entry}>Nothing yet. Press the star beside a name to keep a profile here.</p>
      ) : (
        <KeptItems items={items.slice(-KEPT_SHOWN).toReversed()} />
      )}
    </section>
  );
}

function KeptItems({ items }: { items: readonly SearchItem[] }) {
  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.briefcaseItemId} className={styles.entry}>
            <h3 className={type.name} dir="auto">
              <TextLink look="name" href={recordHref(item)}>
                {item.preferredNameDisplay}
              </TextLink>
            </h3>
            {item.positionSummary !== "" && <p className={type.small}>{item.positionSummary}</p>}
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <TextLink look="action" href={hrefTo("Briefcase")}>
          Open the Briefcase
        </TextLink>
      </p>
    </>
  );
}
