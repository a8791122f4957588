/** Limits of a listing's filters (SH-6). Not in constants.ts, so that only listings load them. */

/** The lowest ratings, in stars, to which a listing can be narrowed. */
export const ratingChoices = [4, 3, 2] as const;
/** Maximum number of colours, sizes or types, of a product (AP-5) and in a filter, and characters of one. */
export const choiceLimits = { choices: 30, characters: 40 } as const;
/** Maximum number of colours, sizes or types that a listing offers. */
export const facetLimit = 60;
