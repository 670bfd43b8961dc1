import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { docsTheme } from "./storybook-theme.ts";
import { showTheme } from "./themes.ts";

const themeInAddress = () => /theme:(\w+)/.exec(new URLSearchParams(location.search).get("globals") ?? "")?.[1];

/** Storybook’s own parts of a docs page in the theme the toolbar has chosen; pages without stories change with it too. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(themeInAddress() ?? "light");
  const { channel } = props.context;
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setTheme(String(globals["theme"]));
    channel.on("globalsUpdated", follow);
    return () => channel.off("globalsUpdated", follow);
  }, [channel]);
  useEffect(() => showTheme(theme), [theme]);
  return (
    <DocsContainer {...props} theme={docsTheme(theme)}>
      {children}
    </DocsContainer>
  );
}
