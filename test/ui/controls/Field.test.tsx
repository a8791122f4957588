import { describe, expect, it } from 'vitest';
import { TextField } from '#ui/controls/TextField.tsx';
import { renderMarkup, wordsOf } from '../../support/browser/renderMarkup.tsx';

const fieldWith = (error: string): string => renderMarkup(<TextField label="Email" error={error} required />);

describe('Field', () => {
  it('CN-1 tells what is wrong beside the field, under a drawn warning', () => {
    const markup = fieldWith('This field is required');
    expect(wordsOf(markup)).toBe('Email * This field is required');
    expect(markup).toContain('<svg');
    expect(markup).toMatch(/aria-describedby="([^"]+)" aria-invalid="true".*<p id="\1"/);
  });

  it('AU-1 draws no second warning beside a sentence that begins with one', () => {
    const markup = fieldWith('⚠ Email is required');
    expect(wordsOf(markup)).toBe('Email * ⚠ Email is required');
    expect(markup).not.toContain('<svg');
  });
});
