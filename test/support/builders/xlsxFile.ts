import { zipFile } from './zipFile.ts';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The name of one of the first 26 columns. */
const letter = (column: number): string => String.fromCharCode(65 + column);

/** A cell as a spreadsheet stores it: a number, a text, or raw XML. */
export type XlsxCell = string | number | { readonly xml: (reference: string) => string };

const cellXml = (cell: XlsxCell, reference: string, strings: string[]): string => {
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell !== 'string') return cell.xml(reference);
  if (cell === '') return '';
  strings.push(cell);
  return `<c r="${reference}" t="s"><v>${strings.length - 1}</v></c>`;
};

/** The parts of an XLSX file with one sheet. */
export const xlsxParts = (rows: readonly (readonly XlsxCell[])[]): { name: string; bytes: Uint8Array }[] => {
  const strings: string[] = [];
  const sheet = rows
    .map((cells, row) => {
      const xml = cells.map((cell, column) => cellXml(cell, `${letter(column)}${row + 1}`, strings));
      return `<row r="${row + 1}">${xml.join('')}</row>`;
    })
    .join('');
  // The workbook's relations name the sheet's file: `rId7` is as good as any id.
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return [
    {
      name: 'xl/workbook.xml',
      bytes: text(
        `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Payout" sheetId="1" r:id="rId7"/></sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: text(`<Relationships><Relationship Id="rId7" Target="worksheets/sheet1.xml"/></Relationships>`),
    },
    {
      name: 'xl/sharedStrings.xml',
      bytes: text(
        `<sst xmlns="${main}">${strings.map((value) => `<si><t>${escaped(value)}</t></si>`).join('')}</sst>`,
      ),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      bytes: text(`<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`),
    },
  ];
};

/** An XLSX file with one sheet, as a spreadsheet writes it. */
export const xlsxFile = (rows: readonly (readonly XlsxCell[])[]): Buffer<ArrayBuffer> =>
  zipFile(xlsxParts(rows));
