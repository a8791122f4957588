import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { RadioGroup } from '#ui/forms/RadioGroup.tsx';

const Areas = ({ error }: { readonly error?: string }) => {
  const [area, setArea] = useState('');
  return (
    <RadioGroup
      legend="Delivery area"
      name="area"
      value={area}
      options={[
        { value: 'in', label: 'Inside', hint: '৳60' },
        { value: 'out', label: 'Outside', hint: '৳120' },
      ]}
      onChange={setArea}
      error={error}
      required
    />
  );
};

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('RadioGroup', () => {
  it('CO-4 is a named, required group without a choice at first', () => {
    render(<Areas />);
    const group = screen.getByRole('radiogroup', { name: /^Delivery area/ });
    expect(group.getAttribute('aria-required')).toBe('true');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('CO-4 chooses an option by a click anywhere on its card', async () => {
    render(<Areas />);
    await userEvent.click(screen.getByText('৳120'));
    expect(radio('Outside ৳120').checked).toBe(true);
  });

  it('CO-4 moves the choice by arrow keys', async () => {
    render(<Areas />);
    const user = userEvent.setup();
    await user.click(radio('Inside ৳60'));
    await user.keyboard('{ArrowDown}');
    expect(radio('Outside ৳120').checked).toBe(true);
    expect(document.activeElement).toBe(radio('Outside ৳120'));
  });

  it('CO-2 is described by its error', () => {
    render(<Areas error="Choose an area" />);
    expect(screen.getByRole('radiogroup', { description: 'Choose an area' })).toBeTruthy();
  });
});
