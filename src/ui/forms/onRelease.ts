/**
 * Calls `show` when the press or key that has moved the focus is released. If `show` moved the page before that, the press
 * would miss its target.
 */
export const onRelease = (show: () => void): void => {
  const released = new AbortController();
  const end = () => {
    released.abort();
    show();
  };
  for (const type of ['click', 'keyup']) document.addEventListener(type, end, { signal: released.signal });
};
