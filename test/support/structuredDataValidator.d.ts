/** The package brings no types; these are of what the tests use. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
  }
  export default class Validator {
    validate(extracted: {
      readonly jsonld: Readonly<Record<string, readonly object[]>>;
      readonly microdata: object;
      readonly rdfa: object;
      readonly errors: readonly unknown[];
    }): Promise<Issue[]>;
  }
}
