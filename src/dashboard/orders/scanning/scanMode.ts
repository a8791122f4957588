import { browserStorage } from '#slices/browserStorage.ts';

/** What each scan does (DK-13). */
export const scanModes = ['packed', 'handedOver', 'cameBack'] as const;
export type ScanMode = (typeof scanModes)[number];

export const scanModeLabels: Readonly<Record<ScanMode, string>> = {
  packed: 'Packed',
  handedOver: 'Handed over',
  cameBack: 'Came back',
};

/** What a scan does to the order, in one sentence. */
export const scanModeHints: Readonly<Record<ScanMode, string>> = {
  packed: 'Marks a confirmed order as packed by you.',
  handedOver: 'The order is shipping, and its parcel is with the courier.',
  cameBack:
    'The parcel is back in the shop, its order is cancelled, and its counted goods are in stock again.',
};

const storageKey = 'scanMode';

/** The mode that this browser had last. */
export const storedScanMode = (): ScanMode =>
  scanModes.find((mode) => mode === browserStorage.local.getItem(storageKey)) ?? 'packed';

export const storeScanMode = (mode: ScanMode): void => browserStorage.local.setItem(storageKey, mode);
