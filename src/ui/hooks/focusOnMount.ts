/** A ref that focuses an element when it appears, such as the heading of a dialog, so that a screen reader says it. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
