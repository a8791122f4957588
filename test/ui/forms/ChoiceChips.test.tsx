import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ChoiceChips } from '#ui/forms/ChoiceChips.tsx';

const optionsOf = (sizes: readonly string[]) => sizes.map((size) => ({ value: size, label: size }));

const SizeChips = () => {
  const [size, setSize] = useState('S');
  return <ChoiceChips legend="Size" options={optionsOf(['S', 'M', 'L'])} value={size} onChange={setSize} />;
};

const WithSoldOut = () => {
  const [size, setSize] = useState('M');
  return (
    <ChoiceChips
      legend="Size"
      options={optionsOf(['S', 'M'])}
      value={size}
      onChange={setSize}
      isOut={(option) => option === 'S'}
    />
  );
};

const chipLabelled = (label: string) => (
  <ChoiceChips legend="State" options={[{ value: 'w', label }]} value="w" onChange={() => undefined} />
);

const chip = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('ChoiceChips', () => {
  it('PD-2 is a named group of radio buttons, one of them checked', () => {
    render(<SizeChips />);
    expect(screen.getByRole('group', { name: 'Size' })).toBeTruthy();
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('PD-2 checks the chip that is clicked', async () => {
    render(<SizeChips />);
    await userEvent.click(screen.getByText('L'));
    expect(chip('L').checked).toBe(true);
    expect(chip('S').checked).toBe(false);
  });

  it('PD-2 has one tab stop; arrow keys move the choice', async () => {
    render(<SizeChips />);
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement).toBe(chip('S'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(chip('M'));
    expect(chip('M').checked).toBe(true);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('GS-8 names what is sold out, which can still be chosen', async () => {
    render(<WithSoldOut />);
    expect(screen.getAllByRole('radio', { name: /, sold out$/ })).toEqual([chip('S, sold out')]);
    await userEvent.click(screen.getByText('S'));
    expect(chip('S, sold out').checked).toBe(true);
  });

  it('SH-7 CN-3 keeps the focus on an option whose label changes', () => {
    const { rerender } = render(chipLabelled('Waiting'));
    chip('Waiting').focus();
    rerender(chipLabelled('Waiting (3)'));
    expect(document.activeElement).toBe(chip('Waiting (3)'));
  });
});
