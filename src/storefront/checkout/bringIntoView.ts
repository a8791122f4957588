/** As the `ref` of a message: scrolls to it when it appears, since the button that was pressed may be far from it. */
export const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
