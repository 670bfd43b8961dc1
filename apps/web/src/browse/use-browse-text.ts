import { use, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext as RouterContext, useNavigate, useNavigation } from "react-router-dom";
import type { Visit } from "../routing/visit.ts";

/** Long enough for a reader who is still typing. */
const REST_MS = 500;

/** The text that filters a list. It is also in the address, so that Back and Reload restore the list. */
export function useBrowseText({ search }: Visit): [text: string, setText: (text: string) => void] {
  const asked = new URLSearchParams(search).get("q") ?? "";
  const [text, setText] = useState(asked);
  const navigate = useNavigate();
  const router = use(RouterContext)?.router;
  // A link followed in between must not be overwritten by this page's text.
  const isLeaving = useNavigation().state !== "idle";
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked || isLeaving) return undefined;
    const timer = setTimeout(() => {
      // On a slow machine a link may have been followed and this not yet rendered again.
      if (router?.state.navigation.state !== "idle") return;
      const query = wanted === "" ? "" : `?${new URLSearchParams({ q: wanted }).toString()}`;
      Promise.resolve(navigate({ search: query }, { replace: true, preventScrollReset: true })).catch(() => {});
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, asked, isLeaving, navigate, router]);
  return [text, setText];
}
