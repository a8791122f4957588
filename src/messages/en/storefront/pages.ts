import type { ShopSettings } from '#domain/shop/shopSettings.ts';
export const home = 'Home';
export const noReturns = 'No returns';
export const daysToReturn = (days: string): string => `${days} to return, for any reason`;
export const freeDelivery = 'Free delivery';
export const deliveryToEveryDistrict = 'Delivery to every district';
export const cashOnDelivery = 'Cash on delivery';
export const payNothingInAdvance =
  'You pay nothing in advance. You pay the delivery man when the parcel is in your hands.';
/** In a shop that asks for advances. */
export const payChargeInAdvance =
  'You pay the delivery man when the parcel is in your hands. For some orders we ask for the delivery charge in advance.';
export const about = ({ name }: Pick<ShopSettings, 'name' | 'nameBengali'>): string => `About ${name}`;
export const seeOurProducts = 'See our products';
export const contactUs = 'Contact us';
export const whatWePromise = 'What we promise';
export const contactWithUs = 'Contact with us';
export const callUs = 'Call us';
export const support = 'Support';
export const careers = 'Careers';
export const visitUs = 'Visit us';
export const dropYourMessage = 'Drop Your Message';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const message = 'Message';
export const sendMessage = 'Send Message';
export const formCannotDeliver = (phone: string): string =>
  `This form cannot deliver messages yet, so yours was not sent. Please call ${phone}, or send it from your own e-mail: it is written out already.`;
export const callNow = 'Call now';
export const sendByEmail = 'Send by e-mail';
export const messageFrom = (name: string): string => `Message from ${name}`;
export const addressMayBeMistyped = 'The address may be mistyped, or the page has moved.';
export const seeAllProducts = 'See all products';
export const page = 'Page';
export const thePage = 'The page';
