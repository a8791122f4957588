import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';

describe('LoadFailure', () => {
  it('ER-2 is an alert that offers a retry', async () => {
    const onRetry = vi.fn<() => void>();
    render(<LoadFailure what="The products" onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('The products could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('EmptyState', () => {
  it.each([
    [true, 1],
    [false, 2],
  ])('LS-2 with isFullScreen %s has a heading of level %i', (isFullScreen, level) => {
    render(<EmptyState title="There are no products" isFullScreen={isFullScreen} />);
    expect(screen.getByRole('heading', { level, name: 'There are no products' })).toBeTruthy();
  });
});

describe('Notice', () => {
  it('AU-8 is announced at once only when it is an error', () => {
    render(<Notice tone="danger">Sign-in failed</Notice>);
    render(<Notice tone="warning">Not verified</Notice>);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Sign-in failed']);
  });
});

describe('Spinner', () => {
  it('is announced only with a label', () => {
    render(<Spinner label="Loading" />);
    render(<Spinner />);
    expect(screen.getAllByRole('status')).toEqual([screen.getByRole('status', { name: 'Loading' })]);
  });
});

describe('StatusBadge', () => {
  it.each(orderStatuses)('ST-1 names the status %s', (status) => {
    render(<StatusBadge status={status} />);
    expect(screen.getByText(status)).toBeTruthy();
  });
});
