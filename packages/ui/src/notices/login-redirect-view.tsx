import type { Ref } from "react";
import { ButtonLink } from "../primitives/button/button.tsx";
import { Plate } from "./plate.tsx";

export interface LoginRedirectViewProps {
  product: string;
  loginHref: string;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Seen for a moment before the login page, or for longer when the redirect is blocked. */
export function LoginRedirectView({ product, loginHref, headingRef }: LoginRedirectViewProps) {
  return (
    <Plate
      actions={
        <ButtonLink href={loginHref} tone="primary">
          Log in
        </ButtonLink>
      }
      headingRef={headingRef}
      title={`Log in to ${product}`}
    >
      <p>You are being taken to the login page. If nothing happens, use the link below.</p>
    </Plate>
  );
}
