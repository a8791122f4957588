import type { PageShop } from '#domain/products/pageShop.ts';

/** What a host can do beyond API-1 to API-7, by the calls and parameters that it has (API-8). */
export type Capability =
  /** A user deletes the own account (AU-12). */
  | 'accountDeletion'
  /** It remembers the language of an account's dashboard. */
  | 'accountLanguage'
  | 'auditLog'
  /** What is known of phone numbers, blocked ones, and orders that staff place for who calls. */
  | 'callers'
  /** The categories are data of the shop, which admins change. */
  | 'categories'
  /** What orders, parcels and money of some days come to, and what is to do today. */
  | 'figures'
  /** It takes reports of errors in the browser (`clientErrors.ts`); without it none is sent. */
  | 'clientErrors'
  /** Parcels of orders, and what couriers do with them. */
  | 'consignments'
  /**
   * It places at most one order per `idempotency-key`. Only such a host gets the header, which CORS must allow across
   * origins, and only there an order whose response was lost is sent once more without asking the shopper.
   */
  | 'idempotencyKeys'
  /** Lists of products, orders and users are filtered, sorted and paged as asked. */
  | 'lists'
  /** What the shop has to do outside of itself, for admins. */
  | 'jobs'
  | 'orderCorrections'
  /** It announces orders on a stream (`streamOrderAnnouncementsCall`); without it the browser fetches the counts from time to time. */
  | 'orderAnnouncements'
  | 'orderNotes'
  /** One order with its history and its neighbours, counts, the CSV file, and moves of many. */
  | 'orders'
  /** Pages of text that admins write. */
  | 'pages'
  | 'printBatches'
  /** Staff scan labels, and mark orders as packed. */
  | 'scanning'
  /** Products by their ids, the filters of a listing, and changes of many. */
  | 'products'
  | 'reviews'
  /** Admins change what the shop says of itself. */
  | 'shopSettings'
  /** Staff count goods; placing an order takes them. */
  | 'stock'
  | 'trackingLinks';

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
  /** What the host can do beyond API-1 to API-7; `all` for the bundled server (API-8). */
  readonly capabilities: 'all' | readonly Capability[];
  readonly shop: PageShop;
}

/** For what a page's block does not name; the shop's own texts are in a module of their own (`defaultShopSettings`). */
export const defaultSettings: Omit<PageSettings, 'shop'> = {
  apiHost: '',
  imageHost: '',
  firebase: { apiKey: 'demo-key', authDomain: 'demo-shop.firebaseapp.com', projectId: 'demo-shop' },
  emulator: false,
  capabilities: [],
};

/** Whether the host of these settings has the capability. */
export const hasCapability = (
  { capabilities }: Pick<PageSettings, 'capabilities'>,
  capability: Capability,
): boolean => capabilities === 'all' || capabilities.includes(capability);
