import type { PageSettings } from '#contract/settings.ts';
import { pageSettings } from './pageSettings.ts';

/** The settings of a page of the bundled server. */
export const ownSettings: PageSettings = { ...pageSettings, capabilities: 'all' };
