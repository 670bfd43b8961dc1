let nonce: string | undefined;

/** Sets the CSP nonce for all injected style elements. Call once, before rendering. */
export function setStyleNonce(value: string | undefined): void {
  nonce = value || undefined;
  // Read by react-style-singleton, which Radix's scroll lock uses.
  Object.assign(globalThis, { __webpack_nonce__: nonce });
}

/** Returns the nonce that was set, else the one in `<meta name="csp-nonce" content="…">`. */
export function readStyleNonce(): string | undefined {
  if (nonce === undefined && typeof document !== "undefined")
    setStyleNonce(document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content);
  return nonce;
}
