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

/** A file of several sheets, whose cells have texts of their own. */
const sheets = (given: Readonly<Record<string, readonly (readonly string[])[]>>) => {
  const names = Object.keys(given);
  const files = Object.values(given).map((rows) =>
    xlsxParts(rows.map((cells) => cells.map((text) => cellWith('t="inlineStr"', `<is><t>${text}</t></is>`)))),
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
    // One megabyte more than the limit.
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
    await expect(read(bomb())).rejects.toThrow('too large when unpacked');
    await expect(read(bomb(1000))).rejects.toThrow('broken');
  });

  it('CA-3 is refused when its sheets together unpack to more than a statement has, though each part is small', async () => {
    const names = Array.from({ length: 5 }, (_, index) => `<sheet name="${index}" r:id="rId7"/>`).join('');
    const parts = xlsxParts([[]]).map(({ name, bytes }) => ({
      name,
      bytes: name.includes('sheet1')
        ? Buffer.concat([
            bytesOf('<worksheet>'),
            Buffer.alloc(15 * 1024 * 1024, 0x20),
            bytesOf('</worksheet>'),
          ])
        : bytesOf(new TextDecoder().decode(bytes).replace(/<sheet .*?>/, names)),
    }));
    await expect(read(zipFile(parts))).rejects.toThrow('The XLSX file is too large when unpacked');
  });

  it('CA-3 is refused with more parts than a statement has, whatever they are', async () => {
    const parts = xlsxParts([
      ['Invoice', 'COD'],
      ['HK-1', 1310],
    ]);
    const folders = Array.from({ length: 1001 }, (_, index) => ({ name: `x${index}/`, bytes: bytesOf('') }));
    const sameName = Array.from({ length: 1001 }, () => ({ name: 'x.xml', bytes: bytesOf('') }));
    for (const added of [folders, sameName])
      await expect(read(zipFile([...added, ...parts]))).rejects.toThrow('too large when unpacked');
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
