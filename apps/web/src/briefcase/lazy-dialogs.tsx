import { useEffect } from "react";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";

export function LazyDialogs() {
  const { state$, load } = useService(token.LazyStores);
  const part = useBehavior(state$);
  const { itemBeingMoved } = useBehavior(useService(token.BriefcaseStore).state$);
  const isMoving = itemBeingMoved !== null;
  useEffect(() => {
    if (isMoving) void load();
  }, [isMoving, load]);
  return part && <part.Dialogs />;
}
