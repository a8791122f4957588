import { describe, expect, it } from 'vitest';
import { type AuditEntry, auditText, readAuditEntry } from '#domain/staff/audit.ts';
import { auditActionLabel, auditActions } from '#domain/staff/auditActions.ts';
import { auditCsvHead, auditCsvRow } from '#domain/staff/auditCsv.ts';

const entry: AuditEntry = {
  _id: 'a1',
  at: '2025-01-05T09:07:00.000Z',
  by: 'Kamal Uddin',
  email: 'kamal@shop.example',
  uid: 'uid-kamal',
  role: 'staff',
  action: 'moveOrder',
  subject: { kind: 'order', id: 'o1', label: 'HK-7Q4K-2M' },
  details: { from: 'Pending', to: 'Confirmed' },
  requestId: 'r1',
};
const order = entry.subject;
const product = { kind: 'product', id: 'p1', label: 'Clay cup' } as const;
const list = { kind: 'list', id: '', label: 'orders' } as const;
const statement = { kind: 'statement', id: 's1', label: 'redx.csv (RedX)' } as const;
const user = { kind: 'user', id: 'u1', label: 'Mitu' } as const;

describe('auditText', () => {
  it.each<[string, Pick<AuditEntry, 'action' | 'subject' | 'details'>]>([
    ['Moved order HK-7Q4K-2M from Pending to Confirmed', entry],
    ['Deleted order HK-7Q4K-2M', { action: 'deleteOrder', subject: order, details: {} }],
    [
      'Noted on order HK-7Q4K-2M: No answer',
      { action: 'addNote', subject: order, details: { to: 'noAnswer' } },
    ],
    ['Noted on order HK-7Q4K-2M: later', { action: 'addNote', subject: order, details: { to: 'later' } }],
    [
      'Corrected order HK-7Q4K-2M: address, phone',
      { action: 'correctOrder', subject: order, details: { fields: ['address', 'phone'] } },
    ],
    [
      'Edited product Clay cup: price from ৳100 to ৳110',
      { action: 'editProduct', subject: product, details: { fields: ['price'], from: '৳100', to: '৳110' } },
    ],
    [
      'Marked product Clay cup as sold out',
      { action: 'setSoldOut', subject: product, details: { from: 'available', to: 'sold out' } },
    ],
    [
      'Applied the statement redx.csv (RedX) with a net amount of ৳5,370',
      { action: 'applyStatement', subject: statement, details: { to: '৳5,370', rows: 12 } },
    ],
    [
      'Confirmed the payout of the statement redx.csv (RedX) with ৳5,370 (TX-1)',
      { action: 'confirmPayout', subject: statement, details: { to: '৳5,370 (TX-1)' } },
    ],
    [
      'Noted a payout before delivery of Steadfast with ৳300 (R-1)',
      { action: 'addPayout', subject: { ...statement, label: 'Steadfast' }, details: { to: '৳300 (R-1)' } },
    ],
    [
      'Changed the role of Mitu from Customer to Staff',
      { action: 'changeRole', subject: user, details: { from: 'customer', to: 'staff' } },
    ],
    ['Signed in', { action: 'signIn', subject: user, details: {} }],
    ['Exported orders (1 row)', { action: 'exportOrders', subject: list, details: { rows: 1 } }],
    [
      'Exported the customers (201 rows)',
      { action: 'exportCustomers', subject: list, details: { rows: 201 } },
    ],
    ['Exported the audit log (20 rows)', { action: 'exportAuditLog', subject: list, details: { rows: 20 } }],
  ])('MD-10 says “%s”', (text, act) => {
    expect(auditText(act)).toBe(text);
  });

  it('MD-10 has another label for each action', () => {
    expect(new Set(auditActions.map(auditActionLabel)).size).toBe(auditActions.length);
  });
});

describe('readAuditEntry', () => {
  it('MD-10 reads what a host sent', () => {
    expect(readAuditEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
    const exported = { ...entry, details: { fields: ['price', 5], rows: '7' } };
    expect(readAuditEntry(exported)?.details).toEqual({ fields: ['price'], rows: 7 });
    expect(readAuditEntry({ ...entry, details: null })?.details).toEqual({});
  });

  it.each([
    ['no entry', null],
    ['no subject', { ...entry, subject: 'o1' }],
    ['an unknown action', { ...entry, action: 'eat' }],
    ['an unknown role', { ...entry, role: 'boss' }],
    ['an unknown kind', { ...entry, subject: { ...order, kind: 'cat' } }],
  ])('API-8 leaves out %s', (_name, raw) => {
    expect(readAuditEntry(raw)).toBe(null);
  });
});

describe('the audit log as CSV', () => {
  it('MD-10 MD-16 has one row for each entry, with the time of Dhaka and of UTC, and the account', () => {
    expect(auditCsvHead).toBe(
      '\uFEFF"Time","Time (UTC)","Account","E-mail","Account ID","Role","Action","What","Subject","Subject ID","Request ID"\r\n',
    );
    expect(auditCsvRow(entry)).toBe(
      '"05 Jan, 2025, 03:07 pm","2025-01-05T09:07:00.000Z","Kamal Uddin","kamal@shop.example","uid-kamal","Staff","Order moved",' +
        '"Moved order HK-7Q4K-2M from Pending to Confirmed","HK-7Q4K-2M","o1","r1"\r\n',
    );
  });
});
