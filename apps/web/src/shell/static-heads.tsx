import { ROUTES, type RouteDefinition, type RouteName, type SearchScope } from "@rotunda/core";
import { SearchBar } from "@rotunda/ui";
import { page } from "@rotunda/ui/theme";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HOME_KEYWORD_TEXTS, HomeHero } from "../home/home-hero.tsx";
import * as home from "../home/home-screen.css.ts";
import { PAGE_NAMES } from "../routing/find-page-name.ts";
import { KEYWORD_TEXTS } from "../search/keyword-bar.tsx";
import { SearchBarPlace, SearchHead } from "../search/search-head.tsx";
import { PageHeading } from "./page-heading.tsx";
import { head } from "./static-shell.css.ts";

/** Placeholders that the server replaces: the keyword and the hint below the box. */
const KEYWORD = "%KEYWORD%";
const HINT = "%HINT%";

/** The head of a page as HTML. `asked`, of searches only, has a keyword in its box. */
interface StaticHead {
  blank: string;
  asked?: string;
}

const NOBODY = { items: [], isLoading: false, onActiveChange: () => {}, onChoose: () => {} };
const IDLE = { suggestions: NOBODY, onKeywordChange: () => {}, onSearch: () => {} };

/**
 * Renders, at build time, the heads of pages that look the same for all records. They are static until the screen
 * replaces them.
 */
export function staticHeads(): Partial<Record<RouteName, StaticHead>> {
  const heads: Partial<Record<RouteName, StaticHead>> = { Home: { blank: html(<StaticHome />) } };
  for (const [route, name] of Object.entries(PAGE_NAMES) as [keyof typeof PAGE_NAMES, string][]) {
    const { scope }: RouteDefinition = ROUTES[route];
    if (!scope) {
      heads[route] = { blank: html(<PageHeading>{name}</PageHeading>) };
      continue;
    }
    const search = (keyword: string) => html(<StaticSearch scope={scope} keyword={keyword} />);
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

function StaticHome() {
  return (
    <div className={home.page}>
      <HomeHero>
        <SearchBar {...HOME_KEYWORD_TEXTS} {...IDLE} keyword="" />
      </HomeHero>
    </div>
  );
}

function StaticSearch({ scope, keyword }: { scope: SearchScope; keyword: string }) {
  return (
    <>
      <SearchHead scope={scope} />
      <SearchBarPlace>
        <SearchBar {...KEYWORD_TEXTS} {...IDLE} keyword={keyword} hint={HINT} onClear={() => {}} />
      </SearchBarPlace>
    </>
  );
}
