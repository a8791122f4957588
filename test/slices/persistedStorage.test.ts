import { describe, expect, it, vi } from 'vitest';
import { persistedStorage, type SliceCodec } from '#slices/persistedStorage.ts';
import { MemoryStorage, useMemoryStorage } from '../support/browser/memoryStorage.ts';

const storage = useMemoryStorage();

interface Word {
  word: string;
}
/** Reads a text that begins with `w`, one that ends with `!` only in part; an empty word removes the key. */
const wordCodec: SliceCodec<Word> = {
  write: ({ word }) => word || null,
  read: (stored) =>
    stored.startsWith('w') ? { state: { word: stored }, isComplete: !stored.endsWith('!') } : null,
};

describe('persistedStorage', () => {
  it('CT-5 reads what it wrote, as a plain value', async () => {
    const word = persistedStorage(wordCodec);
    await word.setItem('word', { word: 'well' });
    expect({ stored: storage().getItem('word'), read: await word.getItem('word') }).toEqual({
      stored: 'well',
      read: { word: 'well' },
    });
  });

  it('CT-5 has nothing to read in an empty browser', async () => {
    expect(await persistedStorage(wordCodec).getItem('word')).toBe(undefined);
  });

  it('CT-5 sets aside an unreadable and a partly readable value', async () => {
    const word = persistedStorage(wordCodec);
    storage().setItem('word', 'foreign');
    expect({ read: await word.getItem('word'), setAside: storage().getItem('word.bad') }).toEqual({
      read: undefined,
      setAside: 'foreign',
    });
    storage().setItem('word', 'well!');
    expect({ read: await word.getItem('word'), setAside: storage().getItem('word.bad') }).toEqual({
      read: { word: 'well!' },
      setAside: 'well!',
    });
  });

  it('CT-7 does not write an equal value again', async () => {
    const word = persistedStorage(wordCodec);
    await word.setItem('word', { word: 'well' });
    await word.setItem('word', { word: 'well' });
    expect(storage().written).toEqual(['word']);
  });

  it('TH-1 removes the key when there is no value', async () => {
    const word = persistedStorage(wordCodec);
    await word.setItem('word', { word: 'well' });
    await word.setItem('word', { word: '' });
    await word.setItem('other', { word: 'well' });
    await word.removeItem('other');
    expect(storage().all()).toEqual({});
  });

  it('CT-5 returns for this visit what the browser refuses to store', async () => {
    vi.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
    vi.spyOn(MemoryStorage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const word = persistedStorage(wordCodec);
    await word.setItem('word', { word: 'well' });
    expect({ read: await word.getItem('word'), stored: storage().all() }).toEqual({
      read: { word: 'well' },
      stored: {},
    });
  });
});
