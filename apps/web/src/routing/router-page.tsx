import { useEffect, useState } from "react";
import { type DataRouter, RouterProvider } from "react-router-dom";

/**
 * What the router shows. A first page is made in slices, and the provider listens only from the last of them on: what
 * the router did before is asked for again.
 */
export function RouterPage({ router }: { router: DataRouter }) {
  const [first] = useState(router.state);
  useEffect(() => {
    const { location, loaderData } = router.state;
    if (location !== first.location || loaderData !== first.loaderData) void router.revalidate();
  }, [router, first]);
  return <RouterProvider router={router} />;
}
