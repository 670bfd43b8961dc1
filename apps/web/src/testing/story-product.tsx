import { useEffect, useState } from "react";
import { RouterProvider } from "react-router-dom";
import { ServicesProvider } from "../react/services.tsx";
import { interceptLinks } from "../routing/links.ts";
import { createFakeProduct, type FakeWorld } from "./fake-product.ts";

export interface StoryProductProps {
  /** Below the base path: "/search/congressional?q=water". */
  path: string;
  world?: FakeWorld;
}

/** A whole screen as readers see it, with fakes behind its ports. */
export function StoryProduct({ path, world }: StoryProductProps) {
  const [{ container, router }] = useState(() => createFakeProduct(path, world));
  useEffect(() => interceptLinks(document, router), [router]);
  useEffect(() => () => router.dispose(), [router]);
  return (
    <ServicesProvider container={container}>
      <RouterProvider router={router} />
    </ServicesProvider>
  );
}
