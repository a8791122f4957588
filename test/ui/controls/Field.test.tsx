import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextField } from '#ui/controls/TextField.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';

const input = (description?: string) =>
  screen.getByRole('textbox', { name: 'Email', ...(description === undefined ? {} : { description }) });
const isInvalid = () => input().getAttribute('aria-invalid') === 'true';
const warningIcons = () => document.querySelectorAll('svg').length;

describe('Field', () => {
  it('CN-1 describes the control by the error, with a warning icon', () => {
    render(<TextField label="Email" error="This field is required" />);
    expect(input('This field is required')).toBeTruthy();
    expect(isInvalid()).toBe(true);
    expect(warningIcons()).toBe(1);
  });

  it('AU-1 adds no icon to an error that begins with one', () => {
    render(<TextField label="Email" error="⚠ Email is required" />);
    expect(input('⚠ Email is required')).toBeTruthy();
    expect(warningIcons()).toBe(0);
  });

  it('CO-1 describes the control by hint and error together', () => {
    render(<TextField label="Email" hint="For the receipt" error="Email is required" />);
    expect(input('For the receipt Email is required')).toBeTruthy();
  });

  it('CO-1 is valid and has no description without hint and error', () => {
    render(<TextField label="Email" error="" />);
    expect(input('')).toBeTruthy();
    expect(isInvalid()).toBe(false);
  });

  it('CO-2 marks a required control for screen readers and keeps the asterisk out of its name', () => {
    render(<TextField label="Email" required />);
    expect(input().getAttribute('aria-required')).toBe('true');
  });

  it('CN-1 announces an error that appears later', () => {
    const { rerender } = render(<TextField label="Email" />);
    const region = document.querySelector('[aria-live="polite"]');
    rerender(<TextField label="Email" error="This field is required" />);
    expect(region?.textContent).toBe('This field is required');
  });

  it('CO-1 labels a text area in the same way', () => {
    render(<TextArea label="Address" error="Address is required" />);
    expect(screen.getByRole('textbox', { name: 'Address', description: 'Address is required' }).tagName).toBe(
      'TEXTAREA',
    );
  });
});
