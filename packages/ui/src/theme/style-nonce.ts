let nonce: string | undefined;

/** Gives the content security policy's nonce to everything that injects a style element. Call once, before rendering. */
export function setStyleNonce(value: string | undefined): void {
  nonce = value || undefined;
  // The global that react-style-singleton, under Radix's scroll lock, reads when it injects its style element.
  Object.assign(globalThis, { __webpack_nonce__: nonce });
}

/** The nonce that was set, else the one the page carries in `<meta name="csp-nonce" content="…">`. */
export function readStyleNonce(): string | undefined {
  if (nonce === undefined && typeof document !== "undefined")
    setStyleNonce(document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content);
  return nonce;
}
