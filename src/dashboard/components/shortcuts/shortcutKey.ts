/** The part of a keydown event that decides which shortcut it means. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing'
>;

/** Whether the text is one visible sign of ASCII. */
const isAscii = (key: string): boolean => /^[\x21-\x7e]$/.test(key);

/** The letter, `/` or `?` that a US keyboard has at the key's place; `null` for other keys, and for a letter with Shift. */
const usShortcutAt = ({ code, shiftKey }: KeyPress): string | null => {
  if (code === 'Slash') return shiftKey ? '?' : '/';
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter === undefined || shiftKey ? null : letter.toLowerCase();
};

/**
 * The name of the key that a shortcut registers: a lower-case letter, a sign such as `?`, or `Enter`; `null` for a press that
 * is no shortcut. On a layout without Latin letters, such as a Bengali one, the place of the key decides.
 */
export const shortcutKey = (press: KeyPress): string | null => {
  const { key, shiftKey } = press;
  const isChord = press.ctrlKey || press.metaKey || press.altKey;
  if (isChord || press.repeat || press.isComposing) return null;
  if (key === 'Enter') return shiftKey ? null : key;
  // The name of a key is in ASCII, such as `Tab`. A letter of another script may have several code units too.
  const isNamedKey = key.length > 1 && isAscii(key.slice(0, 1));
  if (isNamedKey) return null;
  if (!isAscii(key)) return usShortcutAt(press);
  const isLetter = /^[A-Za-z]$/.test(key);
  if (isLetter && shiftKey) return null;
  return isLetter ? key.toLowerCase() : key;
};
