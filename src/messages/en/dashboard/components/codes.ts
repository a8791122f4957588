export const qrCodeOf = (text: string): string => `QR code of ${text}`;
export const code128Of = (text: string): string => `Code 128 of ${text}`;
export const barcodeOf = (text: string): string => `Barcode ${text}`;
