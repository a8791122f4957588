/** A `ref` for a message: scrolls to the message when it appears, since the button that was pressed may be far from it. */
export const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
