/** How long a screen's data is kept for users who return to it, so that the scroll position can be restored (RT-19). */
export const cacheSeconds = 15 * 60;
