import type { ReactNode } from "react";
import { ButtonLink } from "../primitives/button/button.tsx";
import { Plate } from "./plate.tsx";

export interface PaywallViewProps {
  /** E-mail address or page of the dedicated advisor. */
  advisorHref: string;
  accountHref?: string;
  homeHref?: string;
  /** For readers identified by their network, if an individual login opens the page. */
  loginHref?: string;
  children?: ReactNode;
}

/** Shown to logged-in readers whose subscription doesn't cover the page. */
export function PaywallView({ advisorHref, accountHref, homeHref, loginHref, children }: PaywallViewProps) {
  return (
    <Plate
      actions={
        <>
          <ButtonLink href={loginHref || advisorHref} tone="primary">
            {loginHref ? "Log in" : "Contact your Dedicated Advisor"}
          </ButtonLink>
          {!loginHref && accountHref && <ButtonLink href={accountHref}>My Account</ButtonLink>}
          {homeHref && <ButtonLink href={homeHref}>Home</ButtonLink>}
        </>
      }
      title={loginHref ? "This page needs your own login" : "This is outside your subscription"}
    >
      {loginHref ? (
        <p>Your network opens the directory. Your Briefcase and your account open when you log in.</p>
      ) : (
        (children ?? <p>Your organization’s subscription does not include this part of the directory.</p>)
      )}
    </Plate>
  );
}
