import { createLazyPart, Panel } from "@rotunda/ui";
import { type } from "@rotunda/ui/theme";
import { useConfig } from "../react/use-session.ts";

import { PAGE_NAMES } from "../routing/find-page-name.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import { useOpenPanels } from "../shell/use-open-panels.ts";
import { listQuestions } from "./questions.ts";

/** Renders nothing if its code can't be loaded. */
const Walkthrough = createLazyPart(() => import("./walkthrough.tsx").then((module) => module.Walkthrough));

/** Frequently asked questions, each expandable. */
export function FaqScreen() {
  const config = useConfig();
  const [open, setOpen] = useOpenPanels("faq", () => new Set());
  if (!config) return null;
  const toggle = (id: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpen(next);
  };
  return (
    <>
      <PageHeading>{PAGE_NAMES.Faq}</PageHeading>
      <Walkthrough product={config.constants.productName} />
      {listQuestions(config).map(({ id, question, answer }) => (
        <Panel key={id} id={id} title={question} isOpen={open.has(id)} onToggle={(isOpen) => toggle(id, isOpen)}>
          <p className={type.prose}>{answer}</p>
        </Panel>
      ))}
    </>
  );
}
