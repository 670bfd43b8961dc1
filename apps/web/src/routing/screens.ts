import type { RouteName } from "@rotunda/core";
import type { ComponentType } from "react";
import { LoadingScreen } from "../session/loading-screen.tsx";
import { NotFoundPage } from "../shell/failure-pages.tsx";
import type { ScreenProps } from "./guard-route.ts";

export type Screen = ComponentType<ScreenProps>;

const search = () => import("../search/search-screen.tsx").then((module) => module.SearchScreen);
const profile = () => import("../profiles/profile-screen.tsx").then((module) => module.ProfileScreen);
const group = () => import("../groups/group-screen.tsx").then((module) => module.GroupScreen);
const briefcase = () => import("../briefcase/briefcase-screen.tsx").then((module) => module.BriefcaseScreen);
/** Part of the main chunk, because it is shown while others load. */
const loading = () => Promise.resolve(LoadingScreen);

/** The screen of each route, each in its own chunk. Routes outside the app end at the guard. */
export const SCREENS: Record<RouteName, () => Promise<Screen>> = {
  Home: () => import("../home/home-screen.tsx").then((module) => module.HomeScreen),
  BrowseByState: () => import("../browse/browse-by-state-screen.tsx").then((module) => module.BrowseByStateScreen),
  BrowseByAgency: () => import("../browse/browse-by-agency-screen.tsx").then((module) => module.BrowseByAgencyScreen),
  BrowseByGroup: () => import("../browse/browse-by-group-screen.tsx").then((module) => module.BrowseByGroupScreen),
  SearchUniversal: search,
  SearchCongressional: search,
  SearchFederal: search,
  SearchState: search,
  ProfileKW: profile,
  Profile: profile,
  Committee: group,
  Caucus: group,
  Agency: () => import("../places/agency-screen.tsx").then((module) => module.AgencyScreen),
  State: () => import("../places/state-screen.tsx").then((module) => module.StateScreen),
  District: () => import("../places/district-screen.tsx").then((module) => module.DistrictScreen),
  SharedMembers: () => import("../compare/shared-members-screen.tsx").then((module) => module.SharedMembersScreen),
  Compare: () => import("../compare/compare-screen.tsx").then((module) => module.CompareScreen),
  Changes: () => import("../changes/changes-screen.tsx").then((module) => module.ChangesScreen),
  Following: () => import("../inbox/following-screen.tsx").then((module) => module.FollowingScreen),
  Inbox: () => import("../inbox/inbox-screen.tsx").then((module) => module.InboxScreen),
  Briefcase: briefcase,
  BriefcaseFolder: briefcase,
  MyAccount: loading,
  Faq: () => import("../home/faq-screen.tsx").then((module) => module.FaqScreen),
  Loading: loading,
  NotFound: () => Promise.resolve(NotFoundPage),
  Forgot: loading,
  Contact: loading,
  LoginRedirect: () => import("../session/login-redirect-screen.tsx").then((module) => module.LoginRedirectScreen),
  PayWall: () => import("../session/access-screens.tsx").then((module) => module.PayWallScreen),
  Welcome: () => import("../session/access-screens.tsx").then((module) => module.WelcomeScreen),
  ProfileLanding: () => import("../home/profile-landing-screen.tsx").then((module) => module.ProfileLandingScreen),
  Debug: () => import("../logging/debug-screen.tsx").then((module) => module.DebugScreen),
};
