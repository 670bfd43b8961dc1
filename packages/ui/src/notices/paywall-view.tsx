import type { ReactNode, Ref } from "react";
import { ButtonLink } from "../primitives/button/button.tsx";
import { Plate } from "./plate.tsx";

export interface PaywallViewProps {
  /** Mail address or page of the dedicated advisor. */
  advisorHref: string;
  accountHref?: string;
  homeHref?: string;
  /** More about what is missing. */
  children?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** For readers who are signed in and whose subscription does not cover what they asked for. */
export function PaywallView({ advisorHref, accountHref, homeHref, children, headingRef }: PaywallViewProps) {
  return (
    <Plate
      actions={
        <>
          <ButtonLink href={advisorHref} tone="primary">
            Contact your Dedicated Advisor
          </ButtonLink>
          {accountHref && <ButtonLink href={accountHref}>My Account</ButtonLink>}
          {homeHref && <ButtonLink href={homeHref}>Home</ButtonLink>}
        </>
      }
      headingRef={headingRef}
      title="This is outside your subscription"
    >
      {children ?? <p>Your organization’s subscription does not include this part of the directory.</p>}
    </Plate>
  );
}
