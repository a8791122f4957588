import { describe, expect, it } from 'vitest';
import { readStatementFile } from '#server/statements/files/readStatementFile.ts';
import { xlsxFile, xlsxParts } from '../../../support/builders/xlsxFile.ts';
import { zipFile } from '../../../support/builders/zipFile.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));
const read = (file: string | Buffer<ArrayBuffer>) =>
  readStatementFile(typeof file === 'string' ? bytesOf(file) : new Uint8Array(file));

/** A cell with these attributes and this XML inside. */
const cellWith = (attributes: string, inside = '') => ({
  xml: (reference: string) => `<c r="${reference}" ${attributes}>${inside}</c>`,
});

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
    const read1310 = read('Payout of November\nInvoice,COD\nHK-1,500,\nHK-2,1,310\n');
    await expect(read1310).rejects.toThrow(
      'Row 4: The row has more cells than the header: perhaps a cell with a comma has no quotation marks.',
    );
  });

  it('CA-3 is refused with a missing quotation mark, another encoding, an old format, and above 5 MB', async () => {
    await expect(read('Invoice,COD\n"HK-1,1310\n')).rejects.toThrow('quotation mark is missing');
    await expect(read(Buffer.from([0x41, 0x2c, 0xff, 0x0a]))).rejects.toThrow('not written in UTF-8');
    // The bytes with which an XLS file begins, and an XLSX file with a password.
    await expect(read(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]))).rejects.toThrow(
      'The file is of an old Excel or has a password. Save it as XLSX or CSV without a password.',
    );
    await expect(read('a,b\0\n1,2')).rejects.toThrow('neither CSV nor XLSX');
    await expect(read('x'.repeat(5 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 'tooLarge' });
  });
});

