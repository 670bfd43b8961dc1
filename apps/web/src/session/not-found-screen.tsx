import { NotFoundPage } from "../shell/failure-pages.tsx";

/** Any address no route has. */
export function NotFoundScreen() {
  return <NotFoundPage />;
}
