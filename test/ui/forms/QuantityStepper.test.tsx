import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { QuantityStepper } from '#ui/forms/QuantityStepper.tsx';

const Quantity = ({ max }: { readonly max?: number }) => {
  const [value, setValue] = useState(1);
  return (
    <QuantityStepper value={value} onChange={setValue} label="Quantity of Kettle" {...(max ? { max } : {})} />
  );
};

const button = (step: 'Decrease' | 'Increase') =>
  screen.getByRole<HTMLButtonElement>('button', { name: `${step}: Quantity of Kettle` });

describe('QuantityStepper', () => {
  it('PD-2 is a named group with the value in a live region', () => {
    render(<Quantity />);
    expect(screen.getByRole('group', { name: 'Quantity of Kettle' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('1');
  });

  it('PD-2 steps up and down, and disables the minus button at 1', async () => {
    render(<Quantity />);
    const user = userEvent.setup();
    expect(button('Decrease').disabled).toBe(true);
    await user.click(button('Increase'));
    await user.click(button('Increase'));
    await user.click(button('Decrease'));
    expect(screen.getByRole('status').textContent).toBe('2');
    expect(button('Decrease').disabled).toBe(false);
  });

  it('PD-2 disables the plus button at the maximum', async () => {
    render(<Quantity max={2} />);
    await userEvent.click(button('Increase'));
    expect(button('Increase').disabled).toBe(true);
  });

  it('PD-2 CN-3 keeps the focus in its group when the pressed button is disabled', async () => {
    render(<Quantity max={2} />);
    const user = userEvent.setup();
    const group = screen.getByRole('group', { name: 'Quantity of Kettle' });
    await user.click(button('Increase'));
    expect(document.activeElement).toBe(group);
    await user.click(button('Decrease'));
    expect(document.activeElement).toBe(group);
    await user.tab();
    expect(document.activeElement).toBe(button('Increase'));
  });
});
