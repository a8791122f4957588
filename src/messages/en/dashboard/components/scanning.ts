export const theCamera = 'The camera';
export const closeTheCamera = 'Close the camera';
export const barcode = 'Barcode';
export const scanABarcode = 'Scan it with a scanner or the camera, or type its digits and press Enter.';
export const scanABarcodeWithoutCamera =
  'Scan it with a scanner, or type its digits and press Enter. The camera reads barcodes in Chrome on Android and on a Mac.';
export const codeOfALabel = 'Code of a label';
export const scanALabel =
  'Scan it with a scanner or the camera, or type an order number or tracking code and press Enter.';
export const scanALabelWithoutCamera =
  'Scan it with a scanner, or type an order number or tracking code and press Enter. The camera reads codes in Chrome on Android and on a Mac.';
export const scanWithTheCamera = 'Scan with the camera';
export const theCameraIsNotAllowed =
  'The browser may not use the camera: please allow it beside the address, or type the code.';
export const thereIsNoCamera = 'This device has no camera: please type the code.';
export const theCameraCouldNotBeOpened =
  'The camera could not be opened: please close other programs that use it, or type the code.';
