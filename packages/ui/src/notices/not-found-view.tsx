import { MESSAGES } from "@rotunda/core";
import type { Ref } from "react";
import { ButtonLink } from "../primitives/button/button.tsx";
import { Plate } from "./plate.tsx";

export interface NotFoundViewProps {
  homeHref: string;
  /** For readers with access only. */
  searchHref?: string;
  headingRef?: Ref<HTMLHeadingElement>;
}

export function NotFoundView({ homeHref, searchHref, headingRef }: NotFoundViewProps) {
  return (
    <Plate
      actions={
        <>
          <ButtonLink href={homeHref} tone="primary">
            Home
          </ButtonLink>
          {searchHref && <ButtonLink href={searchHref}>Search for profiles</ButtonLink>}
        </>
      }
      headingRef={headingRef}
      title={MESSAGES.notFoundTitle}
    >
      <p>{MESSAGES.notFound}</p>
    </Plate>
  );
}
