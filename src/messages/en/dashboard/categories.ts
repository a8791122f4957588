import { groupDigits } from '../language.ts';

export const hostKeepsCategories = "This shop's host keeps its categories; they can't be changed here.";
export const theCategories = 'The categories';
export const addCategory = 'Add Category';
export const introduction =
  'Menus, the home page and the product form use this order. When you rename or merge a category, its products and its earlier address follow.';
export const noCategoriesYet = 'No categories yet';
export const addTheFirstOne = 'Add the first one to sort your products.';
export const edit = (name: string): string => `Edit ${name}`;
export const merge = (name: string): string => `Merge ${name}`;
export const remove = (name: string): string => `Remove ${name}`;
export const mergeItInstead = 'It has products: merge it into another one instead';
export const rowsToMend = 'Nothing is stored until these rows are corrected:';
export const row = (row: number, message: string): string => `Row ${row}: ${message}`;
export const andMore = (count: number): string => `and ${count} more`;
export const name = 'Name';
export const nameInBengali = 'Name in Bengali';
export const shownBesideTheName = 'Shown beside the name.';
export const placeAmongTheTiles = 'Place among the tiles';
export const tileHint = '1 is the first tile of the home page; empty for no tile.';
export const picture = 'Picture';
export const cancel = 'Cancel';
export const saving = 'Saving...';
export const save = 'Save';
export const tileOfTheHomePage = (tile: number): string => `Tile ${tile} of the home page`;
export const addSubCategoryTo = (name: string): string => `Add sub-category to ${name}`;
export const addSubCategory = 'Add sub-category';
export const subCategoriesOf = (name: string): string => `Sub-categories of ${name}`;
export const chooseAllCategoriesAgain = 'Choose all categories again';
export const theTwelve = 'The twelve';
export const theTwelveHint = 'From Women Items to Fashion and Accessories';
export const none = 'None';
export const noneHint = 'You add your own one by one';
export const fromAFile = 'From a file';
export const fromAFileHint = 'Text or CSV, with sub-categories';
export const chooseYourCategories = 'Choose your categories';
export const theShopBeginsWith = 'The shop begins with';
export const fileOfCategories = 'File of categories';
export const formOfTheFile =
  'In UTF-8. A line for each category; a sub-category is indented below its category, or is in the second column. The name in Bengali may follow in the next column.';
export const chooseTheseCategories = 'Use these categories';
export const mergeInto = 'Merge into';
export const chooseACategory = 'Choose a category';
export const merging = 'Merging...';
export const mergeButton = 'Merge';
export const fileIsNotUtf8 =
  'The file is not written in UTF-8, so Bengali letters would be lost. Save it as “CSV UTF-8” or as text in UTF-8.';
export const quotationMarkIsMissing = (line: number | null): string =>
  `The file cannot be read${line === null ? '' : ` near line ${line}`}: a quotation mark is missing.`;
export const fileIsTooLarge = 'The file may be at most 2 MB.';
export const fileIsNoText = 'The file is not a text file. Save it as text or as CSV.';
export const fileHasNoCategory = 'The file has no category.';
export const notChanged = 'The categories were not changed';
export const notKnownWhetherChanged = "We couldn't tell whether the categories were changed";
export const shopHasTheTwelve = 'The shop has the twelve categories.';
export const shopHasNoCategories = 'The shop has no categories now. Add your own.';
export const shopHasThoseOfTheFile = 'The shop has the categories of the file.';
export const fileCannotBeRead = 'The file cannot be read.';
export const addSubCategoryHeading = (name: string): string => `Add Sub-category to ${name}`;
export const pleaseFillInTheName = 'Please fill in the name';
export const categories = 'Categories';
export const isShown = (name: string): string => `${name} is shown now.`;
export const isHidden = (name: string): string => `${name} is hidden now.`;
export const isRemoved = (name: string): string => `${name} is removed.`;
export const isSaved = (name: string): string => `${name} is saved.`;
export const isMerged = (name: string, target: string): string => `${name} is merged into ${target}.`;
export const hasNoProducts = (name: string): string => `${name} has no products.`;
export const show = (name: string): string => `Show ${name}`;
export const hide = (name: string): string => `Hide ${name}`;
export const hidden = 'Hidden';
export const fileHas = (count: number): string =>
  `The file has ${count === 1 ? 'one category' : `${groupDigits(count)} categories`}:`;
export const hasAPictureAlready = 'it has one already; choose another';
export const pictureSize = '192px by 192px or more';
export const subCategoryCount = (count: number): string =>
  `${count} ${count === 1 ? 'sub-category' : 'sub-categories'}`;
export const productCount = (count: number): string =>
  `${groupDigits(count)} ${count === 1 ? 'product' : 'products'}`;
export const whatMergingDoes = (name: string, products: number): string =>
  `${products === 1 ? 'Its product moves' : `Its ${groupDigits(products)} products move`} to the category you choose, its address leads there, and ${name} is gone.`;
export const subCategoriesMoveToo = 'Its sub-categories move with it.';
