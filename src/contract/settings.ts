/**
 * What a deployment configures for the browser, as JSON in the page's `settings` block: written by the
 * bundled server, or by hand in index.html on a static host. One build serves every deployment.
 */
export interface PageSettings {
  /** Origin of the host that implements API-1 to API-7; empty for the page's own. */
  readonly apiHost: string;
  /** Upload address for images; empty for the page's own origin. */
  readonly imageHost: string;
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
  };
  /** Uses the accounts of the emulator on the page's own origin instead of Firebase's. */
  readonly emulator: boolean;
  /**
   * The host places at most one order per `idempotency-key`. Only then is the header sent, which CORS must
   * allow across origins, and an order whose response was lost is sent once more without asking.
   */
  readonly idempotencyKeys: boolean;
  /** The host takes reports of errors in the browser (`clientErrors.ts`); without it none is sent. */
  readonly clientErrors: boolean;
  /** The host announces orders on a stream (`orderEvents.ts`); without it the browser asks now and then. */
  readonly orderEvents: boolean;
}

export const defaultSettings: PageSettings = {
  apiHost: '',
  imageHost: '',
  firebase: { apiKey: 'demo-key', authDomain: 'demo-hatkhola.firebaseapp.com', projectId: 'demo-hatkhola' },
  emulator: false,
  idempotencyKeys: false,
  clientErrors: false,
  orderEvents: false,
};
