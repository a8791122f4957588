/** What the tests use of aws4, whose own types are a package more. */
declare module 'aws4' {
  interface SignedRequest {
    readonly headers?: Readonly<Record<string, unknown>>;
  }
  export const sign: (
    request: SignedRequest & {
      readonly method: string;
      readonly path: string;
      readonly region: string;
      readonly service: string;
      readonly extraHeadersToInclude?: Readonly<Record<string, boolean>>;
    },
    credentials: { readonly accessKeyId: string; readonly secretAccessKey: string },
  ) => SignedRequest;
}
