import { countWithNoun } from '#domain/values/countWithNoun.ts';
import { isRecord } from '#domain/values/parse.ts';
import type { orderMachine } from '#machines/orderMachine.ts';
import { StartError } from '#server/errors/startError.ts';
import { whatIfOrders } from '#server/orders/audit/whatIfOrders.ts';
import { importFile } from './importFile.ts';
import { runCommand } from './runCommand.ts';
import { withDatabase } from './withDatabase.ts';

/**
 * `npm run orders:whatif -- CHANGED_MACHINE.ts`: names the orders whose moves a changed orderMachine would have refused; exit
 * code 1 when there are any.
 */

const usage = 'Name a changed copy of src/machines/orderMachine.ts: npm run orders:whatif -- FILE';

/** Whether the value is a machine, as far as can be seen: it may have any states. */
const isMachine = (value: unknown): value is typeof orderMachine =>
  isRecord(value) && isRecord(value.states) && typeof value.resolveState === 'function';

const readMachine = async (file: string | undefined): Promise<typeof orderMachine> => {
  if (file === undefined) throw new StartError(usage);
  const { orderMachine: changed } = await importFile(file);
  if (!isMachine(changed)) throw new StartError(`${file} exports no orderMachine.`);
  return changed;
};

const whatIf = async (file: string | undefined): Promise<void> => {
  const changed = await readMachine(file);
  await withDatabase(async (db) => {
    const { orders: orderCount, stopped: refusals } = await whatIfOrders(db, changed);
    for (const message of refusals) process.stdout.write(`${message}\n`);
    process.stdout.write(
      `${countWithNoun(orderCount, 'order')} replayed, ${refusals.length} would have been refused.\n`,
    );
    if (refusals.length > 0) process.exitCode = 1;
  });
};

await runCommand(usage, { mostArguments: 1 }, whatIf);
