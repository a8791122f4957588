/** Marks the part of the page that has the focus while something in it is fetched again. */
const mark = 'data-retrying';

/** Gives the focus, until it moves on, to the nearest of these elements that is still in the page. */
const focusNearest = (around: readonly Element[]): void => {
  const part = around.find((element) => element.isConnected);
  if (!(part instanceof HTMLElement) || document.activeElement !== document.body) return;
  part.tabIndex = -1;
  part.setAttribute(mark, '');
  part.addEventListener('blur', () => part.removeAttribute(mark), { once: true });
  part.focus({ preventScroll: true });
};

/**
 * A `ref` for a message with a button that fetches again, or for a button that fetches what is left. When the button is pressed, it goes
 * away, and the part of the page around it takes the focus. If the fetch fails once more, the button of the new message there takes
 * the focus back.
 */
export const keepRetryFocus = (message: HTMLElement | null) => {
  if (message === null) return undefined;
  if (document.activeElement?.hasAttribute(mark) && document.activeElement.contains(message))
    message.querySelector('button')?.focus();
  return () => {
    if (!message.contains(document.activeElement)) return;
    const around: Element[] = [];
    for (let part = message.parentElement; part !== null && part !== document.body; part = part.parentElement)
      around.push(part);
    // After the removal, which may take more than the message itself.
    queueMicrotask(() => focusNearest(around));
  };
};
