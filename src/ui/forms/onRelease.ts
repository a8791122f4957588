/**
 * Calls `show` when the press or key that moved the focus is released. A message shown earlier would move the page, and
 * the press would miss its target.
 */
export const onRelease = (show: () => void): void => {
  const released = new AbortController();
  const end = () => {
    released.abort();
    show();
  };
  for (const type of ['click', 'keyup']) document.addEventListener(type, end, { signal: released.signal });
};
