import {
  BlobReader,
  ERR_ENCRYPTED,
  ERR_UNSAFE_FILENAME,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import type { Failure } from '#api/client/failure.ts';
import { importLimits } from '#domain/productFiles/importLimits.ts';
import { ProductFileError } from '#domain/productFiles/productFile.ts';
import * as messages from '#messages/dashboard/productImport.tsx';
import { changedFile, isOfChangedFile } from './changedFile.ts';

/** A ZIP file on the user's disk; only the parts that are needed are read. */
export interface Archive {
  /** The names of its pictures. */
  readonly pictures: readonly string[];
  /** The names of its CSV files. */
  readonly tables: readonly string[];
  /** Unpacks an entry of at most `limit` bytes; rejects with a ProductFileError, or with `changedFile`. */
  readonly read: (name: string, limit: number) => Promise<Uint8Array<ArrayBuffer>>;
}

const pictureName = /\.(?:jpe?g|png|webp)$/i;
const tableName = /\.csv$/i;

/** Reads the list of a ZIP file; rejects with a ProductFileError for one that is broken, too large or dangerous, or with `changedFile`. */
export const openArchive = async (file: Blob): Promise<Archive> => {
  if (file.size > importLimits.archiveBytes) throw new ProductFileError(messages.zipFileIsTooLarge);
  const entries = await entriesOf(file).catch(rethrow);
  const names = [...entries.keys()];
  return {
    pictures: names.filter((name) => pictureName.test(name)),
    tables: names.filter((name) => tableName.test(name)),
    read: async (name, limit) => {
      const entry = entries.get(name);
      if (entry === undefined) throw new ProductFileError(messages.notInZipFile(shortName(name)));
      return unpack(entry, limit).catch(rethrow);
    },
  };
};

/** The entries that an import can use, by name; no folders, no links to other files, no hidden files. */
const entriesOf = async (file: Blob): Promise<Map<string, FileEntry>> => {
  const entries = new Map<string, FileEntry>();
  // Older ZIP programs of Windows write backslashes. The library itself refuses names that lead out of the folder.
  const options = { normalizeFilename: (name: string) => name.replaceAll('\\', '/') };
  const reader = new ZipReader(new BlobReader(file));
  let entryCount = 0;
  for await (const entry of reader.getEntriesGenerator(options)) {
    entryCount += 1;
    if (entryCount > importLimits.entries)
      throw new ProductFileError(messages.zipFileHasTooManyFiles(importLimits.entries));
    if (!entry.directory && !entry.symlink && !isHidden(entry.filename)) entries.set(entry.filename, entry);
  }
  return entries;
};

/** Whether the entry is a hidden file, or a file that macOS adds to ZIP files. */
const isHidden = (name: string): boolean =>
  name.split('/').some((segment) => segment.startsWith('.') || segment === '__MACOSX');

/** Unpacks an entry. Also counts the bytes that come out and stops at the limit: the size stated in the ZIP file may be wrong. */
const unpack = async (entry: FileEntry, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  const { filename, compressedSize, uncompressedSize } = entry;
  // A small file that was made to fill the memory when it is unpacked.
  const isBomb = uncompressedSize > compressedSize * importLimits.ratio;
  if (uncompressedSize > limit || isBomb) throw tooLarge(filename);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let unpackedBytes = 0;
  const collector = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (chunk) => {
      unpackedBytes += chunk.length;
      if (unpackedBytes > limit) throw tooLarge(filename);
      // A copy, since the library may write the next bytes into the same memory.
      chunks.push(chunk.slice());
    },
  });
  await entry.getData(collector, { useWebWorkers: false, checkSignature: true, checkOverlappingEntry: true });
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
};

const rethrow = (cause: unknown): Promise<never> => Promise.reject(errorOfArchive(cause));

/**
 * The library's error as one with a sentence for the user. The import goes on without a picture that has a ProductFileError; `changedFile`
 * ends it, since nothing more can be read (GS-13).
 */
const errorOfArchive = (error: unknown): ProductFileError | Failure => {
  if (error instanceof ProductFileError) return error;
  if (isOfChangedFile(error)) return changedFile;
  const message = error instanceof Error ? error.message : '';
  if (message === ERR_UNSAFE_FILENAME) return new ProductFileError(messages.unsafeNameInZipFile);
  if (message === ERR_ENCRYPTED) return new ProductFileError(messages.zipFileHasPassword);
  return new ProductFileError(messages.zipFileIsBroken);
};

const tooLarge = (name: string): ProductFileError =>
  new ProductFileError(messages.tooLargeInZipFile(shortName(name)));

/** How many characters of an entry's name stand in a sentence. */
const namedCharacters = 80;

/** The end of an entry's name. */
const shortName = (name: string): string => name.slice(-namedCharacters);
