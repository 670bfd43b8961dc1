import {
  type AppConfig,
  findSearchHint,
  ROUTES,
  type RouteDefinition,
  type RouteName,
  type SearchScope,
} from "@rotunda/core";
import { SearchBar } from "@rotunda/ui";
import { page } from "@rotunda/ui/theme";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HomeHero } from "../home/home-hero.tsx";
import * as home from "../home/home-screen.css.ts";
import { PAGE_NAMES } from "../routing/find-page-name.ts";
import { KEYWORD_TEXTS } from "../search/keyword-bar.tsx";
import { SearchBarPlace, SearchHead } from "../search/search-head.tsx";
import { PageHeading } from "./page-heading.tsx";
import { head } from "./static-shell.css.ts";

/** Placeholder that the server replaces. */
const KEYWORD = "%KEYWORD%";

type HeadConfig = Pick<AppConfig, "content" | "searchSuggestions">;

/** The head of a page as HTML. `asked`, of searches only, has a keyword in its box. */
interface StaticHead {
  blank: string;
  asked?: string;
}

const NOBODY = { items: [], isLoading: false, onActiveChange: () => {}, onChoose: () => {} };
const IDLE = { suggestions: NOBODY, hasShortcut: true, onKeywordChange: () => {}, onSearch: () => {} };

/** Renders the heads of pages that look the same for all records. They are static until the screen replaces them. */
export function staticHeads(config: HeadConfig): Partial<Record<RouteName, StaticHead>> {
  const heads: Partial<Record<RouteName, StaticHead>> = { Home: { blank: html(<StaticHome config={config} />) } };
  for (const [route, name] of Object.entries(PAGE_NAMES) as [keyof typeof PAGE_NAMES, string][]) {
    const { scope }: RouteDefinition = ROUTES[route];
    if (!scope) {
      heads[route] = { blank: html(<PageHeading>{name}</PageHeading>) };
      continue;
    }
    const search = (keyword: string) => html(<StaticSearch config={config} scope={scope} keyword={keyword} />);
    heads[route] = { blank: search(""), asked: search(KEYWORD) };
  }
  return heads;
}

const html = (content: ReactNode): string =>
  renderToStaticMarkup(
    <div inert aria-hidden className={`${head} ${page}`}>
      {content}
    </div>,
  );

function StaticHome({ config }: { config: HeadConfig }) {
  return (
    <div className={home.page}>
      <HomeHero content={config.content}>{(texts) => <SearchBar {...texts} {...IDLE} keyword="" />}</HomeHero>
    </div>
  );
}

function StaticSearch({ config, scope, keyword }: { config: HeadConfig; scope: SearchScope; keyword: string }) {
  const hint = findSearchHint(config.searchSuggestions[scope]);
  return (
    <>
      <SearchHead scope={scope} content={config.content} />
      <SearchBarPlace>
        <SearchBar {...KEYWORD_TEXTS} {...IDLE} keyword={keyword} hint={hint} onClear={() => {}} />
      </SearchBarPlace>
    </>
  );
}
