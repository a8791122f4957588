import type { Settings } from '../settings/settings.ts';

/**
 * What an operator reads behind the shop's address about its accounts. The demo's own admin is a row of the demo shop, with which
 * only an embedded database is filled.
 */
export const accountsNote = ({
  emulator,
  databaseUrl,
}: Pick<Settings, 'emulator' | 'databaseUrl'>): string => {
  if (!emulator) return '';
  return databaseUrl === null
    ? ' (demo accounts: see README.md)'
    : ' (demo accounts; ADMIN_EMAIL names the admin)';
};
