export const goToItsPieces = 'Go to its pieces';
export const giveItToAnItem = 'Give it to an item';
export const scanABarcode = 'Scan a barcode';
export const barcodeNotLookedUp = 'The barcode could not be looked up.';
export const thisIs = (item: string): string => `This is ${item}.`;
export const noItemHas = (barcode: string): string => `No item has the barcode ${barcode}.`;
export const noItemHasItOpenItsProduct = (barcode: string): string =>
  `No item has the barcode ${barcode}. Open its product below, and enter it there.`;
