import { MESSAGES } from "@rotunda/core";
import { ButtonLink } from "../primitives/button/button.tsx";
import { Plate } from "./plate.tsx";

export function NotFoundView({ homeHref, searchHref }: { homeHref: string; searchHref?: string }) {
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
      title={MESSAGES.notFoundTitle}
    >
      <p>{MESSAGES.notFound}</p>
    </Plate>
  );
}
