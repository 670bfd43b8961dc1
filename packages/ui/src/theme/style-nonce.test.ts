import { afterEach, describe, expect, it } from "vitest";
import { setStyleNonce, readStyleNonce } from "./style-nonce.ts";

afterEach(() => {
  setStyleNonce(undefined);
  document.head.replaceChildren();
});

describe("style nonce", () => {
  it("is read from the page once", () => {
    document.head.innerHTML = '<meta name="csp-nonce" content="abc">';
    expect(readStyleNonce()).toBe("abc");
    expect(globalThis).toHaveProperty("__webpack_nonce__", "abc");
  });

  it("can be set by the page's code", () => {
    setStyleNonce("xyz");
    expect(readStyleNonce()).toBe("xyz");
  });

  it("is absent without a policy", () => {
    expect(readStyleNonce()).toBeUndefined();
  });
});
