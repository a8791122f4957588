import { setTimeout as sleep } from 'node:timers/promises';
import type { Plugin } from 'vite';

/** Milliseconds between two tries and in all, for which a request waits for an API that restarts. */
const waits = { between: 200, all: 60_000 };

/** Whether the API's process answers, and is not closing: it answers on earlier connections until it ends. */
const isOpen = async (api: string): Promise<boolean> => {
  try {
    const response = await fetch(`${api}/readyz`);
    return !(await response.text()).includes('"closing"');
  } catch {
    return false;
  }
};

/** Resolves when the API's process answers, or when it has not answered in time. */
export const untilOpen = async (api: string): Promise<void> => {
  const lastTry = Date.now() + waits.all;
  while (!(await isOpen(api)) && Date.now() < lastTry) await sleep(waits.between);
};

/** Holds requests of `npm run dev` to these paths back while the API's process at this origin restarts. */
export const waitForApi = (api: string, paths: readonly string[]): Plugin => ({
  name: 'wait-for-api',
  apply: 'serve',
  configureServer: ({ middlewares, config: { logger } }) => {
    let waiting = 0;
    const wait = async (): Promise<void> => {
      if (await isOpen(api)) return;
      // `src/dev.js` prints only those lines of Vite that have a time.
      if (waiting === 0)
        logger.info('The server is not open yet: requests wait for it.', { timestamp: true });
      waiting += 1;
      await untilOpen(api);
      waiting -= 1;
    };
    middlewares.use(({ url = '' }, _response, goOn) => {
      if (paths.some((path) => url.startsWith(path))) void wait().then(() => goOn());
      else goOn();
    });
  },
});
