/**
 * Loads /gapi-shim.js, which in a shop with the accounts emulator replaces a script of Google's that the SDK would request and may not
 * reach. It is loaded before the user clicks, because a browser opens a window only shortly after a click. The returned function waits
 * for the script, and loads it again after a failure; it rejects with `auth/network-request-failed`.
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

const unreachable = (): Error =>
  Object.assign(new Error('/gapi-shim.js could not be fetched'), { code: 'auth/network-request-failed' });
