import { hrefTo, PRODUCT_NAME, shellLinks } from "@rotunda/core";
import { Header, NavDrawer, ThemeToggle } from "@rotunda/ui";
import { applyThemeChoice, readThemeChoice } from "@rotunda/ui/theme";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useConfig, useReader } from "../react/use-known.ts";
import type { Visit } from "../routing/visit.ts";

/** The header with its drawer, holding what this reader may use (spec 2, "Application shell"). */
export function Masthead({ pageName, visit }: { pageName: string; visit: Visit | null }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [theme, setTheme] = useState(readThemeChoice);
  const { pathname, search, hash } = useLocation();
  const constants = useConfig()?.constants;
  const access = useReader()?.access;
  const product = constants?.productName ?? PRODUCT_NAME;
  const reader = access?.isLoggedIn ? "member" : "public";
  const links = access ? shellLinks(access, { route: visit?.route ?? null, path: `${pathname}${search}${hash}` }) : [];
  const homeHref = hrefTo("Home");
  return (
    <>
      <Header
        product={product}
        homeHref={homeHref}
        pageName={pageName}
        links={links}
        reader={reader}
        isMenuOpen={isMenuOpen}
        onOpenMenu={() => setMenuOpen(true)}
      >
        <ThemeToggle
          choice={theme}
          onChange={(choice) => {
            applyThemeChoice(choice);
            setTheme(choice);
          }}
        />
      </Header>
      {constants && (
        <NavDrawer
          isOpen={isMenuOpen}
          onClose={() => setMenuOpen(false)}
          product={product}
          publisher={constants.publisher}
          links={links}
          mainSiteOrigin={constants.mainSiteOrigin}
          socialLinks={constants.socialLinks}
          reader={reader}
        />
      )}
    </>
  );
}
