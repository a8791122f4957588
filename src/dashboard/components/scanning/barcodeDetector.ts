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
 * The formats that are read: of the barcodes of goods, and of the codes on labels and papers of this shop and of couriers.
 * `upc_a` is listed because some browsers read it as such, others as `ean_13` with a leading 0.
 */
const formatsOf = {
  goods: ['ean_13', 'ean_8', 'upc_a'],
  labels: ['qr_code', 'code_128'],
} as const;
export type ScanTarget = keyof typeof formatsOf;

/** Opens the browser's reader for these codes; `null` if it has none, or may use no camera because the page has no TLS. */
export const openBarcodeDetector = async (target: ScanTarget): Promise<BarcodeDetector | null> => {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  if (Detector === undefined || navigator.mediaDevices === undefined) return null;
  // A browser can have the class and support no format, because the reader itself is a part of the operating system.
  const supported = await Detector.getSupportedFormats();
  const formats = formatsOf[target].filter((format) => supported.includes(format));
  return formats.length === 0 ? null : new Detector({ formats });
};
