import { AnchorMdx } from "@storybook/addon-docs/blocks";
import * as styles from "../packages/ui/src/theme/foundations/docs-page.css.ts";
import { componentStories } from "./component-stories.ts";

/** The folders in sidebar order. */
const FOLDERS = [
  "Primitives",
  "Shell",
  "Notices",
  "Home",
  "Search",
  "Profiles",
  "Profiles/Panels",
  "Groups",
  "Places",
  "Briefcase",
  "Saved searches",
  "Changes",
  "Inbox",
  "Compare",
  "Notes",
  "Exports",
];

const components = Object.values(componentStories).map(({ default: { title, parameters } }) => ({
  id: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
  folder: title.slice(0, title.lastIndexOf("/")),
  name: title.slice(title.lastIndexOf("/") + 1),
  purpose: parameters.usage.purpose,
}));

export const componentsByFolder = FOLDERS.map((folder) => ({
  folder,
  components: components
    .filter((component) => component.folder === folder)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
}));

/** Lists all components by folder, one line each. */
export function ComponentIndex() {
  return componentsByFolder.map((folder) => (
    <section key={folder.folder}>
      <h2 className={styles.heading}>{folder.folder}</h2>
      <dl className={styles.index}>
        {folder.components.map(({ id, name, purpose }) => (
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
