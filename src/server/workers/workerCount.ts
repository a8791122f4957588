import type { Settings } from '../settings.ts';

/** How many processes serve a shop. */
export interface WorkerCount {
  readonly count: number;
  /** Why it is one although WORKERS asks for more, as a sentence for the operator; `null` otherwise. */
  readonly reason: string | null;
}

/** One process per WORKERS, if they can share the database and the accounts. */
export const workerCount = ({
  workers,
  databaseUrl,
  emulator,
}: Pick<Settings, 'workers' | 'databaseUrl' | 'emulator'>): WorkerCount => {
  if (workers > 1 && databaseUrl === null)
    return {
      count: 1,
      reason: `WORKERS is ${workers}, but the embedded database lives inside one process, so the shop runs as one; set DATABASE_URL to use more.`,
    };
  if (workers > 1 && emulator)
    return {
      count: 1,
      reason: `WORKERS is ${workers}, but the emulator's accounts belong to one process, so the shop runs as one; set the FIREBASE_ settings to use more.`,
    };
  return { count: workers, reason: null };
};
