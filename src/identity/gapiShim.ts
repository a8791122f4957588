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
 * With the emulator's accounts, Google's own script cannot be reached, and /gapi-shim.js replaces it. It is
 * fetched before the click, because a browser allows a window only shortly after a click. The returned
 * function waits for the script, and fetches it again after a failure; without the script the SDK would
 * request Google's. Rejects with `auth/network-request-failed`.
 */
export const loadGapiShim = (): (() => Promise<void>) => {
  let loading = load();
  // Avoids an unhandled rejection: no caller waits yet.
  loading.catch(() => undefined);
  return () => {
    loading = loading.catch(load);
    return loading;
  };
};
