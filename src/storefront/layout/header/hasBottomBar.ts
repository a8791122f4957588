/** A selector for `phone`: the screen has the bottom bar, and not the bar of the product page in its place. */
export const hasBottomBar = '[data-bottom-bar] &';
