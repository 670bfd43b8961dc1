import { type ComponentType, type ReactNode, useEffect, useState } from "react";

export interface LazyPartOptions {
  /** In its place while it is on its way; nothing when left out. */
  waiting?: ReactNode;
  /** In its place when it can't be had; nothing when left out. `retry` asks for it again. */
  failed?: (retry: () => void) => ReactNode;
}

/** Imports the code of the part. */
type PartCode<Props> =
  | { status: "waiting" }
  | { status: "here"; Component: ComponentType<Props> }
  | { status: "failed"; retry: () => void };

/** A component whose code comes when it is first shown, or earlier. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** On hover, on focus, when the page rests. */
  prefetch: () => void;
  /** For a component that puts something of its own in the place of what hasn't come. */
  useCode: (isWanted: boolean) => PartCode<Props>;
};

/**
 * Keeps a heavy part of a screen (a dialog, a map, a chart, an editor) out of the screen's own code:
 *
 *     const MoveDialog = lazyPart(() => import("./move-dialog.tsx").then((module) => module.MoveDialog));
 *     {isOpen && <MoveDialog … />}
 *     <Button onPointerEnter={MoveDialog.prefetch} …>
 *
 * A part that has loaded once shows at once from then on. Screens don't need it: each is a chunk already.
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, failed = () => null }: LazyPartOptions = {},
): LazyPart<Props> {
  let part: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;

  const ask = () =>
    (coming ??= load()
      .then((loaded) => {
        part = loaded;
      })
      .finally(() => {
        coming = null;
      }));

  const useCode = (isWanted: boolean): PartCode<Props> => {
    const [, setHere] = useState(part !== null);
    const [hasFailed, setFailed] = useState(false);
    const isDue = isWanted && !hasFailed && part === null;
    useEffect(() => {
      if (!isDue) return;
      let isShown = true;
      ask().then(
        () => isShown && setHere(true),
        () => isShown && setFailed(true),
      );
      return () => {
        isShown = false;
      };
    }, [isDue]);
    if (part && isWanted) return { status: "here", Component: part };
    return hasFailed ? { status: "failed", retry: () => setFailed(false) } : { status: "waiting" };
  };

  function Lazy(props: Props) {
    const code = useCode(true);
    if (code.status === "here") return <code.Component {...props} />;
    return code.status === "failed" ? failed(code.retry) : waiting;
  }

  return Object.assign(Lazy, {
    useCode,
    prefetch: () => {
      // A failed load is retried and reported when the part is needed.
      if (!part) void ask().catch(() => {});
    },
  });
}
