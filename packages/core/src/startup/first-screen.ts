import type { AppConfig } from "../lookups/lookups.port.ts";

/** A request for a page that the server renders with the web app's code. `Fetch` answers the requests of its stores. */
export interface PageRequest<Fetch> {
  /** Path and query, with the base path. */
  href: string;
  userAgent: string;
  /** The header Sec-CH-Viewport-Width; empty if the browser doesn't send it. */
  viewportWidth: string;
  now: Date;
  config: AppConfig;
  fetch: Fetch;
}

export type RenderedPage =
  | { do: "redirect"; href: string }
  | {
      do: "show";
      status: number;
      html: string;
      title: string;
      view: string;
      /** A person's position and picture, for links that are shared; empty for other pages. */
      position: string;
      picture: string;
    };
