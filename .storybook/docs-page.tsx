import { Controls, Description, Primary, Stories, Title, useOf } from "@storybook/addon-docs/blocks";
import type { StoryUsage } from "../packages/ui/src/testing/story-meta.ts";
import { STATES, listShownStates } from "../packages/ui/src/testing/story-states.ts";
import { componentTokens } from "virtual:component-tokens";
import * as styles from "../packages/ui/src/theme/foundations/docs-page.css.ts";

/** The docs page of a component: purpose, usage, keyboard, tokens, props and states. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const usage = preparedMeta.parameters["usage"] as StoryUsage | undefined;
  const tokens = componentTokens[String(csfFile.meta.parameters?.["fileName"]).replace(/^\.\//, "")] ?? [];
  return (
    <>
      <Title />
      {usage ? (
        <p className={styles.purpose}>
          <Words text={usage.purpose} />
        </p>
      ) : (
        <Description />
      )}
      <Primary />
      <Controls />
      {usage && <Usage usage={usage} />}
      {tokens.length > 0 && (
        <>
          <h2 className={styles.heading}>Tokens</h2>
          <ul className={styles.tokens}>
            {tokens.map((token) => (
              <li key={token}>
                <code>{token}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {usage && (
        <>
          <h2 className={styles.heading}>States</h2>
          <States stories={Object.values(csfFile.stories).map(({ name }) => name.replaceAll(" ", ""))} usage={usage} />
        </>
      )}
      <Stories includePrimary={false} title="" />
    </>
  );
}

function Usage({ usage }: { usage: StoryUsage }) {
  return (
    <>
      <div className={styles.pair}>
        <Advice lines={usage.do} title="Do" />
        <Advice lines={usage.dont} title="Don’t" />
      </div>
      {usage.keyboard && (
        <>
          <h2 className={styles.heading}>Keyboard</h2>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Keys</th>
                <th scope="col">What happens</th>
              </tr>
            </thead>
            <tbody>
              {usage.keyboard.map(([keys, effect]) => (
                <tr key={keys}>
                  <th scope="row">
                    <kbd>{keys}</kbd>
                  </th>
                  <td>
                    <Words text={effect} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {usage.notes.length > 0 && <Advice lines={usage.notes} title="Accessibility" />}
    </>
  );
}

/** Links each required state to its story, or gives the reason why it has none. */
function States({ stories, usage }: { stories: string[]; usage: StoryUsage }) {
  const shown = listShownStates(usage.kind, stories, usage.without);
  if (shown.length === 0) return null;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Where it is shown</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.state}>
            <th scope="row">{STATES[row.state].title}</th>
            <td>{"reason" in row ? row.reason : row.stories.join(", ") || "In the play of a story below."}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Dark, high contrast, 360 px</th>
          <td>Every story: change the theme and the viewport in the toolbar.</td>
        </tr>
      </tbody>
    </table>
  );
}

function Advice({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>
            <Words text={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders text between backticks as code. */
const Words = ({ text }: { text: string }) =>
  text.split("`").map((part, at) => (at % 2 === 1 ? <code key={`${at} ${part}`}>{part}</code> : part));
