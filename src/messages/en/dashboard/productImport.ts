export const withoutACategory = 'Without a category';
export const categoriesThatTheShopDoes = 'Categories that the shop does not have';
export const chooseWhereTheirProductsBelong =
  'Choose where their products belong. Products without a choice are left out.';
export const leaveOut = 'Leave out';
export const checkAgain = 'Check again';
export const whatTheImportWouldDo = 'What the import would do';
export const nothingToImport = 'Nothing to import';
export const chooseOtherFiles = 'Choose other files';
export const chooseTheFiles = 'Choose the files';
export const exportCsv = 'Export CSV';
export const stock = 'Stock';
export const redM3RedL = 'Red, M = 3 | Red, L = 0';
export const csvFileZipFileOr = 'CSV file, ZIP file, or both';
export const inUtf8SeparatedBy = 'In UTF-8, separated by commas or semicolons.';
export const replaceThePicturesOfProducts = 'Replace the pictures of products that have some';
export const readingTheFile = 'Reading the file…';
export const checkTheFile = 'Check the file';
export const importProducts = 'Import Products';
export const comparingWithTheShop = 'Comparing with the shop…';
export const importing = 'Importing…';
export const thisShopsHostTakesNo = "This shop's host takes no files of products.";
export const ofProducts = (done: string, total: string): string => `${done} of ${total} products`;
export const stopping = 'Stopping…';
export const stop = 'Stop';
export const empty = 'empty';
export const all = (length: string): string => `All (${length})`;
export const results = 'Results';
export const noSuchProduct = 'No such product.';
export const showMoreLeft = (count: string): string => `Show more (${count} left)`;
export const theImportWasStopped = 'The import was stopped.';
export const whatTheImportHasDone = 'What the import has done';
export const goOn = 'Go on';
export const allProducts = 'All Products';
export const importAnotherFile = 'Import another file';
export const theZipFileHasA =
  'The ZIP file has a name that leads out of its folder. Pack the pictures again.';
export const theZipFileHasAPassword = 'The ZIP file has a password. Pack it without one.';
export const theZipFileIsBroken = 'The ZIP file is broken and cannot be read.';
export const theZipFileHasMore = (entries: number): string => `The ZIP file has more than ${entries} files.`;
export const aZipFileMayHave = 'A ZIP file may have at most 4 GB.';
export const thereIsNoZipFile = 'There is no ZIP file.';
export const aCsvFileMayHave = (value: number): string => `A CSV file may have at most ${value} MB.`;
export const chooseACsvFileOr = 'Choose a CSV file, or a ZIP file with one.';
export const theZipFileHasMoreThan =
  'The ZIP file has more than one CSV file. Choose the one that is meant beside it.';
export const chooseAtMostOneCsv = 'Choose at most one CSV file and one ZIP file.';
export const theFileIsNotWritten =
  'The file is not written in UTF-8, so Bengali letters would be lost. Save it as “CSV UTF-8”.';
export const aRowIsTooLong = (row: string): string =>
  `A row${row} is too long: perhaps a quotation mark is missing before it.`;
export const theFileIsNoCsv = (row: string): string =>
  `The file is no CSV file that can be read${row}: a quotation mark is missing or stands in a wrong place.`;
export const theFileHasMoreThan = (lines: number): string =>
  `The file has more than ${lines} rows. Split it into several files.`;
export const theFileHasMoreThanColumnsColumns = (columns: number): string =>
  `The file has more than ${columns} columns.`;
export const rowHasACellOf = (value: number, cell: number): string =>
  `Row ${value} has a cell of more than ${cell} characters.`;
export const theFileIsNoCsvFile = 'The file is no CSV file. Save the table as “CSV UTF-8”.';
