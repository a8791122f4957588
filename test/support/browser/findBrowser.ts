import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Path of a Chromium for journeys: CHROME_PATH, an installed one, or Playwright's own. */

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const onPath = (name: string): string | undefined => {
  const lookup = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return lookup.status === 0 ? lookup.stdout.trim() : undefined;
};

export const findBrowser = (): string | undefined => {
  const chosen = process.env.CHROME_PATH;
  if (chosen !== undefined && chosen !== '') return chosen;
  const installed = names.map(onPath).find((path) => path !== undefined) ?? places.find(existsSync);
  if (installed !== undefined) return installed;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
};

/**
 * Features of Chromium that no page needs. The first line would start two processes more for each window, for the pages of
 * the address bar, and one in reserve for the next page: a new page takes 1.0 s with them and 0.6 s without (Chromium 156,
 * two processors). The other lines repeat what Playwright disables, since only the last list counts: they would ask hosts of
 * the internet, or answer differently from one release to the next.
 */
const disabledFeatures = `
  PreloadTopChromeWebUI WebUIOmniboxPopup WebUIOmniboxAimPopup SpareRendererForSitePerProcess
  AimEnabled HttpsUpgrades HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter NetworkTimeServiceQuerying
  OptimizationHints PaintHolding PreconnectToSearch ThirdPartyStoragePartitioning
  AvoidUnnecessaryBeforeUnloadCheckSync AvoidCorsURLLoaderRestartOnRedirect DestroyProfileOnBrowserClose
`;

/** Arguments of every browser that the journeys start: nothing leaves the machine, and a container can run it. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.trim().split(/\s+/).join()}`,
  // A mouse, as Playwright sets it where no list of ours replaces its own. The headless shell knows no kind of connection,
  // and would load lazy images from further below the window.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
];

const attempts: readonly {
  readonly what: string;
  readonly command: string;
  readonly args: readonly string[];
}[] = [
  { what: "Playwright's own", command: 'npx', args: ['playwright', 'install', '--with-deps', 'chromium'] },
  {
    what: "Debian's package",
    command: 'sh',
    args: ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'],
  },
];

/** Path of the browser, which is installed first when missing; throws a message when that fails. */
export const ensureBrowser = (): string => {
  const existing = findBrowser();
  if (existing !== undefined) return existing;
  for (const { what, command, args } of attempts) {
    console.warn(`No browser found; trying ${what}.`);
    try {
      execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    } catch {
      console.warn(`${what} could not be installed.`);
    }
    const installed = findBrowser();
    if (installed !== undefined) return installed;
  }
  throw new Error('The journeys need Chromium: install it, or name one in CHROME_PATH.');
};
