import { DigestSettings } from "@rotunda/ui";
import { useEffect } from "react";
import { bindInbox } from "../di/inbox-stores.ts";
import * as token from "../di/tokens.ts";
import { useBehavior, useOwn } from "../react/services.tsx";

/** When the reader gets mail. */
export function OwnDigest() {
  const store = useOwn(token.DigestStore, bindInbox);
  const { digest, isBusy } = useBehavior(store.state$);
  useEffect(() => store.load(), [store]);
  if (!digest) return null;
  return (
    <DigestSettings
      digest={digest}
      isBusy={isBusy}
      onChange={(choice) => store.save(choice)}
      onResend={() => store.resend()}
    />
  );
}
