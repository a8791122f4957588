import type { ReactNode } from 'react';

export const home = 'Home';
export const arrivesIn = (inside: string, outside: string) => (
  <>
    <strong>{`Arrives in ${inside}`}</strong>
    {` inside and ${outside} outside of Dhaka.`}
  </>
);
export const arrivesInDistrict = (days: string, district: string) => (
  <>
    <strong>{`Arrives in ${days}`}</strong>
    {` in ${district}.`}
  </>
);
export const addToCart = 'Add To Cart';
export const buyNow = 'Buy Now';
export const productIsSoldOut = 'This product is sold out.';
export const productCannotBeOrdered = "This product can't be ordered right now.";
export const total = (amount: string): string => `Total ${amount}`;
export const color = 'Color';
export const size = 'Size';
export const chooseASize = 'Choose a size? Press again to order without one.';
export const quantity = 'Quantity';
export const quantityOf = (name: string): string => `Quantity of ${name}`;
export const description = 'Description';
export const picturesOf = (name: string): string => `Pictures of ${name}`;
export const noPictureIn = (color: string): string => `No picture in ${color}`;
export const pictureOf = (name: string, place: number, count: number): string =>
  `${name}, picture ${place} of ${count}`;
export const enlargePicture = (place: number): string => `Enlarge picture ${place}`;
export const showPicture = (place: number): string => `Show picture ${place}`;
const charges = (inside: string, outside: string): string =>
  `${inside} inside and ${outside} outside of Dhaka.`;
export const delivery = (inside: string, outside: string) => (
  <>
    <strong>Delivery</strong> {charges(inside, outside)}
  </>
);
export const freeShipping = (over: string, inside: string, outside: string) => (
  <>
    <strong>Free shipping</strong>
    {` on orders over ${over}. Otherwise ${charges(inside, outside)}`}
  </>
);
const refusedItem = (inside: string, outside: string): string =>
  `If you refuse a correct item, you pay the delivery man the courier charge: ${inside} (Dhaka) or ${outside} (outside).`;
export const noReturns = (inside: string, outside: string) => (
  <>
    <strong>No returns.</strong> {refusedItem(inside, outside)}
  </>
);
export const returnWithin = (days: string, inside: string, outside: string) => (
  <>
    <strong>{`${days} return`}</strong>
    {` for any reason. ${refusedItem(inside, outside)}`}
  </>
);
export const cashOnDelivery = () => (
  <>
    <strong>Cash on delivery</strong> all over Bangladesh.
  </>
);
export const shopsRating = 'Shop’s rating';
export const product = 'Product';
export const theProduct = 'The product';
export const noSuchProduct = 'There is no such product';
export const mayNoLongerBeSold = 'It may no longer be sold, or the address may be mistyped.';
export const seeAllProducts = 'See all products';
export const loadingTheProduct = 'Loading the product';
export const favourite = 'Favourite';
export const share = 'Share';
export const relatedProducts = 'Related Products';
export const theDescription = 'The description';
export const theRelatedProducts = 'The related products';
export const customerReviews = 'Customer reviews';
export const noCustomerReviews = 'No customer has reviewed this product here yet.';
export const onlyCustomersReview = (link: (words: string) => ReactNode) => (
  <>Only customers who received the product can write a review, from {link('their order’s page')}.</>
);
export const shopsRatingIsApart = 'The shop’s rating is not based on them.';
export const tellMeWhenItIsBack = 'Tell me when it is back';
export const watchTheVideo = 'Watch the video';
export const productNotFound = 'Product not found';
export const pleaseChoose = (choice: 'color' | 'size'): string => `Please choose a ${choice}.`;
export const soldOut = 'Sold out';
export const left = (pieces: number): string => `${pieces} left`;
