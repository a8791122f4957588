export const labelOf = (filter: string): string => `Label of ${filter}`;
export const labelsOfGoods = 'Labels of Goods';
export const thisShopsServerDoesNot = "This shop's server does not count goods.";
export const products = 'products';
export const searchByNameOrBarcode = 'Search by name or barcode';
export const noProductIsCounted = 'No product is counted';
export const chooseInTheFormOf = 'Choose in the form of a product how its pieces are counted.';
export const giveABarcode = (productTitle: string): string => `Give ${productTitle} a barcode`;
export const labels = 'Labels';
export const left = (pieces: number): string => `${pieces} left`;
export const aLabelForEachPiece = (productTitle: string): string =>
  `A label for each piece of ${productTitle}`;
export const oneForEachPiece = 'One for each piece';
export const oneHasNoBarcode = 'One has no barcode';
export const haveNoBarcode = (missing: number): string => `${missing} have no barcode`;
export const size = 'Size';
export const withThePrice = 'With the price';
export const startAgain = 'Start again';
export const atMostLabelsArePrinted = (labelsLimit: number, omitted: number): string =>
  `At most ${labelsLimit} labels are printed at once: the last ${omitted} are left out.`;
export const printOnLabelsOfAt = (label: string): string =>
  `Print on labels of ${label} at 100 % and without margins, so that scanners read the codes.`;
export const number5025Mm = '50 × 25 mm';
export const number4030Mm = '40 × 30 mm';
export const pleaseEnterAWholeNumber = (labelsLimit: number): string =>
  `Please enter a whole number up to ${labelsLimit}.`;
