import { describe, expect, it } from 'vitest';
import { type KeyPress, shortcutKey } from '#dashboard/components/shortcuts/shortcutKey.ts';

const keyPress = (changes: Partial<KeyPress>): KeyPress => ({
  key: '',
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  ...changes,
});
const keyOf = (changes: Partial<KeyPress>) => shortcutKey(keyPress(changes));

describe('shortcutKey', () => {
  it('MD-12 reads a letter, also with Caps Lock, a sign and Enter by their character', () => {
    const presses = [
      // Dvorak, whose j is at the place of the C.
      { key: 'j', code: 'KeyC' },
      { key: 'J', code: 'KeyJ' },
      // A German layout.
      { key: '?', code: 'Minus', shiftKey: true },
      { key: '/', code: 'Digit7', shiftKey: true },
      { key: 'Enter', code: 'Enter' },
    ];
    expect(presses.map(keyOf)).toEqual(['j', 'j', '?', '/', 'Enter']);
  });

  it('MD-12 reads a key by its place where the layout writes no Latin letter', () => {
    // A Bengali layout.
    const presses = [
      { key: 'জ', code: 'KeyJ' },
      { key: '্য', code: 'KeyK' },
      { key: '।', code: 'Slash' },
      { key: 'ঃ', code: 'Slash', shiftKey: true },
      { key: 'ঝ', code: 'KeyJ', shiftKey: true },
      { key: '১', code: 'Digit1' },
    ];
    expect(presses.map(keyOf)).toEqual(['j', 'k', '/', '?', null, null]);
  });

  it('MD-12 leaves chords, repeated keys, composed text and named keys alone', () => {
    const letter = { key: 'j', code: 'KeyJ' };
    const presses = [
      { ...letter, ctrlKey: true },
      { ...letter, metaKey: true },
      { ...letter, altKey: true },
      { ...letter, repeat: true },
      { ...letter, isComposing: true },
      { key: 'J', code: 'KeyJ', shiftKey: true },
      { key: 'Enter', code: 'Enter', shiftKey: true },
      { key: 'Tab', code: 'Tab' },
      { key: 'Dead', code: 'KeyN' },
    ];
    expect(presses.map(keyOf)).toEqual(presses.map(() => null));
  });
});
