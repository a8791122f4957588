import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { StatementFileError } from '#domain/statements/statementTable.ts';

/** Limits for files that are made to unpack to gigabytes: an XLSX file is a ZIP file of XML, and XML packs to a twentieth. */
const limits = {
  /** Parts in the file, folders and parts of the same name included. */
  parts: 1000,
  /** Unpacked bytes of one part. */
  partBytes: 64 * 1024 * 1024,
} as const;

/** An open XLSX file, whose parts are read by their names. */
export interface Workbook {
  readonly has: (name: string) => boolean;
  /** Passes the text of a part to `take` piece by piece, until `take` returns false. Rejects with a StatementFileError. */
  readonly read: (name: string, take: (text: string) => boolean) => Promise<void>;
}

const broken = (): StatementFileError =>
  new StatementFileError('The XLSX file is broken and cannot be read.');
const tooLarge = (): StatementFileError =>
  new StatementFileError('The XLSX file is too large when unpacked. Save it as CSV.');

/** Thrown to stop reading a part of which enough was taken. */
class ReadEnough extends Error {}

const readPart = async (entry: FileEntry, take: (text: string) => boolean): Promise<void> => {
  if (entry.uncompressedSize > limits.partBytes) throw tooLarge();
  const decoder = new TextDecoder('utf-8');
  let size = 0;
  const collector = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (chunk) => {
      size += chunk.length;
      // The size that the file claims may be wrong.
      if (size > limits.partBytes) throw tooLarge();
      if (!take(decoder.decode(chunk, { stream: true }))) throw new ReadEnough();
    },
  });
  await entry.getData(collector, { useWebWorkers: false, checkSignature: true, checkOverlappingEntry: true });
};

/** Opens an XLSX file. Rejects with a StatementFileError for a file that is broken, has a password or is too large. */
export const openWorkbook = async (bytes: Uint8Array<ArrayBuffer>): Promise<Workbook> => {
  const entries = new Map<string, FileEntry>();
  let parts = 0;
  try {
    const zip = new ZipReader(new BlobReader(new Blob([bytes])));
    for await (const entry of zip.getEntriesGenerator()) {
      parts += 1;
      if (parts > limits.parts) throw tooLarge();
      if (!entry.directory && !entry.symlink) entries.set(entry.filename, entry);
    }
  } catch (error) {
    throw error instanceof StatementFileError ? error : broken();
  }
  return {
    has: (name) => entries.has(name),
    read: async (name, take) => {
      const entry = entries.get(name);
      if (entry === undefined) throw broken();
      try {
        await readPart(entry, take);
      } catch (error) {
        if (error instanceof ReadEnough) return;
        throw error instanceof StatementFileError ? error : broken();
      }
    },
  };
};
