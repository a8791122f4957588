import type { AdvanceSettings } from './advanceSettings.ts';
import type { PriceSettings } from './courierPrices.ts';
import type { CourierSettings } from './courierSettings.ts';
import type { DeliveryDays } from './deliveryDays.ts';
import type { OrderTerms } from './orderTerms.ts';
import type { ShopPicture } from './shopPicture.ts';
import type { StaffSettings } from './staffSettings.ts';

/** The digits of prices, counts and dates on Bengali pages: ১২৩ or 123. */
export const pageDigits = ['bengali', 'latin'] as const;
export type PageDigits = (typeof pageDigits)[number];

/** What pages in Bengali show in place of the English texts (BN-5); absent or empty for none. */
export interface BengaliSettings {
  readonly descriptionBengali?: string | undefined;
  readonly addressBengali?: string | undefined;
  readonly promoTitleBengali?: string | undefined;
  readonly promoTextBengali?: string | undefined;
  readonly promoButtonBengali?: string | undefined;
}

/**
 * What a merchant says about the shop (SP-2, BY-6) and decides about orders (SP-3), couriers (CR-14), advances (CA-10) and agreed
 * prices (CA-7). Pages, prints, search engines and the server use it.
 */
export interface ShopSettings
  extends OrderTerms,
    BengaliSettings,
    DeliveryDays,
    CourierSettings,
    AdvanceSettings,
    PriceSettings {
  readonly name: string;
  readonly nameBengali: string;
  readonly digitsInBengali: PageDigits;
  /** Colour of buttons, links and the bar above the header, as `#rrggbb`; the tones of both themes follow from it. */
  readonly accent: string;
  /** `null` for the drawn stall. */
  readonly logo: ShopPicture | null;
  /** The icon in the browser's tab and on the home screen; `null` for the logo, or the drawn stall. */
  readonly icon: ShopPicture | null;
  /** For link previews of pages without a picture of their own; `null` for none. */
  readonly sharingPicture: ShopPicture | null;
  readonly description: string;
  /** The number that shoppers are asked to call: in header, footer and search results. */
  readonly helpline: string;
  /** When staff call to confirm orders, in Dhaka's time: "between 10 am and 8 pm". */
  readonly callingHours: string;
  /** The beginning of new order numbers, before the code: 2 to 4 capital letters (SP-12). */
  readonly orderPrefix: string;
  /** The shop's own numbers, on the contact page; the first is on invoices and labels. */
  readonly phones: readonly string[];
  readonly supportEmail: string;
  readonly careersEmail: string;
  readonly address: string;
  readonly country: string;
  /** Address of the messenger that the contact button opens. */
  readonly messengerUrl: string;
  /** Address of the page that the contact button opens. */
  readonly socialUrl: string;
  /** A Bengali text that runs through the bar above the header (HM-1). */
  readonly notice: string;
  /** Names whose marks the footer shows. */
  readonly deliveryPartners: readonly string[];
  readonly paymentPartners: readonly string[];
  readonly socialNetworks: readonly string[];
  /** The shown sections of the home page, in their order (SP-11); names of `homeSections`, or of a newer shop. */
  readonly homeSections: readonly string[];
  /** Title and text of the promo banner; empty: those that follow the shop's free delivery (`promoTexts`). */
  readonly promoTitle: string;
  readonly promoText: string;
  readonly promoButton: string;
  /** A path of the shop, or another site's address. */
  readonly promoLink: string;
  /** Address of an image of the shop. */
  readonly promoImage: string;
  /** The colour behind title and text, as `#rrggbb`. */
  readonly promoColor: string;
}

/** The settings that every page of the shop brings to the browser: all but those for staff, about couriers, advances and agreed prices. */
export type PublicSettings = Omit<ShopSettings, keyof StaffSettings>;

/** A setting that the environment of the server fixes. */
export interface FixedField {
  readonly field: string;
  readonly variable: string;
}

/** The newest version of the settings, and the settings before it. */
export interface SavedShopSettings {
  /** 0 until the settings are saved for the first time. */
  readonly version: number;
  readonly settings: ShopSettings;
  /** `null` in a shop whose settings were never changed. */
  readonly previous: ShopSettings | null;
  /** The fields that the environment of the server fixes, with the names of its variables (SP-13). */
  readonly fixed: readonly FixedField[];
  /** The shop's public origin, for addresses that are given to others. */
  readonly origin: string;
}
