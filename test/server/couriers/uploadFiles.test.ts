import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { uploadCsv } from '#server/couriers/uploadFiles/uploadFile.ts';
import { uploadFiles } from '#server/couriers/uploadFiles/uploadFiles.ts';
import { parcelToBook } from '../../support/builders/parcelToBook.ts';

/** A parcel of Rahim Uddin with 2 × Cotton Saree: 400 g, 1,250 taka to collect. */
const rowsOf = (courier: 'steadfast' | 'pathao' | 'redx', changes = {}): string[][] => {
  const file = uploadFiles[courier];
  if (file === undefined) throw new Error('The courier takes no files');
  return parse(uploadCsv(file, [parcelToBook(changes)], 'Hatkhola'), { bom: true });
};

const exchange = { isExchange: true, address: 'House 12,\r\n"Green" Road', weight: 1200 };

describe('the upload file', () => {
  it('CR-2 of Pathao has the columns of its portal, letter by letter, with kilograms', () => {
    expect(rowsOf('pathao', exchange)).toEqual([
      [
        'ItemType',
        'StoreName',
        'MerchantOrderId',
        'RecipientName(*)',
        'RecipientPhone(*)',
        'RecipientAddress(*)',
        'RecipientCity(*)',
        'RecipientZone(*)',
        'RecipientArea',
        'AmountToCollect(*)',
        'ItemQuantity',
        'ItemWeight',
        'ItemDesc',
        'SpecialInstruction',
      ],
      [
        'parcel',
        'Hatkhola',
        'HK-7Q4K-2M',
        'Rahim Uddin',
        '01712345678',
        'House 12, "Green" Road, Mirpur 1, Dhaka',
        'Dhaka',
        'Mirpur 1',
        '',
        '1250',
        '2',
        '1.2',
        '2 × Cotton Saree',
        'EXCHANGE: take the other parcel back. Call before delivery.',
      ],
    ]);
  });

  it('CR-2 of Steadfast has six columns', () => {
    expect(rowsOf('steadfast')).toEqual([
      ['Invoice', 'Name', 'Address', 'Phone', 'Amount', 'Note'],
      [
        'HK-7Q4K-2M',
        'Rahim Uddin',
        'House 12, Road 5, Mirpur 1, Dhaka',
        '01712345678',
        '1250',
        'Call before delivery.',
      ],
    ]);
  });

  it('CR-2 of RedX has the fields of its call, with grams', () => {
    const [heads = [], row = []] = rowsOf('redx', { weight: 1200 });
    expect(Object.fromEntries(heads.map((head, index) => [head, row[index]]))).toEqual({
      merchant_invoice_id: 'HK-7Q4K-2M',
      customer_name: 'Rahim Uddin',
      customer_phone: '01712345678',
      customer_address: 'House 12, Road 5, Mirpur 1, Dhaka',
      district: 'Dhaka',
      delivery_area: 'Mirpur 1',
      cash_collection_amount: '1250',
      parcel_weight: '1200',
      value: '1250',
      instruction: 'Call before delivery.',
    });
  });

  it('CR-2 begins with the byte order mark and runs no formula of a customer', () => {
    const file = uploadFiles.steadfast;
    if (file === undefined) throw new Error('Steadfast takes no files');
    const text = uploadCsv(file, [parcelToBook({ recipientName: '=HYPERLINK("http://x")' })], 'Hatkhola');
    expect(text.startsWith('\uFEFF"Invoice"')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
  });

  it.each([
    ['pathao', { thana: null }, 'Pathao needs the thana.'],
    ['pathao', { weight: 0 }, 'The weight of the parcel is missing.'],
    ['redx', { thana: ' ' }, 'RedX needs the thana.'],
    ['redx', { weight: 0 }, 'The weight of the parcel is missing.'],
    ['steadfast', { amount: 1_000_001 }, 'Steadfast collects at most 10,00,000 taka.'],
    ['steadfast', {}, null],
    ['pathao', {}, null],
    ['redx', {}, null],
  ] as const)('CR-2 of %s is refused %j: %s', (courier, changes, reason) => {
    expect(uploadFiles[courier]?.reasonAgainst(parcelToBook(changes))).toBe(reason);
  });

  it('CR-2 says where its columns come from, and of RedX that they are assumed', () => {
    const origins = Object.entries(uploadFiles).map(([courier, { isAssumed, source }]) => ({
      courier,
      isAssumed,
      source,
    }));
    const source = expect.stringMatching(/\w{4}/);
    expect(origins).toEqual([
      { courier: 'steadfast', isAssumed: false, source },
      { courier: 'pathao', isAssumed: false, source },
      { courier: 'redx', isAssumed: true, source },
    ]);
  });
});
