/** Milliseconds: between two checks whether the window is closed, and to wait for a result once it is. */
const delays = { betweenChecks: 250, afterClosing: 1500 } as const;

const popupClosedError = (): Error =>
  Object.assign(new Error('The window was closed before it answered'), { code: 'auth/popup-closed-by-user' });

/**
 * Waits for the result of `open`, which opens a window. Once the user has closed the window, waits only briefly, then rejects with
 * `auth/popup-closed-by-user`: the Firebase SDK itself notices that ten seconds late. If the result comes later all the same, the SDK
 * reports it to listeners of the account. The SDK does not return its window, so `window.open` is replaced for one call.
 */
export const rejectOnPopupClose = async <Result>(open: () => Promise<Result>): Promise<Result> => {
  const openWindow = window.open;
  let polling: ReturnType<typeof setInterval> | undefined;
  const closed = new Promise<never>((_resolve, reject) => {
    window.open = (...args) => {
      window.open = openWindow;
      const popup = openWindow.apply(window, args);
      polling = setInterval(() => {
        if (popup?.closed !== true) return;
        clearInterval(polling);
        setTimeout(() => reject(popupClosedError()), delays.afterClosing);
      }, delays.betweenChecks);
      return popup;
    };
  });
  try {
    return await Promise.race([open(), closed]);
  } finally {
    clearInterval(polling);
    window.open = openWindow;
  }
};
