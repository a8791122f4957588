export const footer = 'Footer';
export const theShop = 'The shop';
export const myCart = 'My Cart';
export const trackYourOrder = 'Track your order';
export const deliveryPartner = 'Delivery Partner';
export const paymentPartner = 'Payment Partner';
export const socialMedia = 'Social Media';
export const partnerName = (name: string): string => name;
export const allRightsReserved = (year: number, name: string): string =>
  `© ${year} ${name}. All rights reserved.`;
