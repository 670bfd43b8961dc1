import { ButtonLink } from "../primitives/button/button.tsx";
import { Plate } from "./plate.tsx";

export interface WelcomeViewProps {
  product: string;
  loginHref: string;
  forgotHref: string;
  contactHref: string;
}

export function WelcomeView({ product, loginHref, forgotHref, contactHref }: WelcomeViewProps) {
  return (
    <Plate
      actions={
        <>
          <ButtonLink href={loginHref} tone="primary">
            Log in
          </ButtonLink>
          <ButtonLink href={contactHref}>Ask about a subscription</ButtonLink>
        </>
      }
      title={`Welcome to ${product}`}
    >
      <p>
        A directory of American policymakers, their staffs, agencies, committees, caucuses, states and districts, for
        subscribers.
      </p>
      <p>
        <a href={forgotHref}>Forgot your password?</a>
      </p>
    </Plate>
  );
}
