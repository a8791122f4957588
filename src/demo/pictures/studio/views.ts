/** The four views of a product: from the front, from behind, a detail, and in a scene with something to compare. */
export const views = ['front', 'back', 'detail', 'scene'] as const;
/** One of the four views. */
export type View = (typeof views)[number];
