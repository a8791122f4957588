/** Runs the task when the browser has nothing else to do, within two seconds. */
export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 });
  // Safari has no `requestIdleCallback`.
  else setTimeout(task, 200);
};

interface Connection {
  readonly saveData?: boolean;
}

/** Whether the visitor has asked the browser to save data; then an idle page fetches nothing before it is needed. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: Connection }).connection?.saveData === true;
