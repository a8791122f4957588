import { type ScanMode, scanModes } from '#domain/orders/scanModes.ts';
import * as messages from '#messages/dashboard/orders/scanning.ts';
import { browserStorage } from '#slices/browserStorage.ts';

export const scanModeLabels: Readonly<Record<ScanMode, string>> = {
  packed: messages.packed,
  handedOver: messages.handedOver,
  cameBack: messages.cameBack,
};

/** What a scan does to the order, in one sentence. */
export const scanModeHints: Readonly<Record<ScanMode, string>> = {
  packed: messages.packedHint,
  handedOver: messages.handedOverHint,
  cameBack: messages.cameBackHint,
};

const storageKey = 'scanMode';

/** The mode that this browser had last. */
export const storedScanMode = (): ScanMode =>
  scanModes.find((mode) => mode === browserStorage.local.getItem(storageKey)) ?? 'packed';

export const storeScanMode = (mode: ScanMode): void => browserStorage.local.setItem(storageKey, mode);
