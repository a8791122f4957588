/**
 * Calls `show`, which may move the page, when the pointer or key that has moved the focus is released: moved before that, the page would
 * let the press miss its target.
 */
export const onRelease = (show: () => void): void => {
  const released = new AbortController();
  const end = () => {
    released.abort();
    show();
  };
  for (const type of ['click', 'keyup']) document.addEventListener(type, end, { signal: released.signal });
};
