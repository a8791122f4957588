import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/orders/order.ts';
import { orderCsvHead, orderCsvRow } from '#domain/orders/orderCsv.ts';
import { anOrder } from '../../support/builders/anOrder.ts';

const rowWith = (comment: string): string => {
  const order = anOrder({});
  return orderCsvRow({ ...order, customerData: { ...order.customerData, comment } });
};

const commentIn = (row: string): string => row.split('","').at(-2) ?? '';

describe('orderCsvRow', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+8801', "'+8801"],
    ['-1', "'-1"],
    ['@cmd', "'@cmd"],
    ['＝1+1', "'＝1+1"],
    ['＋8801', "'＋8801"],
    ['－1', "'－1"],
    ['＠cmd', "'＠cmd"],
    [' =1+1', "' =1+1"],
    ['\u00A0\u200B=1', "'\u00A0\u200B=1"],
    ['\t=1', "'\t'=1"],
    ['a;\t\t=1', "a;\t\t'=1"],
    ['a\r\n \v@cmd', "a\r\n' \v@cmd"],
    ['\tplain', "'\tplain"],
    ['\rplain', "'\rplain"],
    ['\nplain', "'\nplain"],
    ['a;=1+1', "a;'=1+1"],
    ['a; ＝1+1', "a;' ＝1+1"],
    ['a;"=1+1"', `a;'""=1+1""`],
    ['a\n=1+1', "a\n'=1+1"],
    ['a\t@cmd;-2', "a\t'@cmd;'-2"],
  ])('OL-6 makes no formula of %j, whatever separates cells', (comment, written) => {
    expect(commentIn(rowWith(comment))).toBe(written);
  });

  it.each(['a=b', '2 - 1', 'a; b', 'rahima@example.com', '৳-', 'বিকাল ৫টার পর', ''])(
    'OL-6 does not escape %j',
    (comment) => {
      expect(commentIn(rowWith(comment))).toBe(comment);
    },
  );

  // An ambiguous expression doubles its time with each character: 28 took it 7 to 14 s.
  it.each(['\t', '\n', '\f', ' "'])('OL-6 writes a comment of many %j at once', (blank) => {
    const comment = `;${blank.repeat(28)}x`;
    const start = performance.now();

    expect(commentIn(rowWith(comment))).toBe(comment.replaceAll('"', '""'));
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('OL-6 quotes every cell, and keeps Bengali, phone numbers and amounts unchanged', () => {
    // What is not written here is that of `anOrder`.
    const order = anOrder({ total: 1250.5 });
    const customerData = {
      ...order.customerData,
      mobileNumber: '01712345678',
      comment: 'a "b", c\nবিকাল ৫টার পর',
    };
    expect(orderCsvRow({ ...order, customerData })).toBe(
      '"64c000000000000000000001","05 Jan, 2025","03:07 pm","Pending","Rahima Khatun","01712-345678",' +
        '"rahima@example.com","House 3","Dhaka","Home","Inside of Dhaka","Cash On Delivery",' +
        '"2 × Copper Kettle (Red)","1500","60","1250.5","a ""b"", c\nবিকাল ৫টার পর",""\r\n',
    );
  });

  it('MD-2 has the order number in the last column', () => {
    const row = orderCsvRow(anOrder({ number: 'HK-0000-00' }));
    expect({
      head: orderCsvHead.endsWith(',"Order Number"\r\n'),
      row: row.endsWith(',"HK-0000-00"\r\n'),
    }).toEqual({
      head: true,
      row: true,
    });
  });

  it('OL-6 has as many cells as the header row', () => {
    expect(rowWith('plain').split('","')).toHaveLength(orderCsvHead.split('","').length);
  });
});

const rowOf = (changes: { mobileNumber?: string; products?: Order['products'] }): string => {
  const { mobileNumber = '', ...rest } = changes;
  const order = anOrder(rest);
  return orderCsvRow({ ...order, customerData: { ...order.customerData, mobileNumber } });
};

describe('the columns of orderCsvRow', () => {
  it.each(['8801712345678', '017123456789', '0171234567', '1712345678', ''])(
    'OL-6 leave the number %j, which is not one of Bangladesh, as it is',
    (mobileNumber) => {
      expect(rowOf({ mobileNumber })).toContain(`"Rahima Khatun","${mobileNumber}",`);
    },
  );

  it.each([
    ['N/A', 'N/A', '2 × Copper Kettle'],
    ['', '', '2 × Copper Kettle'],
    ['Red', 'N/A', '2 × Copper Kettle (Red)'],
    ['N/A', 'M', '2 × Copper Kettle (M)'],
    ['Red', 'M', '2 × Copper Kettle (Red, M)'],
  ])('OL-6 name the colour %j and the size %j only when they were chosen', (color, size, text) => {
    const products = anOrder({}).products.map((product) => ({ ...product, color, size }));
    expect(rowOf({ products })).toContain(`,"${text}",`);
  });

  it('OL-6 name every product of an order in one cell', () => {
    const { products } = anOrder();
    expect(rowOf({ products: [...products, ...products] })).toContain(
      ',"2 × Copper Kettle (Red); 2 × Copper Kettle (Red)",',
    );
  });
});
