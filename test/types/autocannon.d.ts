/** What the benchmarks use of autocannon, whose own types are a package more. */
declare module 'autocannon' {
  export interface Request {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly setupRequest?: (request: Request) => Request;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration?: number;
    /** Requests, in place of `duration`. */
    readonly amount?: number;
    readonly requests: readonly Request[];
  }
  interface Result {
    readonly '2xx': number;
    readonly '5xx': number;
    readonly non2xx: number;
    readonly errors: number;
    readonly timeouts: number;
    readonly requests: { readonly average: number; readonly total: number };
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly max: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
