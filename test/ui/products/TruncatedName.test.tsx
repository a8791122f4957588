import { describe, expect, it } from 'vitest';
import { nameLengths } from '#domain/constants.ts';
import { TruncatedName, truncate } from '#ui/products/TruncatedName.tsx';
import { renderMarkup, wordsOf } from '../../support/browser/renderMarkup.tsx';

const long = 'Stainless Steel Vacuum Insulated Travel Flask with Cup and Strap';

describe('TruncatedName', () => {
  it('LS-3 cuts a name at 38, 55 and 47 characters and keeps the whole for a screen reader', () => {
    expect(wordsOf(renderMarkup(<TruncatedName name={long} cut={nameLengths.card} />))).toBe(
      [
        long,
        'Stainless Steel Vacuum Insulated Trave…',
        'Stainless Steel Vacuum Insulated Travel Flask with Cup…',
        'Stainless Steel Vacuum Insulated Travel Flask w…',
      ].join(' '),
    );
  });

  it('LS-3 writes a name that fits everywhere once', () => {
    expect(wordsOf(renderMarkup(<TruncatedName name="Copper Kettle" cut={nameLengths.card} />))).toBe(
      'Copper Kettle',
    );
  });

  it('LS-3 counts a letter outside the basic plane as one and leaves no space before the ellipsis', () => {
    expect(truncate('🫖🫖🫖', 2)).toBe('🫖🫖…');
    expect(truncate('Tea pot', 4)).toBe('Tea…');
    expect(truncate('Tea', 3)).toBe('Tea');
  });
});
