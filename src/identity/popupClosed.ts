/**
 * Interval of checks whether the window is closed, and how long after that an answer may still arrive.
 * Milliseconds.
 */
const waits = { between: 250, afterClosing: 1500 } as const;

const closedByPerson = (): Error =>
  Object.assign(new Error('The window was closed before it answered'), { code: 'auth/popup-closed-by-user' });

/**
 * Waits for the result of `open`, which opens a window, but only briefly after the user has closed the
 * window: the Firebase SDK itself notices ten seconds late. The SDK reports a later result to listeners of
 * the account. Rejects with `auth/popup-closed-by-user`.
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
