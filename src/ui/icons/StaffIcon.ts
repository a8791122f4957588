import { createIcon, iconPaths } from './Icon.tsx';
import { shopIconPaths } from './ShopIcon.ts';

/** The icons that only the dashboard shows. */
export const staffIconPaths = {
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5-2.8a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z',
  'eye-off':
    'M9.7 6a8.6 8.6 0 0 1 2.3-.5c6 0 9.5 6.5 9.5 6.5s-1 1.9-2.9 3.6M6.3 7.6C3.8 9.3 2.5 12 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M4.5 4.5l15 15',
  rack: 'M4 3.5v17M20 3.5v17M4 10.5h16M4 18.5h16M7 10.5v-5h4.5v5M14 18.5v-5h3.5v5M7 18.5v-3.5h4v3.5',
  merge: 'M6 4v4.5c0 2.5 6 3.5 6 6V20m6-16v4.5c0 2.5-6 3.5-6 6M8.5 16.5 12 20l3.5-3.5',
  edit: 'M4 20h4L19.5 8.5a2.1 2.1 0 0 0 0-3l-1-1a2.1 2.1 0 0 0-3 0L4 16v4Zm9.5-13.5 4 4',
  shield:
    'M12 3.2 19.5 6v5.5c0 4.7-3.2 7.9-7.5 9.3-4.3-1.4-7.5-4.6-7.5-9.3V6L12 3.2Zm-3.3 8.6 2.4 2.4 4.3-4.5',
  scan: 'M3.5 7.5v-4h4m9 0h4v4m0 9v4h-4m-9 0h-4v-4M8 8v8m3-8v8m2.5-8v8m2.5-8v8',
  printer: 'M7 8.5v-5h10v5M7 17H3.5V8.5h17V17H17M7 13.5h10v7H7v-7Z',
  slides: 'M3.5 5.5h17v10h-17v-10Zm5 14h.01m3.49 0h.01m3.49 0h.01M3.5 13l4.7-4 4 3.5 3-2.5 5.3 4.2',
  sliders:
    'M4 7h8m4 0h4M4 12h2m4 0h10M4 17h9m4 0h3M12 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM6 12a2 2 0 1 0 4 0 2 2 0 0 0-4 0Zm7 5a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  keyboard: 'M3 6.5h18v11H3v-11ZM7 10h.01M11 10h.01M15 10h.01M18 10h.01M6 13.5h.01M9 13.5h6m3 0h.01',
  filter: 'M4 6.5h16M7 12h10M10 17.5h4',
  cash: 'M2.5 6.5h19v11h-19v-11Zm9.5 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM5.5 9.5h.01M18.5 14.5h.01',
  copy: 'M9 9h11v11H9V9Zm-3.5 6H4V4h11v1.5',
  upload: 'M12 15.5V4.5m-5 5 5-5 5 5M4.5 15.5v4h15v-4',
  download: 'M12 4.5v11m-5-5 5 5 5-5M4.5 15.5v4h15v-4',
  bell: 'M6 16.5h12c-1.2-1.3-1.7-2.7-1.7-6a4.3 4.3 0 0 0-8.6 0c0 3.3-.5 4.7-1.7 6Zm4 3h4M12 6.2V4.5',
  'bell-off':
    'M8.3 8.2a4.8 4.8 0 0 0-.6 2.3c0 3.3-.5 4.7-1.7 6h10.5M16.6 13c-.2-.7-.3-1.5-.3-2.5a4.3 4.3 0 0 0-6-3.9M10 19.5h4M12 6.2V4.5M4.5 4.5l15 15',
  scales:
    'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6h5L5 7Zm14 0-2.5 6h5L19 7ZM2.5 13a2.5 2.5 0 0 0 5 0m9 0a2.5 2.5 0 0 0 5 0',
  chart: 'M4 20h16M7 20v-6.5m5 6.5V9m5 11V4.5',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm0 4V12l3 2',
  'arrow-left': 'M19.5 12h-15m6-6-6 6 6 6',
  users:
    'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 19.5c.6-3.3 3.2-5 6.5-5s5.9 1.7 6.5 5M16 5.3a3.5 3.5 0 0 1 0 6.4M18 14.9c1.9.7 3.1 2.3 3.5 4.6',
} as const;

const paths = { ...iconPaths, ...shopIconPaths, ...staffIconPaths };

export type StaffIconName = keyof typeof paths;

/** Any icon, for the dashboard. Its `cash` replaces the storefront's icon of that name. */
export const StaffIcon = createIcon(paths);
