import { Button, ButtonLink } from "../primitives/button/button.tsx";
import { MessagePage } from "./message-page.tsx";

export interface LoginRedirectViewProps {
  product: string;
  loginHref: string;
  /** The login page hasn't responded in time. */
  isLate?: boolean;
  onRetry: () => void;
}

/** Visible briefly before the login page opens, or longer if the redirect is blocked. */
export function LoginRedirectView({ product, loginHref, isLate = false, onRetry }: LoginRedirectViewProps) {
  return (
    <MessagePage
      actions={
        <>
          {isLate && <Button onClick={onRetry}>Retry</Button>}
          <ButtonLink href={loginHref} tone="primary">
            Log in
          </ButtonLink>
        </>
      }
      title={`Log in to ${product}`}
    >
      <p role="status">
        {isLate
          ? "The login page isn’t responding. Check your connection, then retry or use the link below."
          : "You are being taken to the login page. If nothing happens, use the link below."}
      </p>
    </MessagePage>
  );
}

export interface PaywallViewProps {
  accountHref?: string;
  homeHref?: string;
  /** For readers identified by their network, if an individual login opens the page. */
  loginHref?: string;
}

/** Shown to logged-in readers whose subscription doesn't cover the page. */
export function PaywallView({ accountHref, homeHref, loginHref }: PaywallViewProps) {
  return (
    <MessagePage
      actions={
        <>
          <ButtonLink href={loginHref || "/contact"} tone="primary">
            {loginHref ? "Log in" : "Contact your Dedicated Advisor"}
          </ButtonLink>
          {!loginHref && accountHref && <ButtonLink href={accountHref}>My Account</ButtonLink>}
          {homeHref && <ButtonLink href={homeHref}>Home</ButtonLink>}
        </>
      }
      title={loginHref ? "This page needs your own login" : "This is outside your subscription"}
    >
      {loginHref ? (
        <p>Your network gives you access to the directory. Log in to use your Briefcase and your account.</p>
      ) : (
        <p>Your organization’s subscription does not include this part of the directory.</p>
      )}
    </MessagePage>
  );
}

export interface WelcomeViewProps {
  product: string;
  loginHref: string;
}

export function WelcomeView({ product, loginHref }: WelcomeViewProps) {
  return (
    <MessagePage
      actions={
        <>
          <ButtonLink href={loginHref} tone="primary">
            Log in
          </ButtonLink>
          <ButtonLink href="/contact">Ask about a subscription</ButtonLink>
        </>
      }
      title={`Welcome to ${product}`}
    >
      <p>
        A directory of American policymakers, their staffs, agencies, committees, caucuses, states and districts, for
        subscribers.
      </p>
      <p>
        <a href="/forgot">Forgot your password?</a>
      </p>
    </MessagePage>
  );
}
