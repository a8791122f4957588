/** The languages of the shop (BCP 47). */
export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];
