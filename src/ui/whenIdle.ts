/** Runs the task when the browser has nothing else to do, within two seconds. */
export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 });
  // Safari has no `requestIdleCallback`: there the task waits a moment instead.
  else setTimeout(task, 200);
};

interface Connection {
  readonly saveData?: boolean;
}

/** Whether the visitor has asked the browser to save data: an idle page then fetches nothing in advance. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: Connection }).connection?.saveData === true;
