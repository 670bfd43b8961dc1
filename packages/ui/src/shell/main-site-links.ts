/** Sections of the main product site (spec 2, "Application shell"), in the order of the strip. */
export const MAIN_SITE_LINKS = [
  { label: "Dashboard", target: "/dashboard" },
  { label: "Daily", target: "/daily" },
  { label: "Hotline", target: "/hotline" },
  { label: "PolicyView AI", target: "/policyview-ai" },
  { label: "Infographics", target: "/infographics" },
  { label: "Presentations", target: "/presentations" },
  { label: "Race Tracker", target: "/racetracker" },
  { label: "Daybook", target: "/daybook" },
  { label: "Events", target: "/events/membership" },
] as const;

/** Stands in the drawer of logged-in readers and nowhere else. */
export const RESEARCH_LINK = { label: "Research", target: "/research" } as const;
