import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../support/browser/findBrowser.ts';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
