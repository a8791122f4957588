export const removed = 'Removed.';
export const noLongerSold = 'This product is no longer sold.';
export const remove = 'Remove';
// The beginning of “… could not be loaded.”
export const aFavourite = 'A favourite';
export const myFavourites = 'My Favourites';
export const showMeMore = 'Show Me More';
export const noFavouritesYet = 'You have no favourites yet';
export const tapTheHeart = 'Tap the heart of a product to keep it here, in this browser.';
export const browseProducts = 'Browse products';
