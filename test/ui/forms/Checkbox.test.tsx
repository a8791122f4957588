import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '#ui/forms/Checkbox.tsx';

describe('Checkbox', () => {
  it('CT-3 reports the new state to its caller', async () => {
    const onChange = vi.fn<(checked: boolean) => void>();
    render(<Checkbox label="Select all" checked={false} onChange={onChange} />);
    await userEvent.click(screen.getByText('Select all'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('CT-3 is unchecked by the space key', async () => {
    const onChange = vi.fn<(checked: boolean) => void>();
    render(<Checkbox label="Select all" checked onChange={onChange} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard(' ');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('SH-12 is mixed until it is on, and a press turns it on', async () => {
    const onChange = vi.fn<(checked: boolean) => void>();
    const { rerender } = render(<Checkbox label="Select all" checked={false} mixed onChange={onChange} />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    expect(box.indeterminate).toBe(true);
    await userEvent.click(box);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
    rerender(<Checkbox label="Select all" checked onChange={onChange} />);
    expect(box.indeterminate).toBe(false);
  });

  it('CT-3 has a name when its label is hidden', () => {
    render(<Checkbox label="Select Kettle" hiddenLabel checked={false} onChange={() => undefined} />);
    expect(screen.getByRole('checkbox', { name: 'Select Kettle', checked: false })).toBeTruthy();
  });
});
