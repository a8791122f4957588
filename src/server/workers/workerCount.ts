import type { Settings } from '../settings/settings.ts';

type Wanted = Pick<Settings, 'workers' | 'databaseUrl' | 'emulator'>;

/**
 * How many processes serve the shop: as many as WORKERS says if they can share database and accounts, otherwise one. `reason`
 * tells the operator why it is only one; `null` if it is as many as WORKERS says.
 */
export const workerCount = ({
  workers,
  databaseUrl,
  emulator,
}: Wanted): { count: number; reason: string | null } => {
  const singleProcess = (cause: string, setting: string) => ({
    count: 1,
    reason: `WORKERS is ${workers}, but ${cause}, so the shop runs as one; set ${setting} to use more.`,
  });
  if (workers > 1 && databaseUrl === null)
    return singleProcess('the embedded database lives inside one process', 'DATABASE_URL');
  if (workers > 1 && emulator)
    return singleProcess("the emulator's accounts belong to one process", 'the FIREBASE_ settings');
  return { count: workers, reason: null };
};
