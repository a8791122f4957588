/**
 * A ref for a step that takes the place of another one: focuses it and shows its beginning. By the focus alone a browser leaves a step
 * that is higher than the window where the pressed button was.
 */
export const startOnMount = (step: HTMLElement | null): void => {
  step?.focus({ preventScroll: true });
  step?.scrollIntoView({ block: 'start' });
};
