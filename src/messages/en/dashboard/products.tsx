import type { ReactNode } from 'react';
import { groupDigits } from '../language.ts';

const productsLabel = (count: number): string =>
  `${groupDigits(count)} ${count === 1 ? 'product' : 'products'}`;

export const addAProductHeading = 'ADD A PRODUCT';
export const addAProductTitle = 'Add a Product';
export const theProduct = 'The product';
export const addProduct = 'Add Product';
export const editIt = 'Edit it';
export const seeItsStock = 'see its stock';
export const products = 'products';
export const markSoldOut = 'Mark sold out';
export const markAvailable = 'Mark available';
export const changePrices = 'Change prices…';
export const countPieces = 'Count pieces…';
export const countedAtMost = (limit: number): string =>
  `The pieces of at most ${limit} products can be counted at once.`;
export const editProduct = (name: string): string => `Edit ${name}`;
export const deleteProduct = (name: string): string => `Delete ${name}`;
export const viewProduct = (name: string): string => `View ${name}`;
export const duplicateProduct = (name: string): string => `Duplicate ${name}`;
export const doNotCount = 'Do not count';
export const countAsAWhole = 'Count the product as a whole';
export const countEachColorAndSize = 'Count each color and size';
export const aboutTheProduct = 'About the product';
export const name = 'Name';
export const description = 'Description';
export const descriptionHint =
  'One fact per line. A line such as “Material: Cotton” is shown as a label and its value.';
export const nameInBengali = 'Name in Bengali';
export const descriptionInBengali = 'Description in Bengali';
export const bengaliHint = 'For the pages in Bengali. Left empty, they show the English text.';
export const videoLink = 'Video link';
export const categoryAndType = 'Category and type';
export const category = 'Category';
export const chooseACategory = 'Choose a category';
export const subCategory = 'Sub-category';
export const chooseACategoryFirst = 'Choose a category first';
export const chooseASubCategory = 'Choose a sub-category';
export const type = 'Type';
export const noType = 'No type';
export const typeHint =
  'The home page shows the product in the row of this name; one without a type only in New Arrivals, as long as no product has the type New Arrivals.';
export const choices = 'Choices';
export const sizes = 'Sizes';
export const colors = 'Colors';
export const priceAndRating = 'Price and rating';
export const originalPrice = 'Original price (৳)';
export const offerPrice = 'Offer price (৳)';
export const ratings = 'Ratings';
export const reviews = 'Reviews';
export const stock = 'Stock';
export const soldOut = 'Sold out';
export const soldOutHint = "Customers still see the product but can't buy it.";
export const counting = 'Counting';
export const countingHint = 'A counted product is sold out until you enter its pieces on the Stock page.';
export const fewPieces = 'Pieces that count as few';
export const productsNotExported = 'The products could not be exported.';
export const importProducts = 'Import Products';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const nameAToZ = 'Name, A to Z';
export const priceLowToHigh = 'Price, low to high';
export const priceHighToLow = 'Price, high to low';
export const lastChangedFirst = 'Last changed first';
export const available = 'Available';
export const withoutPictures = 'Without pictures';
export const allCategories = 'All categories';
export const availableAndSoldOut = 'Available and sold out';
export const pictures = 'Pictures';
export const noPicture = 'No picture: not sold';
export const neededToBuy =
  "Without a name, a price or a picture, customers see the product but can't buy it.";
export const withAndWithout = 'With and without';
export const changedSince = 'Changed since';
export const image = (number: number): string => `Image ${number}`;
export const colorInImage = (number: number): string => `Color in image ${number}`;
export const anyColor = 'Any color';
export const cancel = 'Cancel';
export const saving = 'Saving...';
export const viewAllProducts = 'View All Products';
export const searchByName = 'Search by name';
export const noProductsYet = 'No products yet';
export const addTheFirstProduct = 'Add the first product of your shop.';
export const soldOutSwitch = (productTitle: string): string => `Sold out: ${productTitle}`;
export const notCounted = 'Not counted';
export const stockOf = (productTitle: string, pieces: number, state: string): string =>
  `Stock of ${productTitle}: ${groupDigits(pieces)} ${state}`;
export const undo = 'Undo';
export const tryAgain = 'Try again';
export const updateAProductHeading = 'UPDATE A PRODUCT';
export const updateAProductTitle = 'Update a Product';
export const updateProduct = 'Update Product';
export const noLongerInTheShop = 'It is no longer in the shop.';
export const imageSize = (width: number, height: number): string => `${width}px by ${height}px`;
export const barcodeIsOf = (barcode: string, item: string, edit: ReactNode, seeStock: ReactNode) => (
  <>
    {barcode} is the barcode of {item}. {edit} or {seeStock}.
  </>
);
export const fewLeft = 'few left';
export const noneLeft = 'none left';
export const subCategoryColumn = 'Sub-Category';
export const price = 'Price';
export const offer = 'Offer';
export const imageColumn = 'Image';
export const actions = 'Actions';
const stateOf = (soldOut: boolean): string => (soldOut ? 'sold out' : 'available');
export const productIsMarked = (name: string, soldOut: boolean): string =>
  `“${name}” is marked as ${stateOf(soldOut)}.`;
export const productsAreMarked = (count: number, soldOut: boolean): string =>
  `${productsLabel(count)} are marked as ${stateOf(soldOut)}.`;
export const productsNotMarked = (count: number, soldOut: boolean): string =>
  `${productsLabel(count)} could not be marked as ${stateOf(soldOut)}.`;
