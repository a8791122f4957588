/**
 * What a deployment tells the browser, as JSON in the page's `settings` block: written by the bundled
 * server, or by hand in index.html on a static host. One build serves every deployment.
 */
export interface PageSettings {
  /** Origin of the host that speaks API-1 to API-7; empty for the page's own. */
  readonly apiHost: string;
  /** Where pictures are uploaded; empty for the page's own origin. */
  readonly imageHost: string;
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
  };
  /** Accounts of the emulator behind the page's own origin, instead of Firebase's. */
  readonly emulator: boolean;
  /**
   * The host makes one order at most under one `idempotency-key`. Only then the header is sent, which CORS must
   * allow across origins, and an order whose answer was lost goes out once more without asking.
   */
  readonly idempotencyKeys: boolean;
}

export const defaultSettings: PageSettings = {
  apiHost: '',
  imageHost: '',
  firebase: { apiKey: 'demo-key', authDomain: 'demo-hatkhola.firebaseapp.com', projectId: 'demo-hatkhola' },
  emulator: false,
  idempotencyKeys: false,
};
