import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopApi } from '#api/client/shopApi.ts';
import { ListNavigation } from '#dashboard/orders/overview/ListNavigation.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';

it('MD-9 does not fetch the list when staff come back to the window, since its new orders would count as seen', async () => {
  const { requests, store } = renderStaffScreen(
    <ListNavigation orderId="b1" />,
    (call) =>
      call.endsWith('/neighbours')
        ? { body: { previous: null, next: null, position: 1, total: 1 } }
        : { body: [] },
    { address: '/?list=pendingOrders' },
  );
  const fetches = () => ({
    list: requests.filter(({ call }) => call === 'GET /orders').length,
    neighbours: requests.filter(({ call }) => call.endsWith('/neighbours')).length,
  });
  await screen.findByText('1 of 1');
  await waitFor(() => expect(fetches()).toEqual({ list: 1, neighbours: 1 }));
  act(() => void store.dispatch(shopApi.internalActions.onFocus()));
  await waitFor(() => expect(fetches().neighbours).toBe(2));
  expect(fetches().list).toBe(1);
});
