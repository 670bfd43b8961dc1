import { BASE_PATH, hrefTo, loginHref, PRODUCT_NAME, type Access, type RouteName } from "@rotunda/core";
import { Header, NavDrawer, ThemeToggle, type HeaderLink } from "@rotunda/ui";
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
  const links = access
    ? linksFor(access, { route: visit?.route, here: `${BASE_PATH}${pathname}${search}${hash}` })
    : [];
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

function linksFor(access: Access, { route, here }: { route: RouteName | undefined; here: string }): HeaderLink[] {
  const link = (key: HeaderLink["key"], label: string, to: RouteName): HeaderLink => ({
    key,
    label,
    href: hrefTo(to),
    isCurrent: route === to,
  });
  const isMember = access.hasVignetteAccess;
  const search = { ...link("search", "Search", "SearchCongressional"), isCurrent: route?.startsWith("Search") };
  return [
    ...(!isMember && access.hasPlusAccess ? [link("home", "Home", "Home")] : []),
    ...(isMember ? [search] : []),
    ...(isMember || access.hasPlusAccess ? [link("faq", "FAQ", "Faq")] : []),
    ...(isMember && access.isWebUser ? [link("briefcase", "Briefcase", "Briefcase")] : []),
    access.isWebUser
      ? { key: "account", label: "My Account", href: "/my-account/" }
      : { key: "account", label: "Login", href: loginHref(here) },
  ];
}
