import { useEffect, useState } from "react";
import { type DataRouter, RouterProvider } from "react-router-dom";

/**
 * Renders the router. The provider subscribes only after the first render, which is split into slices, so a change in
 * between needs revalidation.
 */
export function RouterPage({ router }: { router: DataRouter }) {
  const [first] = useState(router.state);
  useEffect(() => {
    const { location, loaderData } = router.state;
    if (location !== first.location || loaderData !== first.loaderData) void router.revalidate();
  }, [router, first]);
  return <RouterProvider router={router} />;
}
