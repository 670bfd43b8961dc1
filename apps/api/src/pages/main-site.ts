/** The header's links to the publisher's main site (spec 2, "Application shell"). */
export const MAIN_SITE_LINKS = [
  { label: "Dashboard", path: "/dashboard" },
  { label: "Daily", path: "/daily" },
  { label: "Hotline", path: "/hotline" },
  { label: "PolicyView AI", path: "/policyview-ai" },
  { label: "Infographics", path: "/infographics" },
  { label: "Presentations", path: "/presentations" },
  { label: "Race Tracker", path: "/racetracker" },
  { label: "Daybook", path: "/daybook" },
  { label: "Events", path: "/events/membership" },
];

/** What the app links to from elsewhere than a header. */
export const MAIN_SITE_PATHS = [...MAIN_SITE_LINKS.map(({ path }) => path), "/research"];
