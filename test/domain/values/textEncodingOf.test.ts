import { describe, expect, it } from 'vitest';
import { textEncodingOf } from '#domain/values/textEncodingOf.ts';

describe('textEncodingOf', () => {
  it('SP-1 SP-6 CA-3 tells UTF-16 by its byte order mark, and takes every other file for UTF-8', () => {
    const files = [[0xff, 0xfe, 0x41, 0], [0xfe, 0xff, 0, 0x41], [0xef, 0xbb, 0xbf], [0x41], [0xff], []];
    expect(files.map(textEncodingOf)).toEqual(['utf-16le', 'utf-16be', 'utf-8', 'utf-8', 'utf-8', 'utf-8']);
  });
});
