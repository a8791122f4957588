/** What the tests use of semver, whose own types are a package more. */
declare module 'semver' {
  export const satisfies: (version: string, range: string) => boolean;
}
