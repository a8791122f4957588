import { groupDigits } from '../../language.ts';

export const labelOf = (item: string): string => `Label of ${item}`;
export const labelsOfGoods = 'Labels of Goods';
export const serverDoesNotCount = "This shop's server does not count goods.";
export const products = 'products';
export const searchByNameOrBarcode = 'Search by name or barcode';
export const noProductIsCounted = 'No product is counted';
export const howProductsAreCounted = 'In the form of a product, choose how its pieces are counted.';
export const giveABarcode = (productTitle: string): string => `Give ${productTitle} a barcode`;
export const labels = 'Labels';
export const piecesLeft = (pieces: number): string => `${pieces} left`;
export const aLabelForEachPiece = (productTitle: string): string =>
  `A label for each piece of ${productTitle}`;
export const oneForEachPiece = 'One for each piece';
export const size = 'Size';
export const withThePrice = 'With the price';
export const startAgain = 'Start again';
export const atMostLabelsAtOnce = (labelsLimit: number, omitted: number): string =>
  `At most ${labelsLimit} labels are printed at once: the last ${omitted === 1 ? 'one is' : `${omitted} are`} left out.`;
export const howToPrint = (size: string): string =>
  `Print on labels of ${size} at 100 % and without margins, so that scanners read the codes.`;
export const size50x25 = '50 × 25 mm';
export const size40x30 = '40 × 30 mm';
export const pleaseEnterAWholeNumber = (labelsLimit: number): string =>
  `Please enter a whole number up to ${labelsLimit}.`;
export const product = 'Product';
export const printLabels = (count: number): string =>
  `Print ${groupDigits(count)} ${count === 1 ? 'label' : 'labels'}`;
export const withoutBarcode = (count: number): string =>
  count === 1 ? 'One has no barcode' : `${count} have no barcode`;
