import { roleNames } from '#messages/domain/names.ts';
import { type CsvColumns, csvHeadOf, csvRowOf } from '../values/csv.ts';
import { dateTimeText } from '../values/dates.ts';
import { type AuditEntry, auditText } from './audit.ts';
import { auditActionLabel } from './auditActions.ts';

/** The audit log as a CSV table, one row for each entry. Only the server makes it, so its labels are English. */

const columns: CsvColumns<AuditEntry> = [
  ['Time', ({ at }) => dateTimeText(at)],
  ['Time (UTC)', ({ at }) => at],
  ['Account', ({ by }) => by],
  ['E-mail', ({ email }) => email],
  ['Account ID', ({ uid }) => uid],
  ['Role', ({ role }) => roleNames[role]],
  ['Action', ({ action }) => auditActionLabel(action)],
  ['What', auditText],
  ['Subject', ({ subject }) => subject.label],
  ['Subject ID', ({ subject }) => subject.id],
  ['Request ID', ({ requestId }) => requestId],
];

/** The start of the file: the byte order mark and the headers. */
export const auditCsvHead = csvHeadOf(columns);

/** The entry's row, with its line end. */
export const auditCsvRow = (entry: AuditEntry): string => csvRowOf(columns, entry);
