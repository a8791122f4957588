import { isConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { courierIds } from '#domain/consignments/couriers.ts';
import { countWithNoun } from '#domain/values/countWithNoun.ts';
import { isRecord } from '#domain/values/parse.ts';
import { replayCouriers, stageInShopTable } from '#server/courierDesk/replay/replayCouriers.ts';
import { type StageInTable } from '#server/courierDesk/replay/replaySteps.ts';
import type { StageOfWord } from '#server/couriers/courier.ts';
import { courierWords } from '#server/couriers/courierWords.ts';
import { StartError } from '#server/errors/startError.ts';
import { importFile } from './importFile.ts';
import { runCommand } from './runCommand.ts';
import { withDatabase } from './withDatabase.ts';

/**
 * `npm run couriers:replay [-- CHANGED_TABLE.ts]`: replays what couriers have sent. Without a file it names the parcels whose stage
 * is not the one to which their courier's words lead. With a changed copy of a courier's table of words it names the parcels and
 * orders that this table would change. Exit code 1 when it names any. Without a file it first names parcels that are elsewhere only
 * because a person moved them (`byHand`); these do not count.
 */

/** Throws unless `stages`, the file's export `name`, is a table whose values are stages or `null`. */
const checkStages = (file: string, name: string, stages: unknown): void => {
  if (!isRecord(stages)) throw new StartError(`${file} exports no ${name}.`);
  const wrongEntry = Object.entries(stages).find(([, stage]) => stage !== null && !isConsignmentStage(stage));
  if (wrongEntry === undefined) return;
  const [word, stage] = wrongEntry;
  throw new StartError(`${file}: ${word} leads to ${String(stage)}, which is no stage.`);
};

const couriersWithWords = courierIds.filter((id) => courierWords[id] !== undefined);

/** Reads words by the table that the file exports for one courier, and by today's tables for the others. */
const readTable = async (file: string): Promise<StageInTable> => {
  const exported = await importFile(file);
  const changedCourier = couriersWithWords.find((id) => typeof exported[`${id}StageOf`] === 'function');
  if (changedCourier === undefined) {
    const exports = couriersWithWords.map((id) => `${id}StageOf`).join(' nor ');
    throw new StartError(`${file} is no copy of a courier's table: it exports neither ${exports}.`);
  }
  checkStages(file, `${changedCourier}Stages`, exported[`${changedCourier}Stages`]);
  const changedStageOf = exported[`${changedCourier}StageOf`] as StageOfWord;
  return (courier, word) =>
    courier === changedCourier ? changedStageOf(word) : stageInShopTable(courier, word);
};

const replay = async (file: string | undefined): Promise<void> => {
  const changedTable = file === undefined ? null : await readTable(file);
  await withDatabase(async (db) => {
    const { parcels, differences, byHand } = await replayCouriers(db, changedTable);
    for (const message of [...byHand, ...differences]) process.stdout.write(`${message}\n`);
    const result = changedTable === null ? 'differ' : 'parcels and orders would be changed';
    process.stdout.write(`${countWithNoun(parcels, 'parcel')} replayed, ${differences.length} ${result}.\n`);
    if (differences.length > 0) process.exitCode = 1;
  });
};

const usage =
  "Replays what couriers have sent, by a changed copy of a courier's table if one is named: npm run couriers:replay [-- FILE]";

await runCommand(usage, { mostArguments: 1 }, replay);
