import { type FindPicture, pictureFinder } from '#domain/productFiles/findPictures.ts';
import { importLimits } from '#domain/productFiles/importLimits.ts';
import { type ProductFile, ProductFileError } from '#domain/productFiles/productFile.ts';
import { readProductFile } from '#domain/productFiles/readProductFile.ts';
import { unreachable } from '#messages/api/client.ts';
import * as messages from '#messages/dashboard/productImport.tsx';
import { changedFile } from './changedFile.ts';
import { htmlText } from './htmlText.ts';
import type { Archive } from './openArchive.ts';
import { parseCsv } from './parseCsv.ts';

/** The files that the user has chosen, opened: a CSV file, a ZIP file that holds one, or both. */
export interface OpenedFiles {
  /** Name of the CSV file, for the audit log. */
  readonly name: string;
  readonly file: ProductFile;
  /** Finds the entry of the ZIP file for a picture that the CSV file names. */
  readonly find: FindPicture;
  /** Unpacks a picture of the ZIP file. */
  readonly readPicture: (entry: string) => Promise<File>;
}

/**
 * Opens and reads the chosen files; rejects with a ProductFileError that says what is wrong, or with `changedFile`. `now` decides which
 * sales of a WooCommerce file are on.
 */
export const openProductFiles = async (files: readonly File[], now: Date): Promise<OpenedFiles> => {
  const [zip, ...otherZips] = files.filter(isZip);
  const [csv, ...otherCsvs] = files.filter((file) => !isZip(file));
  if (otherZips.length > 0 || otherCsvs.length > 0) throw new ProductFileError(messages.tooManyFiles);
  const archive = zip === undefined ? null : await openZip(zip);
  const { name, bytes } = await csvOf(csv, archive);
  return {
    // The end of a long name: in a ZIP file the folders stand before the name.
    name: name.slice(-importLimits.fileName),
    file: readProductFile(parseCsv(bytes), { textOf: htmlText, now }),
    find: archive === null ? () => null : pictureFinder(archive.pictures),
    readPicture: (entry) => pictureFile(archive, entry),
  };
};

const isZip = ({ name }: File): boolean => /\.zip$/i.test(name);

/** Loads the code for ZIP files, which other imports do not need; offline it may not come. */
const openZip = async (zip: File): Promise<Archive> => {
  const loaded = await import('./openArchive.ts').catch(() => null);
  if (loaded === null) throw new ProductFileError(unreachable);
  return loaded.openArchive(zip);
};

/** The CSV file that was chosen, or else the only one in the ZIP file. */
const csvOf = async (
  file: File | undefined,
  archive: Archive | null,
): Promise<{ name: string; bytes: Uint8Array }> => {
  if (file !== undefined) {
    if (file.size > importLimits.fileBytes)
      throw new ProductFileError(messages.csvFileIsTooLarge(importLimits.fileBytes / megabyte));
    const content = await file.arrayBuffer().catch(() => Promise.reject(changedFile));
    return { name: file.name, bytes: new Uint8Array(content) };
  }
  const [name, ...others] = archive?.tables ?? [];
  if (name === undefined || archive === null) throw new ProductFileError(messages.chooseACsvFile);
  if (others.length > 0) throw new ProductFileError(messages.severalCsvFilesInZipFile);
  return { name, bytes: await archive.read(name, importLimits.fileBytes) };
};

const megabyte = 1024 * 1024;

/** Media types by the ending of the name; any other ending is JPEG. */
const mediaTypes: Readonly<Record<string, string>> = { png: 'image/png', webp: 'image/webp' };

/** Unpacks a picture of the ZIP file, under its name without folders. */
const pictureFile = async (archive: Archive | null, entry: string): Promise<File> => {
  if (archive === null) throw new ProductFileError(messages.noZipFile);
  const bytes = await archive.read(entry, importLimits.pictureBytes);
  const ending = /\.(\w+)$/.exec(entry)?.[1]?.toLowerCase() ?? '';
  const fileName = entry.split('/').at(-1) ?? entry;
  return new File([bytes], fileName, { type: mediaTypes[ending] ?? 'image/jpeg' });
};
