import type { MetricObject } from 'prom-client';

/** What the primary and a worker tell each other by Node's IPC channel. */

export type WorkerMessage =
  /** The worker accepts requests at this origin. */
  | { readonly type: 'open'; readonly address: string }
  /** Products or slides were changed through this worker. */
  | { readonly type: 'changed' }
  /** The event loop turns: the answer to `ping`. */
  | { readonly type: 'pong' }
  /** The answer to `measure`. */
  | { readonly type: 'metrics'; readonly metrics: MetricObject[] };

export type PrimaryMessage =
  /** Answer the requests in progress and end. */
  | { readonly type: 'close' }
  /** Products or slides were changed through another worker. */
  | { readonly type: 'changed' }
  | { readonly type: 'ping' }
  /** Send the metrics. */
  | { readonly type: 'measure' };
