import { consignmentStageLabels } from '#messages/domain/stages.ts';
import { type CsvColumns, csvHeadOf, csvRowOf, phoneCell } from '../values/csv.ts';
import { dateTimeText } from '../values/dates.ts';
import { cashStateLabel } from './cashText.ts';
import type { Consignment } from './consignment.ts';
import { couriers } from './couriers.ts';

/** Parcels as a CSV table, one row for each. Only the server makes it, so its labels are English. Amounts are taka, weights grams. */

const columns: CsvColumns<Consignment> = [
  ['Invoice', ({ invoice }) => invoice],
  ['Order Number', ({ orderNumber }) => orderNumber],
  ['Courier', ({ courier }) => couriers[courier].name],
  ['Rider', ({ rider }) => rider ?? ''],
  ['Tracking Code', ({ trackingCode }) => trackingCode ?? ''],
  ['Stage', ({ stage }) => consignmentStageLabels[stage]],
  ['Stage Since', ({ stageAt }) => dateTimeText(stageAt)],
  ['Amount', ({ amount }) => amount],
  ['Fee', ({ fee }) => fee ?? ''],
  ['Cash', cashStateLabel],
  ['Outstanding', ({ outstanding }) => outstanding],
  ['Held Since', ({ heldSince }) => (heldSince === null ? '' : dateTimeText(heldSince))],
  ['Weight', ({ weight }) => weight],
  ['Exchange', ({ isExchange }) => (isExchange ? 'Yes' : '')],
  ['Customer Name', ({ recipientName }) => recipientName],
  ['Customer Number', ({ recipientPhone }) => phoneCell(recipientPhone)],
  ['Thana', ({ thana }) => thana ?? ''],
  ['Note', ({ note }) => note],
  ['Made By', ({ createdBy }) => createdBy],
  ['Made At', ({ createdAt }) => dateTimeText(createdAt)],
];

/** The start of the file: the byte order mark and the headers. */
export const consignmentCsvHead = csvHeadOf(columns);

/** The parcel's row, with its line end. */
export const consignmentCsvRow = (consignment: Consignment): string => csvRowOf(columns, consignment);
