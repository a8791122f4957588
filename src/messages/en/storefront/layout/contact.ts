export const contact = 'Contact';
export const contactTheShop = 'Contact the shop';
export const messageUs = 'Message us';
export const callUs = 'Call us';
export const ourSocialPage = 'Our social page';
