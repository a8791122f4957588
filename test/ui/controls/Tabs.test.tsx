import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs, useTabIds } from '#ui/controls/Tabs.tsx';

const options = ['All', 'Bag Items', 'Men Items'];

const Categories = () => {
  const [value, setValue] = useState('All');
  const ids = useTabIds();
  return (
    <>
      <Tabs label="Categories" options={options} value={value} onChange={setValue} ids={ids} />
      <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab(value)} />
    </>
  );
};

const selectedTab = () => screen.getByRole('tab', { selected: true });

describe('Tabs', () => {
  it('HM-7 are a named tab list whose selected tab labels the panel', () => {
    render(<Categories />);
    expect(screen.getByRole('tablist', { name: 'Categories' })).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(options);
    const panel = screen.getByRole('tabpanel', { name: 'All' });
    expect(selectedTab().getAttribute('aria-controls')).toBe(panel.id);
  });

  it('HM-7 select the tab that is clicked', async () => {
    render(<Categories />);
    await userEvent.click(screen.getByRole('tab', { name: 'Men Items' }));
    expect(selectedTab().textContent).toBe('Men Items');
  });

  it.each([
    ['{ArrowRight}', 'Bag Items'],
    ['{ArrowLeft}', 'All'],
    ['{End}', 'Men Items'],
    ['{End}{ArrowRight}', 'Men Items'],
    ['{End}{Home}', 'All'],
  ])('HM-7 after %s select and focus %s', async (keys, name) => {
    render(<Categories />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard(keys);
    expect(selectedTab().textContent).toBe(name);
    expect(document.activeElement).toBe(selectedTab());
  });

  it('HM-7 have an id each, also those with names in Bengali', () => {
    const ids = renderHook(() => useTabIds()).result.current;
    expect(ids.tab('ব্যাগ')).not.toBe(ids.tab('শাড়ি'));
    expect(ids.tab('Bag Items')).not.toContain(' ');
  });

  it('HM-7 have one tab stop', () => {
    render(<Categories />);
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  it('HM-7 leave the keys to the browser with which it goes back', async () => {
    render(<Categories />);
    await userEvent.click(screen.getByRole('tab', { name: 'Men Items' }));
    const isLeftToBrowser = fireEvent.keyDown(selectedTab(), { key: 'ArrowLeft', altKey: true });
    expect([isLeftToBrowser, selectedTab().textContent]).toEqual([true, 'Men Items']);
  });
});
