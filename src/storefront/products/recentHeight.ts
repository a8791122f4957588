/** Pixels: the height of the products seen last (`RecentProducts`), so that nothing moves when they arrive. */
export const recentHeight = 428;
