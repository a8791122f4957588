/** Values that must not break any field of the contract. */

const nested = (open: string, inner: string, close: string, depth: number): string =>
  open.repeat(depth) + inner + close.repeat(depth);

/** Texts for any place that takes a text: parameters, queries, headers and, as JSON strings, bodies. */
export const badTexts: readonly string[] = [
  // Blanks and control characters.
  '',
  ' ',
  '\t\r\n',
  '\0',
  'a\0b',
  '\u0001\u001f\u007f',
  // Halves of surrogate pairs, characters that are not shown or turn the direction, and signs of several code points.
  '\uD800',
  '\uDC00\uD800',
  'a\uDFFF',
  '\uFFFE\uFFFF',
  '\uFEFF',
  '\u202Eabc',
  'e\u0301'.repeat(40),
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  '\u{10FFFF}',
  // Letters whose other case is a letter of another alphabet or more than one letter.
  '\u0130\u0131\u017F\u212A\u1E9E',
  // Long texts: one of many bytes, one that still fits as a product's name (300), and one that is no description any more (10,000).
  '﷽'.repeat(60),
  'x'.repeat(299),
  'x'.repeat(10_001),
  // Signs that SQL, `like`, JSON, addresses, templates or paths give a meaning.
  "'; drop table orders; --",
  '"\\',
  '%',
  '%_\\',
  '%00',
  '${1}{{1}}<script>',
  '../../../../etc/passwd',
  // Words for values of JavaScript.
  'null',
  'undefined',
  'true',
  'NaN',
  'Infinity',
  '-Infinity',
  // Numbers, in ways of writing that not every reader takes.
  '0',
  '-0',
  '-1',
  '1.5',
  '+1',
  ' 1 ',
  '1,000',
  '0x10',
  '0b1',
  '1_000',
  '1e3',
  // Numbers near and beyond the largest and the smallest that JavaScript holds.
  '1e308',
  '1e400',
  '-1e400',
  '1e-400',
  '5e-324',
  // The largest integer of 32 bits, and numbers beyond those of 32, 53 and 64 bits.
  '2147483647',
  '2147483648',
  '-2147483649',
  '21474837', // In taka: as poisha it is more than an integer of 32 bits holds.
  '9007199254740993',
  '9223372036854775808',
  // Numbers with many digits, and digits of other scripts.
  '9'.repeat(200),
  '0.1'.padEnd(200, '1'),
  '٣',
  '１',
  // Days and times: one that is valid, some that do not exist, and the ends of what JavaScript and PostgreSQL hold.
  '2025-01-05',
  '2025-02-29',
  '2025-02-30',
  '2025-13-01',
  '2025-00-00',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '-000001-01-01',
  '+275760-09-13',
  '-271821-04-20T00:00:00.000Z',
  '2025-01-01T24:00:00.000Z',
  '2025-01-01T23:59:60.000Z',
  'infinity',
  'epoch',
  'now',
  // What every object of JavaScript has; lists and objects as texts.
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '[]',
  '{}',
  // E-mail addresses: valid, with two signs, longer than any may be, and with a capital letter.
  'a@b.example',
  'a@b@c',
  `${'a'.repeat(250)}@b.example`,
  'K@shop.example',
  // Addresses of pages: broken ones, and those that would lead elsewhere or run a script.
  'https://',
  'http://[',
  '//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  // Ids: one that nothing has, one in capital letters, and one that is a digit too short.
  'f'.repeat(24),
  'F'.repeat(24),
  '0'.repeat(23),
  // Lists joined by commas, and a formula of a spreadsheet.
  'Pending,Pending',
  ',',
  'Delivered,'.repeat(50),
  '=1+1',
];

const asJson = (text: string): string => JSON.stringify(text);

/** JSON texts for a value in a body, including those that `JSON.stringify` never writes. */
export const badJson: readonly string[] = [
  ...badTexts.map(asJson),
  // Values of other types, and numbers beyond their limits.
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '1.5',
  '0.001',
  '1e308',
  '-1e308',
  '1e400',
  '-1e400',
  '1e-400',
  '5e-324',
  '2147483648',
  '10000001', // One more than `amountLimit`.
  '9007199254740993',
  '9'.repeat(400),
  // Lists and objects of any contents, also with the names of what every object has.
  '[]',
  '[[]]',
  '[null]',
  '[1,2]',
  '["x"]',
  '["\\u0000"]',
  '["\\ud800"]',
  '{}',
  '{"a":1}',
  '{"length":-1}',
  '{"length":4294967296}',
  '{"then":1,"valueOf":1,"toString":1}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"\\u0000":"\\u0000"}',
  // Very deep and very long ones.
  nested('[', '', ']', 100),
  nested('[', '', ']', 5000),
  nested('[', '', ']', 100_000),
  nested('{"a":', '1', '}', 5000),
  nested('[{"a":', '"\\u0000"', '}]', 5000),
  `[${'0,'.repeat(20_000)}0]`,
  `[${'{},'.repeat(20_000)}{}]`,
  // More entries than the 100 that most lists may have, such as the lines of an order.
  `[${'"x",'.repeat(101)}"x"]`,
  `{${Array.from({ length: 5000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  // A name that stands twice, and texts that are not JSON.
  '{"a":1,"a":2}',
  'NaN',
  'undefined',
  '01',
  "'x'",
  '"\u0001"',
];

/** Whole bodies. */
export const badBodies: readonly (string | Buffer)[] = [
  // Texts that are not JSON.
  '',
  ' ',
  '{',
  '}',
  '{"a":',
  '{"a":1,}',
  '{} {}',
  '\uFEFF{}',
  // JSON that is not the object that a call takes.
  'null',
  'true',
  '1',
  '"x"',
  '[]',
  '[{}]',
  '{}',
  '{"":1}',
  '{"__proto__":{"a":1}}',
  nested('[', '', ']', 5000),
  nested('{"a":', '1', '}', 100_000),
  // Other formats, other encodings, compressed bytes, and more than a body may have.
  'a=1&b=2',
  '<a/>',
  Buffer.from([0xff, 0xfe, 0x00]),
  Buffer.from('{"name":"\xff\xfe"}', 'latin1'),
  Buffer.from('{"name":"x"}', 'utf16le'),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
  `{"name":"${'x'.repeat(1_100_000)}"}`,
];
