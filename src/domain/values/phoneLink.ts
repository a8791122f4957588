/** The `tel:` address of a phone number. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^0-9+]/g, '')}`;
