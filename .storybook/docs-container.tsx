import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { docsTheme } from "./storybook-theme.ts";
import { showTheme } from "./themes.ts";

const themeInAddress = () => /theme:(\w+)/.exec(new URLSearchParams(location.search).get("globals") ?? "")?.[1];

/** Renders Storybook's docs pages in the theme of the toolbar, also pages without stories. */
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
