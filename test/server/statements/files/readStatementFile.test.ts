import { describe, expect, it } from 'vitest';
import { readStatementFile } from '#server/statements/files/readStatementFile.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));
const read = (file: string | Buffer<ArrayBuffer>) =>
  readStatementFile(typeof file === 'string' ? bytesOf(file) : new Uint8Array(file));

const table = { header: ['Invoice', 'COD'], rows: [{ row: 2, cells: ['HK-1', '1310'] }] };

describe('CSV', () => {
  it.each([
    ['with CRLF and a byte order mark', '\uFEFFInvoice,COD\r\nHK-1,1310\r\n'],
    ['with semicolons', 'Invoice;COD\nHK-1;1310\n'],
    ['with tabs', 'Invoice\tCOD\nHK-1\t1310'],
    ['that names its separator', 'sep=;\r\nInvoice;COD\r\nHK-1;1310'],
    ['of an old Mac', 'Invoice,COD\rHK-1,1310\r'],
  ])('CA-3 is read %s', async (_, text) => {
    expect(await read(text)).toEqual(table);
  });

  it.each([
    ['CRLF after the header and LF after the rows', ['\r\n', '\n', '\n']],
    ['LF after the header and CRLF after the rows', ['\n', '\r\n', '\r\n']],
    ['the rows of another system at its end', ['\r\n', '\r\n', '\n']],
  ])('CA-3 keeps every row with %s', async (_, [afterHead, afterFirst, afterSecond]) => {
    const text = `Invoice,COD,Note${afterHead}HK-1,1310,a${afterFirst}HK-2,500,"b"${afterSecond}HK-3,70,c`;
    expect(await read(text)).toEqual({
      header: ['Invoice', 'COD', 'Note'],
      rows: [
        { row: 2, cells: ['HK-1', '1310', 'a'] },
        { row: 3, cells: ['HK-2', '500', 'b'] },
        { row: 4, cells: ['HK-3', '70', 'c'] },
      ],
    });
  });

  it.each([
    ['a title', 'Payout of November'],
    ['a blank line', ''],
  ])('CA-3 finds the separator below %s', async (_, line) => {
    expect(await read(`${line}\r\nInvoice;COD\r\nHK-1;1310\r\n`)).toEqual({
      header: ['Invoice', 'COD'],
      rows: [{ row: 3, cells: ['HK-1', '1310'] }],
    });
  });

  it.each([
    [
      'with a comma',
      'Merchant,Hatkhola\r\nInvoice No,INV-77\r\n\r\nConsignment ID,Merchant Order ID,Paid\r\nDA1,HK-1,1310\r\n',
      5,
    ],
    ['with a semicolon', 'Payment;7788\nConsignment ID;Merchant Order ID;Paid\nDA1;HK-1;1310\n', 3],
  ])('CA-3 begins below titles of two cells, %s', async (_, text, row) => {
    expect(await read(text)).toEqual({
      header: ['Consignment ID', 'Merchant Order ID', 'Paid'],
      rows: [{ row, cells: ['DA1', 'HK-1', '1310'] }],
    });
  });

  it('CA-3 is read in UTF-16 as Excel writes “Unicode text”', async () => {
    const bytes = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from('Invoice\tCOD\nHK-1\t1310', 'utf16le'),
    ]);
    expect(await read(bytes)).toEqual(table);
  });

  it('CA-3 keeps every row of a file with an empty line after each', async () => {
    const numbers = Array.from({ length: 15_000 }, (_, index) => index + 1);
    const lines = numbers.map((number) => `HK-${number},1310\r\n\r\n`);
    expect(await read(`Invoice,COD\r\n${lines.join('')}`)).toEqual({
      header: ['Invoice', 'COD'],
      rows: numbers.map((number) => ({ row: 2 * number, cells: [`HK-${number}`, '1310'] })),
    });
  });

  it('CA-3 is read with a row behind more empty lines than a statement may have rows', async () => {
    const text = `Invoice,COD\nHK-1,1310\n${'\n'.repeat(100_000)}HK-2,500\n`;
    expect(await read(text)).toEqual({
      header: ['Invoice', 'COD'],
      rows: [
        { row: 2, cells: ['HK-1', '1310'] },
        { row: 100_003, cells: ['HK-2', '500'] },
      ],
    });
  });

  it('CA-3 is refused when rows stand behind more rows of empty cells than are read', async () => {
    const text = `Invoice,COD\nHK-1,1310\n${',\n'.repeat(100_000)}HK-2,500\n`;
    await expect(read(text)).rejects.toThrow('The file has more than 20000 rows.');
  });

  it('CA-3 is refused with a row of more cells than the header, whose amount has a comma without quotation marks', async () => {
    const reading = read('Payout of November\nInvoice,COD\nHK-1,500,\nHK-2,1,310\n');
    await expect(reading).rejects.toThrow(
      'Row 4: The row has more cells than the header: perhaps a cell with a comma has no quotation marks.',
    );
  });

  it('CA-3 is refused with a missing quotation mark, another encoding, an old format, and above 5 MB', async () => {
    await expect(read('Invoice,COD\n"HK-1,1310\n')).rejects.toThrow('quotation mark is missing');
    await expect(read(Buffer.from([0x41, 0x2c, 0xff, 0x0a]))).rejects.toThrow('not written in UTF-8');
    // The bytes with which an XLS file begins, and an XLSX file with a password.
    await expect(read(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]))).rejects.toThrow(
      'The file is from an old version of Excel or has a password. Save it as XLSX or CSV without a password.',
    );
    await expect(read('a,b\0\n1,2')).rejects.toThrow('neither CSV nor XLSX');
    await expect(read('x'.repeat(5 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 'tooLarge' });
  });
});
