import { crc32, deflateSync } from 'node:zlib';

/** Forms with a picture: the first is valid, and so is each other one whose picture can be used. */

export interface BadForm {
  readonly what: string;
  readonly type: string;
  readonly body: Buffer;
}

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
};

/** A grey PNG; truncated when `rows` is less than its height. */
const png = (width: number, height: number, rows = height): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits for each pixel, grey, not interlaced.
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const boundary = 'faults';
const type = `multipart/form-data; boundary=${boundary}`;
const part = (head: string, bytes: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`, 'latin1'),
    typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
    Buffer.from('\r\n'),
  ]);
const end = Buffer.from(`--${boundary}--\r\n`);
const form = (...parts: readonly Buffer[]): Buffer => Buffer.concat([...parts, end]);
const imageHead = (name = 'a.png', field = 'image') =>
  `Content-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png`;
const imageForm = (bytes: Buffer | string): Buffer => form(part(imageHead(), bytes));
const good = png(20, 20);

const bodies: readonly (readonly [string, Buffer])[] = [
  ['a picture of 1 × 1', imageForm(png(1, 1))],
  ['a picture of 1 × 20,000', imageForm(png(1, 20_000))],
  ['a picture of 20,000 × 1', imageForm(png(20_000, 1))],
  ['a picture of 2 × 5,000', imageForm(png(2, 5000))],
  ['a picture of 1 × 200,000', imageForm(png(1, 200_000))],
  ['a picture of 30,000 × 30,000 without its rows', imageForm(png(30_000, 30_000, 1))],
  ['a picture of 0 × 0', imageForm(png(0, 0))],
  // The first byte of the width.
  ['a picture of almost 2³¹ × 20 without its rows', imageForm(png(20, 20).fill(0x7f, 16, 17))],
  ['a picture cut off', imageForm(good.subarray(0, 40))],
  ['a PNG head only', imageForm(good.subarray(0, 8))],
  // In the checksum of the head.
  ['a picture with a wrong sum', imageForm(Buffer.from(good).fill(1, 30, 33))],
  ['a JPEG head and nothing', imageForm(Buffer.from([0xff, 0xd8, 0xff]))],
  ['a WebP head and nothing', imageForm('RIFF\0\0\0\0WEBPVP8 ')],
  ['a GIF', imageForm('GIF89a\x01\0\x01\0')],
  ['an SVG', imageForm('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['no bytes', imageForm('')],
  ['10 MB and one byte', imageForm(Buffer.alloc(10 * 1024 * 1024 + 1, 0xff))],
  ['a NUL in the file name', form(part(imageHead('a\0b.png'), good))],
  ['a NUL in the field name', form(part(imageHead('a.png', 'ima\0ge'), good))],
  ['an encoded NUL in the file name', form(part(imageHead('a%00b.png'), good))],
  ['a path as file name', form(part(imageHead('../../etc/passwd'), good))],
  ['a file name of 60,000 letters', form(part(imageHead('a'.repeat(60_000)), good))],
  ['a file name that is no UTF-8', form(part(imageHead('\xff\xfe.png'), good))],
  [
    'a file name without its end',
    form(part('Content-Disposition: form-data; name="image"; filename="a', good)),
  ],
  [
    'a file name in an unknown charset',
    form(part(`Content-Disposition: form-data; name="image"; filename*=nonsense''%ff%00`, good)),
  ],
  ['another field', form(part(imageHead('a.png', 'picture'), good))],
  ['__proto__ as field', form(part(imageHead('a.png', '__proto__'), good))],
  ['no name', form(part('Content-Disposition: form-data', good))],
  ['no disposition', form(part('Content-Type: image/png', good))],
  ['no head', form(part('', good))],
  ['a text in place of the file', form(part('Content-Disposition: form-data; name="image"', 'x'))],
  ['two files', form(part(imageHead(), good), part(imageHead(), good))],
  ['a wrong type', form(part(imageHead().replace('image/png', 'image/\0png'), good))],
  [
    'twenty fields',
    form(
      ...Array.from({ length: 20 }, (_, index) =>
        part(`Content-Disposition: form-data; name="f${index}"`, 'x'),
      ),
      part(imageHead(), good),
    ),
  ],
  [
    'a field of 2 MB',
    form(part('Content-Disposition: form-data; name="f"', 'x'.repeat(2_000_000)), part(imageHead(), good)),
  ],
  ['a head of 3,000 lines', form(part(`${imageHead()}${'\r\nX-A: b'.repeat(3000)}`, good))],
  ['a form in the form', form(part('Content-Type: multipart/mixed; boundary=b', '--b\r\n\r\nx\r\n--b--'))],
  ['no end', Buffer.concat([part(imageHead(), good)])],
  ['a broken end', Buffer.concat([part(imageHead(), good), Buffer.from('--faul')])],
  ['an end only', end],
  ['nothing', Buffer.alloc(0)],
  ['no form', Buffer.from('{"image":1}')],
];

const types: readonly string[] = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  'multipart/form-data; boundary=other',
  `multipart/form-data; boundary=${'b'.repeat(1000)}`,
  'multipart/mixed; boundary=faults',
  'multipart/form-data; boundary=faults; boundary=other',
  'multipart/form-data; charset=nonsense; boundary=faults',
  'application/json',
  'image/png',
  'text/plain',
];

export const badForms: readonly [BadForm, ...BadForm[]] = [
  { what: 'as it should be', type, body: imageForm(good) },
  ...bodies.map(([what, body]) => ({ what, type, body })),
  ...types.map((type) => ({
    what: `a form under the type ${type.slice(0, 60)}`,
    type,
    body: imageForm(good),
  })),
];
