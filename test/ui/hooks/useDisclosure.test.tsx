import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DisclosureButton } from '#ui/controls/DisclosureButton.tsx';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';

const Categories = () => {
  const { isOpen, toggle, rootRef, buttonRef } = useDisclosure();
  return (
    <main tabIndex={-1}>
      <div ref={rootRef}>
        <DisclosureButton ref={buttonRef} isOpen={isOpen} controls="list" icon={null} onClick={toggle}>
          Categories
        </DisclosureButton>
        <div id="list" hidden={!isOpen}>
          <a href="#bags">Bag Items</a>
          <p>12 categories</p>
        </div>
      </div>
      <a href="#after">After</a>
    </main>
  );
};

const button = () => screen.getByRole('button', { name: 'Categories' });
const isExpanded = () => screen.queryByRole('button', { name: 'Categories', expanded: true }) !== null;

describe('useDisclosure', () => {
  const user = userEvent.setup();
  beforeEach(() => void render(<Categories />));

  it('HD-2 shows and hides the content by the button', async () => {
    expect(screen.queryByRole('link', { name: 'Bag Items' })).toBeNull();
    await user.click(button());
    expect(isExpanded()).toBe(true);
    expect(screen.getByRole('link', { name: 'Bag Items' })).toBeTruthy();
    await user.click(button());
    expect(isExpanded()).toBe(false);
  });

  it('HD-2 closes on Escape and returns the focus to the button', async () => {
    await user.click(button());
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Bag Items');
    await user.keyboard('{Escape}');
    expect(isExpanded()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('HD-2 closes when the focus leaves it', async () => {
    await user.click(button());
    await user.tab();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('After');
    expect(isExpanded()).toBe(false);
  });

  it('HD-2 closes on a press outside, not inside', async () => {
    await user.click(button());
    await user.click(screen.getByText('Bag Items'));
    expect(isExpanded()).toBe(true);
    await user.click(document.body);
    expect(isExpanded()).toBe(false);
  });

  it('SH-6 stays open on a press on words inside, which focuses the page around it', async () => {
    await user.click(button());
    await user.click(screen.getByText('12 categories'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(isExpanded()).toBe(true);
    await user.click(screen.getByRole('main'));
    expect(isExpanded()).toBe(false);
  });
});
