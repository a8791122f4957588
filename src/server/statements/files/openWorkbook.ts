import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { StatementFileError } from '#domain/statements/statementTable.ts';

/** Limits for files that are made to unpack to gigabytes: an XLSX file is a ZIP file of XML, and XML packs to a twentieth. */
const limits = {
  /** Parts in the file, folders and parts of the same name included. */
  parts: 1000,
  /**
   * Unpacked bytes of all that is read, since many sheets may name one part. 20,000 rows of 25 different texts have about 40 MB, and
   * 10 MB take about a second.
   */
  bytes: 64 * 1024 * 1024,
} as const;

/** An open XLSX file, whose parts are read by their names. */
export interface Workbook {
  readonly has: (name: string) => boolean;
  /** Passes the text of a part to `take` piece by piece, until `take` returns false. Rejects with a StatementFileError. */
  readonly read: (name: string, take: (text: string) => boolean) => Promise<void>;
}

const broken = (): StatementFileError =>
  new StatementFileError('The XLSX file is broken and cannot be read.');
/** The refusal of a file that has more than a statement needs. */
export const tooLarge = (): StatementFileError =>
  new StatementFileError('The XLSX file is too large when unpacked. Save it as CSV.');

/** Thrown to stop reading a part of which enough was taken. */
class ReadEnough extends Error {}

const readPart = async (entry: FileEntry, take: (chunk: Uint8Array) => void): Promise<void> => {
  if (entry.uncompressedSize > limits.bytes) throw tooLarge();
  const collector = new WritableStream<Uint8Array<ArrayBuffer>>({ write: take });
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
  let readBytes = 0;
  return {
    has: (name) => entries.has(name),
    read: async (name, take) => {
      const entry = entries.get(name);
      if (entry === undefined) throw broken();
      const decoder = new TextDecoder('utf-8');
      try {
        await readPart(entry, (chunk) => {
          readBytes += chunk.length;
          // The size that the file claims may be wrong.
          if (readBytes > limits.bytes) throw tooLarge();
          if (!take(decoder.decode(chunk, { stream: true }))) throw new ReadEnough();
        });
      } catch (error) {
        if (error instanceof ReadEnough) return;
        throw error instanceof StatementFileError ? error : broken();
      }
    },
  };
};
