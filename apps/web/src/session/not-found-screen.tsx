import { NotFoundPage } from "../shell/failure-pages.tsx";

/** Any address no route has (spec 2). */
export function NotFoundScreen() {
  return <NotFoundPage />;
}
