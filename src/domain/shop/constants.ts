/** The shop's constants (BC-1), used by browser and server. */

/** Maximum number of suggestions under the search box. */
export const searchLimit = 10;
/** Maximum number of characters of a search. */
export const searchLengths = { products: 200, orders: 60, users: 200 } as const;
/** Maximum number of products of the same category on a product's page. */
export const relatedLimit = 10;
/** Products in one carousel that the user scrolls; the specification sets no number. */
export const carouselLimit = 15;
/** Most popular products that are shown at first, and that each press adds (HM-7). */
export const popularCounts = { first: 10, step: 5 } as const;
/** Products in the section of `hundredTakaCategory` on the home page (HM-9). */
export const hundredTakaLimit = 10;
/** Products in that section once all are shown: as many as the largest page has that a call returns (`largestPage`). */
export const allHundredTakaLimit = 1000;

/**
 * CSS pixels; `small` and `medium` are the greatest widths of small and medium windows, `large` the least width of large ones, and
 * `container` the width of the pages' content at most.
 */
export const widths = { small: 400, medium: 768, large: 1024, container: 1200 } as const;

/** Characters of a product's name before the ellipsis: up to 400 px, up to 768 px, wider. */
export const nameLengths = {
  card: { small: 38, medium: 55, large: 47 },
  cartList: { small: 28, medium: 55, large: 70 },
  cartSummary: { small: 42, medium: 55, large: 30 },
  checkout: { small: 20, medium: 180, large: 30 },
} as const;
/** Characters in the dashboard's list of products (AP-1). */
export const adminNameLength = 20;

/** Slides per view and the gap between them, from a width in CSS pixels upward. */
export const carouselBreakpoints = [
  { from: 0, perView: 1, spacing: 0 },
  { from: 350, perView: 2, spacing: 10 },
  { from: 768, perView: 3, spacing: 15 },
  { from: 1024, perView: 5, spacing: 20 },
] as const;

/**
 * How long the browser shows or waits for something, in milliseconds. `roleToast` says that a user has a new role; `searchPause` follows
 * the last key in a search field; `ordersPoll` is between two fetches of lists and counts that no announcement renews.
 */
export const timers = {
  slide: 2000,
  toast: 3000,
  removedToast: 8000,
  roleToast: 1500,
  searchPause: 150,
  ordersPoll: 30_000,
} as const;

/** Pixels; `slots` are the images of one product. */
export const productImage = { width: 450, height: 450, slots: 4 } as const;
/** Pixels. */
export const slideImage = { width: 900, height: 450 } as const;
/** Seconds for which the image host is asked to store a product image: five years. */
export const imageExpiration = 157_680_000;

/** Ratings that staff type are multiples of it (AP-5). */
export const ratingStep = 0.1;
/** Maximum of a price (taka) and of a count of reviews. */
export const amountLimit = 10_000_000;

/** Digits (CO-3). */
export const mobileNumberLength = 11;
/** Maximum quantity of one line of an order, whatever a merchant allows (SP-3); the cart itself has no upper limit. */
export const orderQuantityLimit = 999;
/** Maximum number of lines of an order. */
export const orderLinesLimit = 100;

/** Moves of one order that customers may make per hour; limited because every move is stored for ever. */
export const customerMovesPerHour = 20;

export const storageKeys = {
  token: 'JWT_ACCESS_TOKEN',
  cart: 'cartProducts',
  favourites: 'favouriteProducts',
  theme: 'theme',
  details: 'checkoutDetails',
  recent: 'recentProducts',
  // These are in the storage of the tab, not of the browser.
  checkout: 'checkout',
  placedOrder: 'placedOrder',
  tabUser: 'tabUser',
} as const;

/** Maximum number of products that one call reads by their ids. */
export const productsByIdLimit = 100;

/** Items that a list requests at once. */
export const pageSizes = {
  productList: 40,
  products: 25,
  orders: 25,
  users: 25,
  calls: 25,
  phones: 25,
  parcels: 50,
  statements: 25,
  statementLines: 100,
  auditEntries: 50,
  reviews: 5,
  moderatedReviews: 25,
} as const;

/** Orders on one page of an order list, as staff choose it (MD-6); the first is the default. */
export const orderPageSizes = [pageSizes.orders, 50, 100] as const;
/** Orders of a list that can be reached by page numbers; those after them are reached only page by page. */
export const numberedOrdersLimit = 100_000;

/** Maximum number of orders that are chosen and moved in one run, whose calls take a quarter of a minute. */
export const bulkOrdersLimit = 2000;
/** Orders that one call reads when all that match are chosen: 1 MB. */
export const chosenOrdersPerCall = 500;
/** Maximum number of orders in one print batch (MD-18). */
export const printedOrdersLimit = 500;
/** Maximum number of products that are changed at once: as many as the largest page has that a call returns (`largestPage`). */
export const bulkProductsLimit = 1000;
/** Orders that one call moves; a press of `Stop` takes effect after the running call. */
export const bulkMovesPerCall = 25;
/** Maximum number of orders that one address names by their ids: 2.5 KB. */
export const ordersByIdLimit = 100;
/** Days in the chart on the dashboard's home page. */
export const chartDays = 30;
