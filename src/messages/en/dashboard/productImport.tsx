import { groupDigits } from '../language.ts';

const productsLabel = (count: number): string =>
  `${groupDigits(count)} ${count === 1 ? 'product' : 'products'}`;
const storedText = (added: number, changed: number): string =>
  `${productsLabel(added)} added, ${productsLabel(changed)} changed`;
const nearLine = (line: number | null): string => (line === null ? '' : ` near line ${groupDigits(line)}`);

export const withoutACategory = 'Without a category';
export const unknownCategories = 'Categories that the shop does not have';
export const chooseTheirPlaces =
  'Choose where their products belong. Products without a choice are left out.';
export const leaveOut = 'Leave out';
export const checkAgain = 'Check again';
export const whatTheImportWouldDo = 'What the import would do';
export const nothingToImport = 'Nothing to import';
export const chooseOtherFiles = 'Choose other files';
export const chooseTheFiles = 'Choose the files';
export const csvFileZipFileOrBoth = 'CSV file, ZIP file, or both';
export const chosenFiles = (names: string): string => `Chosen: ${names}`;
export const formOfTheCsvFile = 'In UTF-8, separated by commas or semicolons.';
export const replacePictures = 'Replace the pictures of products that already have some';
export const readingTheFile = 'Reading the file…';
export const checkTheFile = 'Check the file';
export const importProducts = 'Import Products';
export const comparingWithTheShop = 'Comparing with the shop…';
export const importing = 'Importing…';
export const hostTakesNoFiles = "This shop's host can't import products from a file.";
export const productsDone = (done: number, total: number, pictures: number): string => {
  const products = `${groupDigits(done)} of ${groupDigits(total)} products`;
  if (pictures === 0) return products;
  return `${products}, ${groupDigits(pictures)} ${pictures === 1 ? 'picture' : 'pictures'} uploaded`;
};
export const stopping = 'Stopping…';
export const stop = 'Stop';
export const stopQuestion = {
  title: 'Stop the import?',
  text: 'What is imported already stays.',
  yes: 'Stop and leave',
  no: 'Stay',
} as const;
export const empty = 'empty';
export const all = (count: string): string => `All (${count})`;
export const results = 'Results';
export const noSuchProduct = 'No such product.';
export const theImportWasStopped = 'The import was stopped.';
export const whatTheImportHasDone = 'What the import has done';
export const goOn = 'Go on';
export const allProducts = 'All Products';
export const importAnotherFile = 'Import another file';
export const unsafeNameInZipFile =
  'The ZIP file has a name that leads out of its folder. Pack the pictures again.';
export const zipFileHasPassword = 'The ZIP file has a password. Pack it without one.';
export const zipFileIsBroken = 'The ZIP file is broken and cannot be read.';
export const zipFileHasTooManyFiles = (entries: number): string =>
  `The ZIP file has more than ${groupDigits(entries)} files.`;
export const zipFileIsTooLarge = 'A ZIP file may be at most 4 GB.';
export const noZipFile = 'There is no ZIP file.';
export const csvFileIsTooLarge = (megabytes: number): string => `A CSV file may be at most ${megabytes} MB.`;
export const chooseACsvFile = 'Choose a CSV file, or a ZIP file with one.';
export const severalCsvFilesInZipFile =
  'The ZIP file has more than one CSV file. Choose the right CSV file as well.';
export const tooManyFiles = 'Choose at most one CSV file and one ZIP file.';
export const fileIsNotUtf8 =
  'The file is not written in UTF-8, so Bengali letters would be lost. Save it as “CSV UTF-8”.';
export const rowIsTooLong = (line: number | null): string =>
  `A row${nearLine(line)} is too long: perhaps a quotation mark is missing before it.`;
export const csvCannotBeRead = (line: number | null): string =>
  `The CSV file cannot be read${nearLine(line)}: a quotation mark is missing or in the wrong place.`;
export const tooManyRows = (lines: number): string =>
  `The file has more than ${groupDigits(lines)} rows. Split it into several files.`;
export const tooManyColumns = (columns: number): string =>
  `The file has more than ${groupDigits(columns)} columns.`;
export const cellIsTooLong = (row: number, characters: number): string =>
  `Row ${groupDigits(row)} has a cell of more than ${groupDigits(characters)} characters.`;
export const fileIsNoCsv = 'The file is not a CSV file. Save the table as “CSV UTF-8”.';
export const kindNew = 'New';
export const kindChanged = 'Changed';
export const kindSame = 'Same';
export const kindRefused = 'Refused';
export const row = 'Row';
export const product = 'Product';
export const result = 'Result';
export const details = 'Details';
export const fileIsOf = (name: string, shop: string): string =>
  `“${name}” is a file from ${shop}. Nothing has been saved yet.`;
export const columnsNotRead = (columns: readonly string[], more: number): string =>
  `These columns are not read: ${columns.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
export const importCount = (count: number): string => `Import ${productsLabel(count)}`;
export const nameAndProducts = (name: string, products: number): string =>
  `${name} (${productsLabel(products)})`;
export const importIsComplete = (added: number, changed: number, refused: number): string =>
  `${storedText(added, changed)}${refused > 0 ? `, ${productsLabel(refused)} refused` : ''}.`;
export const importIsIncomplete = (added: number, changed: number, left: number): string =>
  `${storedText(added, changed)}; ${productsLabel(left)} ${left === 1 ? 'is' : 'are'} left. You can safely go on: no product is stored twice.`;
export const noTypeYet = 'Best Selling and Most Popular show these products only once they have a type.';
export const setTypesThere = 'Choose their types in the product list';
export const tooLargeInZipFile = (name: string): string => `“${name}” in the ZIP file is too large.`;
export const notInZipFile = (name: string): string => `“${name}” is not in the ZIP file.`;
export const filesThatCanBeImported = (products: number) => (
  <>
    A CSV file from this shop’s <em>Export CSV</em>, from WooCommerce or from Shopify, with up to{' '}
    {groupDigits(products)} products. Pictures come in a ZIP file beside it or around it: each is found by its
    file name, since nothing is fetched from the addresses in the file. The column <em>Stock</em> holds the
    pieces that no order has: <code>12</code>, or for each color and size <code>Red, M = 3 | Red, L = 0</code>
    . An empty cell counts nothing. The column <em>Type</em> holds the row of the home page that shows the
    product: <code>New Arrivals</code>, <code>Most Popular</code> or <code>Best Selling</code>.
  </>
);
