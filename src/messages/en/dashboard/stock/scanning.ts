export const goToItsPieces = 'Go to its pieces';
export const giveItToAnItem = 'Give it to an item';
export const scanABarcode = 'Scan a barcode';
export const received = 'received';
export const theBarcodeWasNotLooked = 'The barcode was not looked up.';
