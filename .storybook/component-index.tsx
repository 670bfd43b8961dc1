import { AnchorMdx } from "@storybook/addon-docs/blocks";
import { componentIndex } from "virtual:component-index";
import * as styles from "../packages/ui/src/theme/foundations/docs-page.css.ts";

/** Lists all components by folder, one line each. */
export function ComponentIndex() {
  return componentIndex.map(({ folder, components }) => (
    <section key={folder}>
      <h2 className={styles.heading}>{folder}</h2>
      <dl className={styles.index}>
        {components.map(({ id, name, purpose }) => (
          <div key={id}>
            <dt>
              <AnchorMdx href={`?path=/docs/${id}--docs`} target="_self">
                {name}
              </AnchorMdx>
            </dt>
            <dd>{purpose.replaceAll("`", "")}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
