import { PRODUCT_NAME, listShellLinks } from "@rotunda/core";
import { Header, createLazyPart, ThemeToggle } from "@rotunda/ui";
import { useThemeChoice } from "@rotunda/ui/theme";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";
import { useConfig, useReader } from "../react/use-session.ts";
import { useUnread } from "../inbox/use-unread.ts";
import type { Visit } from "../routing/guard-route.ts";

// Has its own entry, so that its code loads when the menu opens.
const NavDrawer = createLazyPart(() => import("@rotunda/ui/nav-drawer").then((module) => module.NavDrawer));

export function Masthead({ pageName, visit }: { pageName: string; visit: Visit | null }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [theme, setTheme] = useThemeChoice();
  const { pathname, search, hash } = useLocation();
  const signOut = useSignOut();
  const unread = useUnread();
  const constants = useConfig()?.constants;
  const access = useReader()?.access;
  const product = constants?.productName ?? PRODUCT_NAME;
  // Until the session is known, shows the layout of most readers to avoid a shift.
  const reader = access && !access.isLoggedIn ? "public" : "member";
  const links = access
    ? listShellLinks(access, { route: visit?.route ?? null, path: `${pathname}${search}${hash}`, unread })
    : [];
  const toggle = <ThemeToggle choice={theme} onChange={setTheme} />;
  return (
    <>
      <Header
        product={product}
        pageName={pageName}
        links={links}
        reader={reader}
        isMenuOpen={isMenuOpen}
        onMenuNear={NavDrawer.prefetch}
        onOpenMenu={() => setMenuOpen(true)}
        {...(access?.isWebUser && signOut)}
      >
        {toggle}
      </Header>
      {constants && isMenuOpen && (
        <NavDrawer
          onClose={() => setMenuOpen(false)}
          product={product}
          publisher={constants.publisher}
          links={links}
          mainSiteOrigin={constants.mainSiteOrigin}
          socialLinks={constants.socialLinks}
          reader={reader}
          onSignOut={access?.isWebUser ? signOut.onSignOut : undefined}
        >
          {toggle}
        </NavDrawer>
      )}
    </>
  );
}

function useSignOut(): { onSignOut: () => void; isSigningOut: boolean } {
  const store = useService(token.SignOutStore);
  const { status } = useBehavior(store.state$);
  return { onSignOut: () => void store.signOut(), isSigningOut: status === "running" };
}
