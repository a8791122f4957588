import { countWithNoun } from '#domain/values/countWithNoun.ts';
import { type Drill, restoreDrill } from '#server/backup/restoreDrill.ts';
import { StartError } from '#server/errors/startError.ts';
import { readInteger } from '#server/settings/readEnvironment.ts';
import { storeDrillResult } from '#server/watching/drillResult.ts';
import { runCommand } from './runCommand.ts';

/**
 * `npm run restore:drill`: restores the newest backup of pgBackRest beside the shop, runs the audits on the restored database and
 * deletes it again; exit code 1 at any fault. Run as root or as PostgreSQL's user, without the shop's settings. Its own settings:
 * BACKUP_FOLDER, where the shop reads the result; DRILL_ORDER_HOURS, how old the newest order may be (0: no limit);
 * PGBACKREST_STANZA, the stanza to restore if the repository has several.
 */

/** A variable of the environment; `null` when it is not set or empty. */
const read = (name: string): string | null => process.env[name]?.trim() || null;

const hourMs = 3_600_000;

/** Throws if the newest restored order is older than the hours, as it would be if nothing were archived to the repository any more. */
const refuseOldOrders = ({ label, shops }: Drill, hours: number): void => {
  const mayBeOfAnyAge = hours === 0;
  /** Milliseconds since 1970; 0 if no shop has an order. `restoreDrill` throws for a backup without a shop. */
  const newest = Math.max(...shops.map(({ newestOrderAt }) => newestOrderAt?.getTime() ?? 0));
  if (mayBeOfAnyAge || Date.now() - newest <= hours * hourMs) return;
  const when =
    newest === 0 ? 'There is no order' : `The newest order is of ${new Date(newest).toISOString()}`;
  throw new StartError(`${when} in the backup ${label}; DRILL_ORDER_HOURS allows ${hours} hours.`);
};

const describeDrill = ({ label, madeAt, shops }: Drill, seconds: string): string => {
  // `restoreDrill` throws for a shop in which an order has drifted.
  const shopTexts = shops.map(({ database, orders, newestOrderAt }) =>
    newestOrderAt === null
      ? `${database} without orders`
      : `${database} with ${countWithNoun(orders, 'order')}, the newest of ${newestOrderAt.toISOString()}, 0 drifted`,
  );
  return `The backup ${label} of ${madeAt.toISOString()} was restored: ${shopTexts.join('; ')} (${seconds} s).`;
};

/** Aborts, with the signal's name, when a signal asks this process to end. A second one ends it at once. */
const untilSignal = (): AbortSignal => {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => ending.abort(name));
  return ending.signal;
};

const drill = async (): Promise<void> => {
  // At most ten years.
  const hours = readInteger(read, 'DRILL_ORDER_HOURS', { fallback: 24, from: 0, to: 87_600 });
  const backupFolder = read('BACKUP_FOLDER');
  /** Tells the shop's alerts how the drill ended, if the shop has a folder for it. */
  const store = async ({ isGood }: { readonly isGood: boolean }): Promise<void> => {
    if (backupFolder !== null) await storeDrillResult(backupFolder, { isGood, endedAt: new Date() });
  };
  const started = performance.now();
  const interrupted = untilSignal();
  let description: string;
  try {
    const result = await restoreDrill(interrupted);
    refuseOldOrders(result, hours);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    description = describeDrill(result, seconds);
  } catch (error) {
    // Nothing is left of the copy. The signal ends the process as it would have without the drill, which has proved nothing.
    if (interrupted.aborted) process.kill(process.pid, interrupted.reason as NodeJS.Signals);
    const storeFault = await store({ isGood: false }).then(
      () => '',
      (fault: Error) => ` And this was not stored for the alerts: ${fault.message}`,
    );
    // Any other error is printed with its stack.
    const Failure = error instanceof StartError ? StartError : Error;
    const { message } = error as Error;
    throw new Failure(`The restore drill failed. ${message}${storeFault}`, { cause: error });
  }
  await store({ isGood: true }).catch((fault: Error) => {
    throw new StartError(
      `The restore drill was good, but this was not stored for the alerts: ${fault.message}`,
      { cause: fault },
    );
  });
  process.stdout.write(`${description}\n`);
};

const usage =
  'Restores the newest backup of pgBackRest beside the shop, without arguments: npm run restore:drill';

await runCommand(usage, { mostArguments: 0 }, drill);
