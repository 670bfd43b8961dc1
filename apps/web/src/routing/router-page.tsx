import { useEffect, useState } from "react";
import { type DataRouter, RouterProvider } from "react-router-dom";

/**
 * Renders the router. The first render is split into slices and the provider subscribes only after the last one, so a
 * change in between is loaded again.
 */
export function RouterPage({ router }: { router: DataRouter }) {
  const [first] = useState(router.state);
  useEffect(() => {
    const { location, loaderData } = router.state;
    if (location !== first.location || loaderData !== first.loaderData) void router.revalidate();
  }, [router, first]);
  return <RouterProvider router={router} />;
}
