import type { AccountExports } from './accountExports.ts';
import { postAsOwner } from './postAsOwner.ts';

/** One export for all changes within `afterChange`. The regular exports also make up for one that failed. */
const delaysMs = { afterChange: 2000, interval: 30_000 } as const;

/** Exports the accounts after changes and at regular intervals, one export at a time. */
export interface AccountExporter {
  /** Exports once earlier exports are done; resolves when the export is done or has failed. */
  run: () => Promise<void>;
  /** Exports in two seconds; more calls until then have no effect. */
  schedule: () => void;
  /** Ends the regular exports and cancels a scheduled one. */
  stop: () => void;
}

/** What `startAccountExporter` needs. */
export interface AccountExporterOptions {
  readonly exports: AccountExports;
  /** Origin of the emulator's hub, which exports the accounts; `null` while no emulator can be asked. */
  readonly hub: () => string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Called when an export fails. */
  readonly warn: (message: string) => void;
}

/** Starts the regular exports. */
export const startAccountExporter = ({
  exports,
  hub,
  headers,
  warn,
}: AccountExporterOptions): AccountExporter => {
  /** The timer of the export after a change; `null` while none is scheduled. */
  let scheduled: NodeJS.Timeout | null = null;
  /** Ends with the last export that was asked for; the next one begins after it. */
  let lastExport: Promise<void> = Promise.resolve();
  const exportAccounts = async (): Promise<void> => {
    const origin = hub();
    if (origin === null) return;
    // `add` gives the path of a new folder.
    await exports
      .add(async (path) => void (await postAsOwner(`${origin}/_admin/export`, headers, { path })))
      .catch((error: unknown) => warn(`The accounts could not be written: ${String(error)}`));
  };
  const run = (): Promise<void> => {
    lastExport = lastExport.then(exportAccounts);
    return lastExport;
  };
  const interval = setInterval(() => void run(), delaysMs.interval);
  return {
    run,
    schedule: () => {
      scheduled ??= setTimeout(() => {
        scheduled = null;
        void run();
      }, delaysMs.afterChange);
    },
    stop: () => {
      clearInterval(interval);
      if (scheduled !== null) clearTimeout(scheduled);
    },
  };
};
