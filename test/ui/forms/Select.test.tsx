import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Select } from '#ui/forms/Select.tsx';

const options = ['Cookware', { value: 'bake', label: 'Bakeware' }];

describe('Select', () => {
  it('AP-5 is a named combo box with the placeholder and the options', () => {
    render(<Select label="Sub-category" options={options} placeholder="Choose one" defaultValue="" />);
    expect(screen.getByRole('combobox', { name: 'Sub-category' })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Choose one', selected: true })).toBeTruthy();
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Bakeware' }).value).toBe('bake');
  });

  it('AP-5 reports the chosen value', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(
      <Select label="Sub-category" options={options} onChange={(event) => onChange(event.target.value)} />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Bakeware');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('bake');
  });

  it('AP-5 is described by its error', () => {
    render(<Select label="Type" options={[]} error="Choose a type" />);
    expect(screen.getByRole('combobox', { name: 'Type', description: 'Choose a type' })).toBeTruthy();
  });
});
