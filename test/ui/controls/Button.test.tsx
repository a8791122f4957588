import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

describe('Button', () => {
  it('does not submit a form unless it is a submit button', async () => {
    const onSubmit = vi.fn<() => void>();
    render(
      <form action={onSubmit}>
        <Button>Add</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('AU-1 does nothing while busy, with its busy label as name', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button busy busyLabel="Processing..." onClick={onClick}>
        Sign In
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Processing...', busy: true });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it.each([false, true])('CN-3 keeps the focus while busy, with disabled %s', (disabled) => {
    const { rerender } = render(<Button type="submit">Save</Button>);
    screen.getByRole('button').focus();
    rerender(
      <Button type="submit" busy disabled={disabled}>
        Save
      </Button>,
    );
    // A browser takes the focus from a button that has `disabled`.
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect({
      disabled: button.disabled,
      ariaDisabled: button.getAttribute('aria-disabled'),
      hasFocus: document.activeElement === button,
    }).toEqual({ disabled: false, ariaDisabled: 'true', hasFocus: true });
  });

  it('CN-3 is disabled by `disabled` while it is not busy', () => {
    render(<Button disabled>Save</Button>);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect({ disabled: button.disabled, ariaDisabled: button.getAttribute('aria-disabled') }).toEqual({
      disabled: true,
      ariaDisabled: null,
    });
  });

  it('CN-3 sends no form while busy', () => {
    const onSubmit = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    // Enter in a field clicks the form's submit button too.
    screen.getByRole('button', { name: 'Save' }).click();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('ButtonLink', () => {
  it('is a link', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/cart">My Cart</ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'My Cart' }).getAttribute('href')).toBe('/cart');
  });
});

describe('IconButton', () => {
  it('has its label as name and tooltip', () => {
    render(<IconButton label="Next slide" icon={<Icon name="chevron-right" />} />);
    expect(screen.getByRole('button', { name: 'Next slide' }).title).toBe('Next slide');
  });
});
