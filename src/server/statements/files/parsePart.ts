import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { StatementFileError } from '#domain/statements/statementTable.ts';
import type { Workbook } from './openWorkbook.ts';

/** Reads the XML of the parts of an XLSX file. */

/**
 * The most elements within each other; a sheet has about six. The parser keeps all that are open, which fill gigabytes if nothing closes.
 */
const deepest = 32;

/** Handlers of the events of the XML parser. */
interface Events {
  readonly open: (name: string, attributes: SaxesTagPlain['attributes']) => void;
  readonly text?: (text: string) => void;
  /** Returns false to read no further pieces; the rest of this one is still passed on. */
  readonly close?: (name: string) => boolean;
}

/** A name without its prefix, which each file may choose. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Throws that the file is broken. */
export const refuseBrokenFile = (): never => {
  throw new StatementFileError('The XLSX file is broken and cannot be read.');
};

/** Passes the elements of a part to the handlers. Rejects with a StatementFileError for a broken or harmful part. */
export const parsePart = async (
  workbook: Workbook,
  name: string,
  { open, text, close }: Events,
): Promise<void> => {
  const parser = new SaxesParser();
  let goesOn = true;
  parser.on('error', refuseBrokenFile);
  // Only a harmful file has a document type, by which it could declare entities.
  parser.on('doctype', refuseBrokenFile);
  let depth = 0;
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > deepest) refuseBrokenFile();
    open(localName(tag.name), tag.attributes);
  });
  // A text may also stand in a section of CDATA.
  for (const event of ['text', 'cdata'] as const) parser.on(event, (piece) => text?.(piece));
  parser.on('closetag', (tag) => {
    depth -= 1;
    goesOn = (close?.(localName(tag.name)) ?? true) && goesOn;
  });
  await workbook.read(name, (piece) => {
    parser.write(piece);
    return goesOn;
  });
  // A part that was read to its end must be whole: rows that are cut off carry money.
  if (goesOn) parser.close();
};
