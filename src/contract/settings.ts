import type { PageShop } from '#domain/products/pageShop.ts';

/** What a host can do beyond API-1 to API-7, by the calls and parameters that it has (API-8). */
export type Capability =
  /** Users can delete their own account (AU-12). */
  | 'accountDeletion'
  /** The host stores in which language each account wants its dashboard. */
  | 'accountLanguage'
  | 'auditLog'
  /** Phone histories, blocked phones, and orders that staff place for a caller. */
  | 'callers'
  /** The host stores the shop's categories, which admins change. */
  | 'categories'
  /** Figures of some days, and the work of today. */
  | 'figures'
  /** The host takes reports of errors in the browser (`clientErrors.ts`); to other hosts none is sent. */
  | 'clientErrors'
  /** Parcels of orders, and what couriers do with them. */
  | 'consignments'
  /**
   * The host places at most one order per `idempotency-key`, and adds one product or slide. Only such a host gets the header, which it
   * must allow by CORS if it has another origin; and only there the browser sends an order again by itself when its response was lost.
   */
  | 'idempotencyKeys'
  /** The host itself filters, sorts and pages the lists of products, orders and users. */
  | 'lists'
  /** The jobs of the outbox, for admins. */
  | 'jobs'
  | 'orderCorrections'
  /** The host announces orders on a stream (`streamOrderAnnouncementsCall`); else the browser fetches the counts now and then. */
  | 'orderAnnouncements'
  /** Notes of staff, the call list, and who has which order in hand. */
  | 'orderNotes'
  /** One order with its history and neighbours, the counts, the CSV file, and moves of many orders at once. */
  | 'orders'
  /** Pages of text that admins write. */
  | 'pages'
  | 'printBatches'
  /** Staff scan labels, and mark orders as packed. */
  | 'scanning'
  /**
   * Products by their ids, the facets of a listing, and changes of many products at once. A change of a product or slide is refused if
   * it would undo another user's.
   */
  | 'products'
  | 'reviews'
  /** Admins change the shop settings, enter keys, set up couriers and follow the checklist of the opening. */
  | 'shopSettings'
  /** Counted products: staff count the pieces, and each order takes its own from stock. */
  | 'stock'
  | 'trackingLinks';

/**
 * What a deployment configures for the browser: JSON in the page's `settings` block, which the bundled server writes, or a person in
 * index.html for a static host. So one build serves every deployment.
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
  /** Whether the emulator on the page's own origin has the accounts, not Firebase. */
  readonly emulator: boolean;
  /** What the host can do beyond API-1 to API-7; `all` for the bundled server (API-8). */
  readonly capabilities: 'all' | readonly Capability[];
  readonly shop: PageShop;
}

/** The settings that a page's block leaves out; the shop's defaults are in a module of their own (`defaultShopSettings`). */
export const defaultSettings: Omit<PageSettings, 'shop'> = {
  apiHost: '',
  imageHost: '',
  // Placeholders: the emulator takes any, and without it only the shop's own Firebase project can sign users in.
  firebase: { apiKey: 'demo-key', authDomain: 'demo-shop.firebaseapp.com', projectId: 'demo-shop' },
  emulator: false,
  capabilities: [],
};

/** Whether the host of these settings has the capability. */
export const hasCapability = (
  { capabilities }: Pick<PageSettings, 'capabilities'>,
  capability: Capability,
): boolean => capabilities === 'all' || capabilities.includes(capability);
