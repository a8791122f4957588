/** The browser's own reader of barcodes (Shape Detection API), which Chrome has on Android, ChromeOS and macOS. */

/** Reads the barcodes in a picture of the camera. */
export interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface BarcodeDetectorClass {
  new (options: { readonly formats: readonly string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/**
 * What is read: the barcodes of goods, of which a reader of `ean_13` returns UPC-A with a leading 0 or as `upc_a`; the codes of
 * labels and papers of this shop and of couriers.
 */
const formatsOf = {
  goods: ['ean_13', 'ean_8', 'upc_a'],
  labels: ['qr_code', 'code_128'],
} as const;
export type ScanTarget = keyof typeof formatsOf;

/** A reader of these codes; `null` where the browser has none, or may not use a camera: on a page without TLS. */
export const openBarcodeDetector = async (target: ScanTarget): Promise<BarcodeDetector | null> => {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  if (Detector === undefined || navigator.mediaDevices === undefined) return null;
  // A browser can have the class and no format: its reader is a part of the system.
  const supported = await Detector.getSupportedFormats();
  const formats = formatsOf[target].filter((format) => supported.includes(format));
  return formats.length === 0 ? null : new Detector({ formats });
};
