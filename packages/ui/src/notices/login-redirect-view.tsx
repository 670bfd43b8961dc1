import { Button, ButtonLink } from "../primitives/button/button.tsx";
import { Plate } from "./plate.tsx";

export interface LoginRedirectViewProps {
  product: string;
  loginHref: string;
  /** The login page hasn't responded in time. */
  isLate?: boolean;
  onRetry: () => void;
}

/** Visible briefly before the login page, or longer if the redirect is blocked. */
export function LoginRedirectView({ product, loginHref, isLate = false, onRetry }: LoginRedirectViewProps) {
  return (
    <Plate
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
          ? "The login page has not answered. Check your connection, then retry or use the link below."
          : "You are being taken to the login page. If nothing happens, use the link below."}
      </p>
    </Plate>
  );
}
