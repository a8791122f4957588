import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '#domain/values/parse.ts';
import type { orderMachine } from '#machines/orderMachine.ts';
import { openExistingDatabase } from '#server/database/openDatabase.ts';
import { exitWithError, StartError } from '#server/errors/startError.ts';
import { whatIfOrders } from '#server/orders/audit/whatIfOrders.ts';
import { readEnvironment } from '#server/settings/readEnvironment.ts';
import { readSettings } from '#server/settings/settings.ts';

/**
 * `npm run orders:whatif -- CHANGED_MACHINE.ts`: names the orders whose moves a changed orderMachine would have refused; exit
 * code 1 when there are any.
 */

const isMachine = (value: unknown): value is typeof orderMachine =>
  isRecord(value) && isRecord(value.states) && typeof value.resolveState === 'function';

const readMachine = async (file: string | undefined): Promise<typeof orderMachine> => {
  if (file === undefined)
    throw new StartError(
      'Name a changed copy of src/machines/orderMachine.ts: npm run orders:whatif -- FILE',
    );
  const exported = (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href).catch(
    (error: unknown) => {
      throw new StartError(
        `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      );
    },
  )) as { orderMachine?: unknown };
  if (!isMachine(exported.orderMachine)) throw new StartError(`${file} exports no orderMachine.`);
  return exported.orderMachine;
};

const whatIf = async (): Promise<void> => {
  const changed = await readMachine(process.argv[2]);
  const database = await openExistingDatabase(readSettings(readEnvironment()));
  try {
    const { orders, stopped } = await whatIfOrders(database.db, changed);
    for (const message of stopped) process.stdout.write(`${message}\n`);
    process.stdout.write(`${orders} orders replayed, ${stopped.length} would have been refused.\n`);
    if (stopped.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
};

whatIf().catch(exitWithError);
