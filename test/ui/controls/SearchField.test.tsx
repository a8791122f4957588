import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SearchField } from '#ui/controls/SearchField.tsx';

const Search = () => {
  const [value, setValue] = useState('');
  return <SearchField label="Search products" value={value} onChange={setValue} />;
};

const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search products' });

describe('SearchField', () => {
  it('HD-4 has its label as name and placeholder', () => {
    render(<Search />);
    expect(searchBox().placeholder).toBe('Search products');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('HD-4 is cleared by a button that appears with the first letter', async () => {
    render(<Search />);
    const user = userEvent.setup();
    await user.type(searchBox(), 'kettle');
    expect(searchBox().value).toBe('kettle');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(searchBox().value).toBe('');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('HD-4 CN-3 has the focus once it is cleared, for the next text', async () => {
    render(<Search />);
    const user = userEvent.setup();
    await user.type(searchBox(), 'kettle');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await user.keyboard('lamp');
    expect(searchBox().value).toBe('lamp');
  });
});
