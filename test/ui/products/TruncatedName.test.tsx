import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nameLengths } from '#domain/shop/constants.ts';
import { TruncatedName, truncate } from '#ui/products/TruncatedName.tsx';

const long = 'Stainless Steel Vacuum Insulated Travel Flask with Cup and Strap';

/** The texts of the name that a screen reader skips, for small, medium and large screens. */
const visualTexts = () =>
  [...document.querySelectorAll('[aria-hidden="true"]')].map(({ textContent }) => textContent);

describe('TruncatedName', () => {
  it('LS-3 truncates a name at 38, 55 and 47 characters and reads it out completely', () => {
    render(
      <a href="/flask">
        <TruncatedName name={long} cut={nameLengths.card} />
      </a>,
    );
    expect(screen.getByRole('link', { name: long })).toBeTruthy();
    expect(visualTexts()).toEqual([
      'Stainless Steel Vacuum Insulated Trave…',
      'Stainless Steel Vacuum Insulated Travel Flask with Cup…',
      'Stainless Steel Vacuum Insulated Travel Flask w…',
    ]);
  });

  it('LS-3 writes a text once for all screens that show it', () => {
    render(<TruncatedName name="Self Adhesive Wall Hook, Pack of 6, Model 24" cut={nameLengths.card} />);
    expect(
      [...document.querySelectorAll<HTMLElement>('[data-at]')].map(({ dataset, textContent }) => [
        dataset.at,
        textContent,
      ]),
    ).toEqual([
      ['small', 'Self Adhesive Wall Hook, Pack of 6, Mo…'],
      ['medium large', 'Self Adhesive Wall Hook, Pack of 6, Model 24'],
    ]);
  });

  it('LS-3 writes a short name once', () => {
    const { container } = render(<TruncatedName name="Copper Kettle" cut={nameLengths.card} />);
    expect(container.textContent).toBe('Copper Kettle');
  });

  it('LS-3 counts a letter outside the basic plane as one and leaves no space before the ellipsis', () => {
    expect(truncate('🫖🫖🫖', 2)).toBe('🫖🫖…');
    expect(truncate('Tea pot', 4)).toBe('Tea…');
    expect(truncate('Tea', 3)).toBe('Tea');
  });
});
