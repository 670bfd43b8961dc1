import { LOG_LEVELS, type EntryLevel, type LogThresholds } from "@rotunda/core";
import { createTraceStore } from "@rotunda/core/stores";
import { announce, Button, Select } from "@rotunda/ui";
import { useState, type ReactNode } from "react";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";
import { PageHeading } from "../shell/page-heading.tsx";
import { type } from "@rotunda/ui/theme";
import * as styles from "./debug-screen.css.ts";

const PLACES: { place: keyof LogThresholds; label: string }[] = [
  { place: "console", label: "Browser console" },
  { place: "report", label: "Error reporting" },
];

const ENTRY_LEVELS = LOG_LEVELS.filter((level): level is EntryLevel => level !== "none");

/** For staff. */
export function DebugScreen() {
  return (
    <>
      <PageHeading>Debug</PageHeading>
      <LogLevels />
      <Triggers />
      <Messages />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.section}>
      <h2 className={type.h2}>{title}</h2>
      {children}
    </section>
  );
}

function LogLevels() {
  const log = useService(token.LogStore);
  const thresholds = useBehavior(log.thresholds$);
  return (
    <Section title="Log levels">
      <div className={styles.row}>
        {PLACES.map(({ place, label }) => (
          <Select
            key={place}
            label={label}
            options={LOG_LEVELS.map((level) => ({ text: level, value: level }))}
            value={thresholds[place]}
            onChange={(level) => log.setThresholds({ [place]: level })}
          />
        ))}
      </div>
    </Section>
  );
}

function Triggers() {
  const session = useService(token.SessionStore);
  const config = useService(token.ConfigApi);
  const log = useService(token.LogStore);
  const clock = useService(token.Clock);
  const [trace] = useState(() => createTraceStore({ log, clock }));
  const [outcome, setOutcome] = useState("");
  const run = (name: string, call: () => Promise<unknown>) => {
    const report = (text: string) => {
      trace.mark(text);
      setOutcome(`${name}: ${text}.`);
      announce(`${name}: ${text}.`);
    };
    trace.begin(name);
    call().then(
      () => report("answered"),
      (error: unknown) => report(`failed, ${String(error)}`),
    );
  };
  return (
    <Section title="Session and config">
      <div className={styles.row}>
        <Button onClick={() => run("Session", () => session.refresh())}>Fetch the session</Button>
        <Button onClick={() => run("Config", () => config.appConfig())}>Fetch the config</Button>
      </div>
      {outcome !== "" && <p className={styles.outcome}>{outcome}</p>}
    </Section>
  );
}

function Messages() {
  const log = useService(token.LogStore);
  return (
    <Section title="Log a message">
      <div className={styles.row}>
        {ENTRY_LEVELS.map((level) => (
          <Button key={level} onClick={() => log.write(level, `A message of the level ${level}`)}>
            {level}
          </Button>
        ))}
      </div>
    </Section>
  );
}
