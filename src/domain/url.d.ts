/**
 * The two Web APIs that the domain uses: they parse and write text only, and browsers and Node have both. The
 * rest of the code sees the declarations of the DOM instead (tsconfig.json).
 */

declare class URL {
  constructor(url: string, base?: string);
  readonly href: string;
}

declare class URLSearchParams {
  constructor(parameters: Readonly<Record<string, string>>);
  toString(): string;
}
