import { buildHref, offersSearch, PRODUCT_NAME } from "@rotunda/core";
import { NotFoundView, ServerErrorView } from "@rotunda/ui";
import { useConfig, useReader } from "../react/use-session.ts";

/** Link to the search, for readers with access. */
function useSearchHref(): string | undefined {
  return offersSearch(useReader()?.access ?? null) ? buildHref("SearchCongressional") : undefined;
}

export function NotFoundPage() {
  return <NotFoundView homeHref={buildHref("Home")} searchHref={useSearchHref()} />;
}

export function ServerErrorPage({ onRetry = () => window.location.reload() }: { onRetry?: () => void }) {
  const product = useConfig()?.constants.productName ?? PRODUCT_NAME;
  return (
    <ServerErrorView product={product} homeHref={buildHref("Home")} searchHref={useSearchHref()} onRetry={onRetry} />
  );
}
