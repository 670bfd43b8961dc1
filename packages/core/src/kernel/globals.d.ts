// The globals core uses, present in browsers and Node. Declared by hand because core is compiled without their types,
// which keeps other globals out.

interface AbortSignal {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}
declare var AbortController: { new (): { readonly signal: AbortSignal; abort(): void } };

interface URLSearchParams extends Iterable<[string, string]> {
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  append(name: string, value: string): void;
  sort(): void;
  toString(): string;
}
declare var URLSearchParams: { new (init?: string | [string, string][]): URLSearchParams };

interface URL {
  readonly origin: string;
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly href: string;
}
declare var URL: { new (url: string, base?: string): URL };
