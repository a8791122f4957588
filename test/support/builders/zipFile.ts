import { crc32, deflateRawSync } from 'node:zlib';

/** A file in a ZIP file, with what a malicious one says of itself. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Size that the list of the file tells; the true one by default. */
  readonly claimedSize?: number;
  readonly isSymlink?: boolean;
  readonly isEncrypted?: boolean;
}

const madeByUnix = 0x03_14;
const regularFile = 0o100_644;
const symbolicLink = 0o120_777;

/** What the local header and the list have in common. */
const commonFields = ({ name, bytes, claimedSize, isEncrypted }: ZipEntry, packed: Uint8Array): Buffer => {
  const fields = Buffer.alloc(26);
  // Needs version 2.0 to read.
  fields.writeUInt16LE(20, 0);
  // Names are in UTF-8.
  fields.writeUInt16LE(0x0800 + (isEncrypted === true ? 1 : 0), 2);
  // Deflated.
  fields.writeUInt16LE(8, 4);
  // 1 January 2025, at midnight.
  fields.writeUInt16LE(0x5a21, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(claimedSize ?? bytes.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
};

/** Packs the entries, deflated; for tests of what reads them. */
export const zipFile = (entries: readonly ZipEntry[]): Buffer<ArrayBuffer> => {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed = deflateRawSync(entry.bytes, { level: 9 });
    const common = commonFields(entry, packed);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(entry.name), packed]);
    // Of the list alone; all but the mode of the file and the place of its local header stays 0.
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((entry.isSymlink === true ? symbolicLink : regularFile) << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    const version = Buffer.alloc(2);
    version.writeUInt16LE(madeByUnix);
    list.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), version, common, rest, Buffer.from(entry.name)]));
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
};
