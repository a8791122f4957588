import { type CourierId, courierIds } from '../consignments/couriers.ts';
import { isRecord } from '../values/parse.ts';
import { type StatementFault, StatementFileError, type StatementTable } from './statementTable.ts';

/** What the columns of a courier's statement mean (CA-3): staff choose it once, and the shop keeps it for each courier. */

export const statementFields = [
  'invoice',
  'reference',
  'trackingCode',
  'collected',
  'fee',
  'codFee',
  'returnFee',
  'compensation',
  'net',
  'date',
] as const;
export type StatementField = (typeof statementFields)[number];

/** English, like all texts that a screen translates by `shownText`. */
export const statementFieldLabels: Readonly<Record<StatementField, string>> = {
  invoice: 'Invoice',
  reference: 'Courier’s number',
  trackingCode: 'Tracking code',
  collected: 'Collected',
  fee: 'Delivery fee',
  codFee: 'Collection fee',
  returnFee: 'Return fee',
  compensation: 'Compensation',
  net: 'Paid for the parcel',
  date: 'Date',
};

/** The name of the column that holds each field; absent for a field that the file does not have. */
export type StatementMapping = Readonly<Partial<Record<StatementField, string>>>;

/** Fields that name a parcel, in the order in which they are looked up. */
export const namingFields = ['invoice', 'reference', 'trackingCode'] as const;

/**
 * The name of a column for comparison: its letters and digits in lowercase, without blanks and signs. In NFC, since keyboards write
 * Bengali letters such as য় as one code point or as two.
 */
const columnKey = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The names of columns that mean each field, the likeliest first. */
const usualNames: Readonly<Record<StatementField, readonly string[]>> = {
  invoice: [
    'invoice',
    'invoice id',
    'invoice no',
    'merchant order id',
    'merchant invoice id',
    'order id',
    'merchant order',
    'ইনভয়েস',
  ],
  reference: ['consignment id', 'cid', 'parcel id', 'consignment', 'consignment no'],
  trackingCode: ['tracking code', 'tracking id', 'tracking', 'tracking number', 'awb', 'awb no'],
  collected: [
    'cod amount',
    'cod',
    'collected amount',
    'cash collected',
    'cash collection',
    'collection',
    'amount collected',
    'collectable amount',
    'amount to collect',
    'আদায়',
  ],
  fee: ['delivery charge', 'delivery fee', 'charge', 'shipping charge', 'shipping fee', 'ডেলিভারিচার্জ'],
  codFee: ['cod charge', 'cod fee', 'collection charge', 'cash handling charge', 'cod fees'],
  returnFee: ['return charge', 'return fee', 'rto charge'],
  compensation: ['compensation', 'claim', 'compensation amount'],
  net: [
    'payable',
    'payable amount',
    'net amount',
    'net',
    'payout',
    'payout amount',
    'merchant payable',
    'paid',
    'amount',
    'total',
    'total payable',
  ],
  date: [
    'date',
    'delivery date',
    'delivered at',
    'created at',
    'payment date',
    'paid at',
    'updated at',
    'তারিখ',
  ],
};

type FieldByColumn = Readonly<Record<string, StatementField>>;

/** Columns of couriers' own exports, which are looked up first: `usualNames` lacks some, and may find another column of the export. */
const namesOfCouriers: Readonly<Partial<Record<CourierId, FieldByColumn>>> = {
  steadfast: { id: 'reference', 'delivery charge': 'fee', 'cod amount': 'collected' },
  pathao: { 'order consignment id': 'reference', 'final fee': 'fee', 'order collected amount': 'collected' },
  redx: { 'tracking id': 'trackingCode', 'cash collection amount': 'collected', 'invoice number': 'invoice' },
};

/** The columns that the courier's own exports are known to have; of two columns for one field the first counts. */
const knownColumns = (
  courier: CourierId,
  header: readonly string[],
): Partial<Record<StatementField, string>> => {
  const fieldByKey = new Map(
    Object.entries(namesOfCouriers[courier] ?? {}).map(([name, field]) => [columnKey(name), field] as const),
  );
  const mapping: Partial<Record<StatementField, string>> = {};
  for (const column of header) {
    const field = fieldByKey.get(columnKey(column));
    if (field !== undefined) mapping[field] ??= column;
  }
  return mapping;
};

/** The first guess at a table's columns, by their names. */
export const guessMapping = (courier: CourierId, header: readonly string[]): StatementMapping => {
  const mapping = knownColumns(courier, header);
  for (const field of statementFields) {
    if (mapping[field] !== undefined) continue;
    const taken = new Set(Object.values(mapping));
    const free = header.filter((column) => !taken.has(column));
    const column = usualNames[field]
      .map((name) => free.find((candidate) => columnKey(candidate) === columnKey(name)))
      .find((candidate) => candidate !== undefined);
    if (column !== undefined) mapping[field] = column;
  }
  return mapping;
};

/** The saved mapping if the table has all its columns, otherwise a guess. */
export const mappingFor = (
  courier: CourierId,
  saved: StatementMapping | null,
  { header }: StatementTable,
): { readonly mapping: StatementMapping; readonly isSaved: boolean } => {
  const isSaved = saved !== null && Object.values(saved).every((name) => header.includes(name));
  return { mapping: isSaved ? saved : guessMapping(courier, header), isSaved };
};

/** A fault of the whole file; `column` is '' if no single column is at fault. */
const faultOf = (column: string, message: string): StatementFault => ({ row: null, column, message });

/** Why a table cannot be read with the mapping; `null` when it can. */
export const mappingFault = (
  mapping: StatementMapping,
  { header }: StatementTable,
): StatementFault | null => {
  for (const field of statementFields) {
    const name = mapping[field];
    if (name !== undefined && !header.includes(name))
      return faultOf(name, `The file has no column “${name}” for “${statementFieldLabels[field]}”.`);
  }
  const names = Object.values(mapping);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return faultOf(twice, `The column “${twice}” is chosen for two fields.`);
  if (namingFields.every((field) => mapping[field] === undefined))
    return faultOf(
      '',
      'Choose the column that names the parcel: invoice, courier’s number or tracking code.',
    );
  if (mapping.collected === undefined && mapping.net === undefined)
    return faultOf('', 'Choose the column of what was collected, or of what is paid for the parcel.');
  return null;
};

/** Throws a StatementFileError if the table cannot be read with the mapping. */
export const checkMapping = (mapping: StatementMapping, table: StatementTable): void => {
  const fault = mappingFault(mapping, table);
  if (fault !== null) throw new StatementFileError(fault.message, { column: fault.column });
};

/** Whether the cells of a row name columns as couriers do: one that names the parcel, and one with an amount. */
export const isUsualHeader = (cells: readonly string[]): boolean =>
  courierIds.some(
    (courier) => mappingFault(guessMapping(courier, cells), { header: cells, rows: [] }) === null,
  );

/** The mapping that a host sent. */
export const readMapping = (raw: unknown): StatementMapping =>
  isRecord(raw)
    ? Object.fromEntries(
        statementFields.flatMap((field) => {
          const name = raw[field];
          return typeof name === 'string' && name !== '' ? [[field, name]] : [];
        }),
      )
    : {};
