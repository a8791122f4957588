/** How often an open window is looked at, and how long after its closing an answer may still come. Milliseconds. */
const waits = { between: 250, afterClosing: 1500 } as const;

const closedByPerson = (): Error =>
  Object.assign(new Error('The window was closed before it answered'), { code: 'auth/popup-closed-by-user' });

/**
 * Waits for the answer of a window that `open` opens, but not long after the person has closed it: the
 * Firebase SDK itself notices ten seconds late. An answer that comes later still is told by the SDK to
 * whoever watches the account. Rejects with `auth/popup-closed-by-user`.
 */
export const rejectOnPopupClose = async <Answer>(open: () => Promise<Answer>): Promise<Answer> => {
  const openWindow = window.open;
  let looking: ReturnType<typeof setInterval> | undefined;
  const closed = new Promise<never>((_resolve, reject) => {
    window.open = (...asked) => {
      window.open = openWindow;
      const opened = openWindow.apply(window, asked);
      looking = setInterval(() => {
        if (opened?.closed !== true) return;
        clearInterval(looking);
        setTimeout(() => reject(closedByPerson()), waits.afterClosing);
      }, waits.between);
      return opened;
    };
  });
  try {
    return await Promise.race([open(), closed]);
  } finally {
    clearInterval(looking);
    window.open = openWindow;
  }
};
