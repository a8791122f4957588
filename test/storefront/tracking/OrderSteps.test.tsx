import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { OrderSteps } from '#storefront/tracking/OrderSteps.tsx';
import { iconPaths } from '#ui/icons/Icon.tsx';
import { shopIconPaths } from '#ui/icons/ShopIcon.ts';

/** The icon of each step, by the path that it draws. */
const icons: readonly (readonly [path: string, name: string])[] = [
  [shopIconPaths.check, 'tick'],
  [iconPaths.close, 'cross'],
  [iconPaths.return, 'arrow back'],
];

/** The icon and the state of each step of an order that had these statuses. */
const stepsAfter = (...statuses: readonly OrderStatus[]) => {
  const steps = statuses.map((status, index) => ({
    key: `${index}`,
    status,
    title: status,
    text: '',
    time: '05 Jan, 2026, 04:00 pm',
    isCurrent: index === statuses.length - 1,
  }));
  render(<OrderSteps steps={steps} />);
  return screen.getAllByRole('listitem').map((item) => {
    const drawn = item.querySelector('path')?.getAttribute('d');
    return [icons.find(([path]) => path === drawn)?.[1], item.dataset.state];
  });
};

it('SH-4 marks a step that was reached by a tick, but a cancelled order by a cross, also once it is confirmed again', () => {
  expect(stepsAfter('Pending', 'Cancelled', 'Confirmed')).toEqual([
    ['tick', 'done'],
    ['cross', 'done'],
    ['tick', 'current'],
  ]);
});

it('SH-4 marks a returned order by an arrow back', () => {
  expect(stepsAfter('Delivered', 'Return')).toEqual([
    ['tick', 'done'],
    ['arrow back', 'current'],
  ]);
});