describe('XLSX', () => {
  it('CA-3 keeps every row below thousands of titles', async () => {
    const titles = Array.from({ length: 3000 }, (_, index) => [`Title ${index}`]);
    const invoices = Array.from({ length: 20_000 }, (_, index) => `HK-${index}`);
    const lines = invoices.map((invoice) => [invoice, 1310]);
    expect(await read(xlsxFile([...titles, ['Invoice', 'COD'], ...lines]))).toEqual({
      header: ['Invoice', 'COD'],
      rows: invoices.map((invoice, index) => ({ row: index + 3002, cells: [invoice, '1310'] })),
    });
  });

  it('CA-3 begins below titles of two cells, such as the number and the day of the payment', async () => {
    const titles = [['Steadfast Courier'], ['Payment ID', 7788], ['Date', 46351], ['COD Amount', 1310], []];
    const file = xlsxFile([...titles, ['Consignment ID', 'Invoice', 'COD Amount'], [123, 'HK-1', 1310]]);
    expect(await read(file)).toEqual({
      header: ['Consignment ID', 'Invoice', 'COD Amount'],
      rows: [{ row: 7, cells: ['123', 'HK-1', '1310'] }],
    });
  });

  it('CA-3 is read with numbers, texts, and the stored value of a formula', async () => {
    const file = xlsxFile([
      ['Invoice', 'COD', 'Fee'],
      ['HK-1 & co', 1310.0000000000002, cellWith('', '<f>30*2</f><v>6E1</v>')],
      [cellWith('t="inlineStr"', '<is><t>HK-<![CDATA[2]]></t></is>'), cellWith('t="s"'), 70],
    ]);
    expect(await read(file)).toEqual({
      header: ['Invoice', 'COD', 'Fee'],
      rows: [
        { row: 2, cells: ['HK-1 & co', '1310', '60'] },
        { row: 3, cells: ['HK-2', '', '70'] },
      ],
    });
  });

  it('CA-3 is read with a formula whose stored value is the empty text', async () => {
    const file = xlsxFile([
      ['Invoice', 'COD', 'Note'],
      [
        'HK-1',
        1310,
        { xml: (reference) => `<c r="${reference}" t="str"><f>IF(B2=0,"none","")</f><v></v></c>` },
      ],
    ]);
    expect(await read(file)).toEqual({
      header: ['Invoice', 'COD', 'Note'],
      rows: [{ row: 2, cells: ['HK-1', '1310', ''] }],
    });
  });

  it('CA-3 is read from its first sheet that a spreadsheet shows', async () => {
    const hidden = '<sheet name="Lists" sheetId="2" state="hidden" r:id="rId8"/>';
    const parts = xlsxParts([
      ['Invoice', 'COD'],
      ['HK-1', 1310],
    ]).map(({ name, bytes }) => {
      const xml = new TextDecoder().decode(bytes);
      return { name, bytes: bytesOf(xml.replace('<sheets>', `<sheets>${hidden}`)) };
    });
    expect(await read(zipFile(parts))).toEqual({
      header: ['Invoice', 'COD'],
      rows: [{ row: 2, cells: ['HK-1', '1310'] }],
    });
  });

  /** A file of several sheets, whose cells have texts of their own. */
  const sheets = (given: Readonly<Record<string, readonly (readonly string[])[]>>) => {
    const names = Object.keys(given);
    const files = Object.values(given).map((rows) =>
      xlsxParts(
        rows.map((cells) => cells.map((text) => cellWith('t="inlineStr"', `<is><t>${text}</t></is>`))),
      ),
    );
    const parts = files.flatMap((file, index) =>
      file
        .filter(({ name }) => index === 0 || name.endsWith('sheet1.xml'))
        .map(({ name, bytes }) => {
          const xml = new TextDecoder()
            .decode(bytes)
            .replace(
              /<sheets>.*<\/sheets>/,
              `<sheets>${names.map((sheet, id) => `<sheet name="${sheet}" r:id="r${id}"/>`).join('')}</sheets>`,
            )
            .replace(
              /<Relationship .*\/>/,
              names.map((_, id) => `<Relationship Id="r${id}" Target="worksheets/s${id}.xml"/>`).join(''),
            );
          return { name: name.replace('sheet1.xml', `s${index}.xml`), bytes: bytesOf(xml) };
        }),
    );
    return zipFile(parts);
  };

  it('CA-3 is read from the sheet with the lines, behind one with the sums', async () => {
    const summary = [
      ['Total COD', '1310'],
      ['Payable', '1250'],
    ];
    const lines = [
      ['Invoice', 'COD'],
      ['HK-1', '1310'],
    ];
    expect(await read(sheets({ Summary: summary, Details: lines, Notes: [['Thank you']] }))).toEqual(table);
  });

  it('CA-3 is refused with lines on two sheets, of which one would be lost', async () => {
    const lines = [
      ['Invoice', 'COD'],
      ['HK-1', '1310'],
    ];
    await expect(read(sheets({ Delivered: lines, Returned: lines }))).rejects.toThrow(
      'The sheets “Delivered” and “Returned” both have lines. Save each of them as a file of its own.',
    );
  });

  it('CA-3 is refused with a formula that has no value, by its cell', async () => {
    const file = xlsxFile([
      ['Invoice', 'COD'],
      ['HK-1', { xml: (reference) => `<c r="${reference}"><f>A1</f></c>` }],
    ]);
    await expect(read(file)).rejects.toThrow('Row 2: Cell B2 holds a formula without a value');
  });

  it('CA-3 is refused when it is broken, has a password, or lacks its sheet or a text', async () => {
    const whole = xlsxFile([
      ['Invoice', 'COD'],
      ['HK-1', 1],
    ]);
    await expect(read(Buffer.from(whole.subarray(0, whole.length - 40)))).rejects.toThrow('broken');
    await expect(read(zipFile([{ name: 'a.txt', bytes: bytesOf('a') }]))).rejects.toThrow('broken');
    const locked = xlsxParts([['Invoice', 'COD']]).map((part) => ({ ...part, isEncrypted: true }));
    await expect(read(zipFile(locked))).rejects.toThrow('broken');
    const withoutSheet = xlsxParts([['Invoice', 'COD']]).filter(({ name }) => !name.includes('sheet1'));
    await expect(read(zipFile(withoutSheet))).rejects.toThrow('broken');
    const withoutText = xlsxFile([['Invoice', 'COD'], [cellWith('t="s"', '<v>9</v>')]]);
    await expect(read(withoutText)).rejects.toThrow('broken');
  });

  it('CA-3 is refused when its sheet ends early, also after whole rows', async () => {
    const parts = xlsxParts([
      ['Invoice', 'COD'],
      ['HK-1', 1],
      ['HK-2', 2],
    ]);
    const sheet = parts.find(({ name }) => name.includes('sheet1'));
    const lastRow = Buffer.from(sheet?.bytes ?? []).lastIndexOf('<row');
    const cut = parts.map((part) =>
      part === sheet ? { ...part, bytes: part.bytes.subarray(0, lastRow) } : part,
    );
    expect(lastRow).toBeGreaterThan(0);
    await expect(read(zipFile(cut))).rejects.toThrow('The XLSX file is broken and cannot be read.');
  });

  it('CA-3 is refused when it unpacks to more than a statement has, also with a false size', async () => {
    // One megabyte more than the limit of a part.
    const blank = Buffer.alloc(65 * 1024 * 1024, 0x20);
    const bomb = (claimedSize?: number) =>
      zipFile(
        xlsxParts([
          ['Invoice', 'COD'],
          ['HK-1', 1],
        ]).map((part) =>
          part.name.includes('sheet1')
            ? { ...part, bytes: blank, ...(claimedSize === undefined ? {} : { claimedSize }) }
            : part,
        ),
      );
    await expect(read(bomb())).rejects.toThrow('unpacks to more');
    await expect(read(bomb(1000))).rejects.toThrow('broken');
  });

  it('CA-3 is refused when its elements are nested deeper than those of a sheet, which would fill the memory', async () => {
    const parts = xlsxParts([
      ['Invoice', 'COD'],
      ['HK-1', 1310],
    ]).map(({ name, bytes }) => {
      const nested = '<a>'.repeat(1000) + '</a>'.repeat(1000);
      const xml = new TextDecoder().decode(bytes);
      return { name, bytes: bytesOf(xml.replace('<sheetData>', `${nested}<sheetData>`)) };
    });
    await expect(read(zipFile(parts))).rejects.toThrow('The XLSX file is broken and cannot be read.');
  });

  it.each(['2', '3000000000', 'two'])('CA-3 is refused with a third row of the number %s', async (number) => {
    const line = ['HK-1', 1310];
    const parts = xlsxParts([['Invoice', 'COD'], line, line]).map(({ name, bytes }) => {
      const xml = Buffer.from(bytes).toString().replace('<row r="3">', `<row r="${number}">`);
      return { name, bytes: bytesOf(xml) };
    });
    await expect(read(zipFile(parts))).rejects.toThrow('The XLSX file is broken and cannot be read.');
  });

  it('CA-3 declares no entities', async () => {
    const parts = xlsxParts([['Invoice', 'COD']]).map((part) =>
      part.name.includes('sharedStrings')
        ? { ...part, bytes: bytesOf('<!DOCTYPE sst [<!ENTITY a "b">]><sst><si><t>&a;</t></si></sst>') }
        : part,
    );
    await expect(read(zipFile(parts))).rejects.toThrow('broken');
  });
});
