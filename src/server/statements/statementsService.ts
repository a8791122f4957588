import type { PriceSettings } from '#domain/shop/courierPrices.ts';
import type { Statement } from '#domain/statements/statement.ts';
import type { StatementCheck } from '#domain/statements/statementCheck.ts';
import { mappingFor, readMapping } from '#domain/statements/statementMapping.ts';
import type { StatementPreview } from '#domain/statements/statementPreview.ts';
import { statementLimits } from '#domain/statements/statementTable.ts';
import { fromPoishaOrNull, toPoishaOrNull } from '#domain/values/money.ts';
import type { Caller } from '../auth/authorization.ts';
import { cashActorOf } from '../cash/cashActorOf.ts';
import { readAtOneMoment } from '../database/queries/transaction.ts';
import { applyStatement } from './applyStatement.ts';
import { compareStatement, type GivenStatement } from './compareStatement.ts';
import { readSource, refusingBadFiles, type SourceParts, type StatementSource } from './readSource.ts';
import { savedMapping } from './statementsRepository.ts';

/** A source with what its columns mean. */
interface MappedSource extends StatementSource {
  /** The name of the column for each field of a line; `null` or absent for a field that the source does not have. */
  readonly mapping: Readonly<Record<string, string | null | undefined>>;
  /** What the courier pays in all, in taka, as staff have typed it; `null` if they have not. */
  readonly payoutTotal: number | null;
}

/** Returns the first rows of a statement, and what its columns seem to mean. Rejects with an ApiError, as `readSource` does. */
export const previewStatement = async (
  parts: SourceParts,
  source: StatementSource,
): Promise<StatementPreview> => {
  const { name, table, payoutTotal, paymentId } = await readSource(parts, source);
  // Only the mapping of files is saved: a payment always has the courier's own columns.
  const isFile = paymentId === null;
  const lastMapping = isFile ? await savedMapping(parts.db, source.courier) : null;
  return {
    name,
    courier: source.courier,
    header: table.header,
    rows: table.rows.slice(0, statementLimits.previewed),
    lines: table.rows.length,
    ...mappingFor(source.courier, lastMapping, table),
    payoutTotal: fromPoishaOrNull(payoutTotal),
  };
};

const pricesOf = ({ shopSettings }: SourceParts): PriceSettings => shopSettings.newest.settings;

/** Reads the source; an amount that staff have typed counts more than the courier's. */
const givenOf = async (parts: SourceParts, { mapping, ...source }: MappedSource): Promise<GivenStatement> => {
  const { name, table, paymentId, payoutTotal } = await readSource(parts, source);
  const typedTotal = toPoishaOrNull(source.payoutTotal);
  return {
    courier: source.courier,
    name,
    paymentId,
    table,
    mapping: readMapping(mapping),
    payoutTotal: typedTotal ?? payoutTotal,
  };
};

/** Returns what applying the statement would do, and writes nothing (CA-3). Rejects with an ApiError, as `readSource` does. */
export const checkStatement = async (
  parts: SourceParts,
  caller: Caller,
  source: MappedSource,
): Promise<StatementCheck> => {
  const given = await givenOf(parts, source);
  const at = parts.now();
  const options = { by: cashActorOf(caller, at).role, at, locks: false, prices: pricesOf(parts) };
  const { check } = await refusingBadFiles(() =>
    readAtOneMoment(parts.exports, (tx) => compareStatement(tx, given, options)),
  );
  return check;
};

/**
 * Applies the statement exactly as the check with this digest showed it. Rejects with an ApiError, as `readSource` and
 * `applyStatement` do.
 */
export const applyCheckedStatement = async (
  parts: SourceParts,
  caller: Caller,
  { digest, ...source }: MappedSource & { readonly digest: string },
): Promise<Statement> => {
  const given = await givenOf(parts, source);
  return refusingBadFiles(() =>
    applyStatement(parts.exports, caller, { given, digest, prices: pricesOf(parts) }, parts.now()),
  );
};
