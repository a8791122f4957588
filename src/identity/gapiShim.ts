const unreachable = (): Error =>
  Object.assign(new Error('/gapi-shim.js could not be fetched'), { code: 'auth/network-request-failed' });

const load = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = '/gapi-shim.js';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(unreachable());
    });
    document.head.append(script);
  });

/**
 * Where accounts are the emulator's, Google's own script cannot be reached and this one of the shop's stands
 * in for it. Fetched ahead of the click, after which a browser opens a window for a moment only. What it gives
 * waits until the script is there, and fetches it again where that failed; before it is there, the SDK would
 * ask Google itself. Rejects with `auth/network-request-failed`.
 */
export const loadGapiShim = (): (() => Promise<void>) => {
  let loading = load();
  // Nobody has pressed anything yet.
  loading.catch(() => undefined);
  return () => {
    loading = loading.catch(load);
    return loading;
  };
};
