import { groupDigits } from '../language.ts';

export const askedFor = 'Asked For';
export const backInStock = 'Back';
export const whoAsked = 'Who asked';
export const serverDoesNotCount = "This shop's server does not count goods.";
export const products = 'products';
export const searchByNameOrPhone = 'Search by name or phone number';
export const whenNumbersAreDeleted = (stockRequestDays: number): string =>
  `A number is deleted once its shopper has been told, when you remove it, or ${stockRequestDays} days after it was left.`;
export const nobodyIsWaiting = 'Nobody is waiting';
export const whereShoppersAsk = 'Shoppers leave their numbers on the page of a product that is sold out.';
export const barcodesSaved = 'The barcodes are saved.';
export const barcodesNotSaved = 'The barcodes were not saved.';
export const barcodesNotMade = 'The barcodes were not made.';
export const barcodes = 'Barcodes';
export const enterBarcodeAtItsItem = (offered: string): string =>
  `Enter ${offered} at the item that it belongs to.`;
export const barcodeOfTheProduct = 'Barcode of the product';
export const barcodeOf = (itemLabel: string): string => `Barcode of ${itemLabel}`;
export const saveTheBarcodes = 'Save the barcodes';
export const makeTheMissingOnes = 'Make the missing ones';
export const printLabels = 'Print labels';
export const countedPieces = (pieces: number): string => `Counted: ${groupDigits(pieces)}`;
export const piecesOf = (nameOf: string): string => `Pieces of ${nameOf}`;
export const countThePieces = 'Count the pieces';
export const howToCount = (countedAtOnce: number): string =>
  `Enter how many pieces there are, without those in open orders. A row left empty is not changed. At most ${countedAtOnce} products are counted at once.`;
export const piecesToCount = 'Pieces to count';
export const note = 'Note';
export const saveTheCounts = 'Save the counts';
export const countPieces = 'Count Pieces';
export const noProductToCount = 'No product to count';
export const chooseProductsToCount = 'In the list of products, choose those to count.';
export const allProducts = 'All Products';
export const theStock = 'The stock';
export const stockOfAProductTitle = 'Stock of a Product';
export const thisProductIsNotCounted = 'This product is not counted';
export const seeTheStock = 'See the stock';
export const editTheProduct = 'Edit the product';
export const stockOf = (productTitle: string): string => `Stock of ${productTitle}`;
export const goodsCameIn = 'Goods came in';
export const enterHowManyCame = 'Enter how many pieces came.';
export const iHaveCounted = 'I have counted';
export const enterHowManyThereAre = 'Enter how many pieces there are, without those in open orders.';
export const found = 'Found';
export const enterHowManyTurnedUp = 'Enter how many pieces turned up.';
export const damaged = 'Damaged';
export const enterHowManyCannotBeSold = 'Enter how many pieces can no longer be sold.';
export const lost = 'Lost';
export const enterHowManyAreGone = 'Enter how many pieces are gone.';
export const soldElsewhere = 'Sold elsewhere';
export const enterHowManyWereSoldElsewhere = 'Enter how many pieces were sold outside of this shop.';
export const itemsAndPieces = (items: number, pieces: number): string =>
  `${groupDigits(items)} items, ${groupDigits(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`;
export const piecesLeft = 'Pieces left';
export const changeTheStock = 'Change the stock';
export const whatHappened = 'What happened';
export const eachScanIsOnePiece = 'Each scan is one piece';
export const pieces = 'Pieces';
export const costOfOnePiece = 'Cost of one piece in taka (optional)';
export const saveThePieces = 'Save the pieces';
export const aCustomer = 'A customer';
export const ledger = 'Ledger';
export const ledgerOf = 'Of';
export const theLedger = 'The ledger';
export const showOlderRows = 'Show older rows';
export const allCountedProducts = 'All counted products';
export const fewPiecesLeft = 'Few pieces left';
export const countThisPage = 'Count this page';
export const labels = 'Labels';
export const askedForLink = 'Asked for';
export const searchByNameOrBarcode = 'Search by name or barcode';
export const show = 'Show';
export const nothingIsRunningLow = 'Nothing is running low';
export const noProductIsCounted = 'No product is counted';
export const howProductsAreCounted = 'In the form of a product, choose how its pieces are counted.';
export const andMoreWaiting = (more: number): string =>
  `and ${groupDigits(more)} more, who are shown once these are told`;
export const toldTitle = 'Told!';
export const removedTitle = 'Removed!';
export const numberStillOnTheList = 'The number is still on the list.';
export const wasToldAbout = (mobileNumber: string, name: string): string =>
  `${mobileNumber} was told about ${name}`;
export const told = 'Told';
export const removeFrom = (mobileNumber: string, name: string): string =>
  `Remove ${mobileNumber} from ${name}`;
export const remove = 'Remove';
export const pleaseEnterAWholeNumber = 'Please enter a whole number.';
export const pleaseEnterAnAmount = 'Please enter an amount in taka.';
export const pleaseCountAtLeastOne = 'Please enter a whole number of pieces in at least one field.';
export const piecesSaved = 'The pieces are saved.';
export const piecesNotSaved = 'The pieces were not saved.';
export const pleaseEnterPieces = 'Please enter the pieces of at least one item.';
export const stock = 'Stock';
export const product = 'Product';
export const waiting = 'Waiting';
export const result = 'Result';
export const left = 'Left';
export const countedColumn = 'Counted';
export const when = 'When';
export const what = 'What';
export const change = 'Change';
export const by = 'By';
export const costEach = (cost: string): string => `${cost} each`;
const andHeld = (held: number): string => (held === 0 ? '' : `, and ${groupDigits(held)} in open orders`);
export const piecesAndHeld = (pieces: number, held: number): string =>
  `${groupDigits(pieces)}${andHeld(held)}`;
export const piecesLeftAndHeld = (pieces: number, held: number): string =>
  `${groupDigits(pieces)} left${andHeld(held)}`;
export const rowsCounted = (count: number, refused: number): string => {
  const entered = `${groupDigits(count)} ${count === 1 ? 'row' : 'rows'} counted`;
  return refused === 0 ? `${entered}.` : `${entered}, ${refused} not: their rows say why.`;
};
export const someAreNotCounted = (count: number): string =>
  `${groupDigits(count)} of the chosen products ${count === 1 ? 'is' : 'are'} not counted. In the form of a product, choose how its pieces are counted.`;
