import { roleNames } from '#messages/domain/names.ts';
import { orderNoteLabels } from '#messages/domain/orders.ts';
import { roles } from '../accounts/role.ts';
import { orderNoteKinds } from '../orders/orderNote.ts';
import { countWithNoun } from '../values/countWithNoun.ts';
import { isRecord, readNumber, readTexts } from '../values/parse.ts';
import type { AuditAction } from './auditActions.ts';
import { isPaperKind, paperTitles } from './printBatch.ts';

/** What an action of staff changed, and how the sentence about the action tells it (MD-10). */

/** What the sentence about an action needs; never a password, a token or a customer's address. */
export interface AuditDetails {
  /** A status, role, price, availability, setting or name before the action; the file of an import; the kind of a decision. */
  readonly from?: string | undefined;
  /** The same after the action; or the kind of a note or paper, an import's result, an amount, the category that took in another. */
  readonly to?: string | undefined;
  /** Names of the changed fields. */
  readonly fields?: string[] | undefined;
  /** Number of exported rows or printed orders. */
  readonly rows?: number | undefined;
}

/** The details that a host sent; empty for anything else. */
export const readAuditDetails = (raw: unknown): AuditDetails => {
  if (!isRecord(raw)) return {};
  const rows = readNumber(raw.rows);
  const fields = readTexts(raw.fields);
  return {
    ...(typeof raw.from === 'string' ? { from: raw.from } : {}),
    ...(typeof raw.to === 'string' ? { to: raw.to } : {}),
    ...(fields.length === 0 ? {} : { fields }),
    ...(rows === null ? {} : { rows }),
  };
};

// Another version of the shop may have stored names that this one does not know: these are shown as they are.
const noteLabel = (text: string): string => {
  const kind = orderNoteKinds.find((name) => name === text);
  return kind === undefined ? text : orderNoteLabels[kind];
};

const roleName = (text: string): string => {
  const role = roles.find((name) => name === text);
  return role === undefined ? text : roleNames[role];
};

const paperTitle = (paper: string): string => (isPaperKind(paper) ? paperTitles[paper] : paper);

const joinFilled = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** `from Pending to Confirmed`; a side that is absent is left out. */
const fromTo = ({ from, to }: AuditDetails, nameOf = (text: string) => text): string =>
  joinFilled([from === undefined ? '' : `from ${nameOf(from)}`, to === undefined ? '' : `to ${nameOf(to)}`]);

/** `: Name, Price from 10 to 12`: the changed fields, then the two values. */
const whatChanged = (details: AuditDetails): string => {
  const { fields = [] } = details;
  return joinFilled([fields.length === 0 ? '' : `: ${fields.join(', ')}`, fromTo(details)]);
};

const rowCount = ({ rows }: AuditDetails): string =>
  rows === undefined ? '' : `(${countWithNoun(rows, 'row')})`;

/** `(Red, M) (Red, L) `: the items of a product that shoppers waited for. */
const itemsInBrackets = ({ fields = [] }: AuditDetails): string =>
  fields.map((item) => `(${item}) `).join('');

/** What follows the name of the subject in the sentence, such as the two statuses of a moved order. */
export const sentenceEnd = (action: AuditAction, details: AuditDetails): string => {
  switch (action) {
    case 'addNote':
      return `: ${noteLabel(details.to ?? '')}`;
    case 'decideParcel':
      return `: ${details.from ?? ''}, ${details.to ?? ''}`;
    case 'makeHandover':
    case 'confirmHandover':
      return `: ${details.to ?? ''} from ${details.from ?? ''}`;
    case 'writeOffCash':
      return `: ${details.to ?? ''}`;
    case 'applyStatement':
      return `with a net amount of ${details.to ?? ''}`;
    case 'confirmPayout':
    case 'addPayout':
      return `with ${details.to ?? ''}`;
    case 'setSoldOut':
      return `as ${details.to ?? ''}`;
    case 'mergeCategory':
      return `into ${details.to ?? ''}`;
    case 'changeRole':
      return fromTo(details, roleName);
    case 'printOrders':
      return `: ${paperTitle(details.to ?? '')} ${rowCount(details)}`.trimEnd();
    case 'importProducts':
      return `from ${details.from ?? ''}: ${details.to ?? ''}`;
    case 'tellShoppers':
    case 'removeStockRequests':
      return `${itemsInBrackets(details)}${rowCount(details)}`;
    case 'exportCash':
    case 'exportConsignments':
    case 'exportOrders':
    case 'exportFigures':
    case 'exportCustomers':
    case 'exportProducts':
    case 'exportAuditLog':
      return rowCount(details);
    default:
      // All other actions change fields, a value or nothing more than their subject.
      return whatChanged(details);
  }
};
