export const theCamera = 'The camera';
export const closeTheCamera = 'Close the camera';
export const barcode = 'Barcode';
export const scanItWithAScanner = 'Scan it with a scanner or the camera, or type its digits and press Enter.';
export const scanItWithAScannerOrType = (cameraBrowsers: string): string =>
  `Scan it with a scanner, or type its digits and press Enter. The camera reads barcodes ${cameraBrowsers}`;
export const codeOfALabel = 'Code of a label';
export const scanItWithAScannerOr =
  'Scan it with a scanner or the camera, or type an order number or tracking code and press Enter.';
export const scanItWithAScannerOrTypeAn = (cameraBrowsers: string): string =>
  `Scan it with a scanner, or type an order number or tracking code and press Enter. The camera reads codes ${cameraBrowsers}`;
export const scanWithTheCamera = 'Scan with the camera';
export const theBrowserMayNotUse =
  'The browser may not use the camera: please allow it beside the address, or type the digits.';
export const thisDeviceHasNoCamera = 'This device has no camera: please type the digits.';
export const theCameraCouldNotBe =
  'The camera could not be opened: please close other programs that use it, or type the digits.';
