import { describe, expect, it } from 'vitest';
import { usersApi } from '#api/accounts/usersApi.ts';
import { cashApi } from '#api/cash/cashApi.ts';
import { failureOfError } from '#api/client/failure.ts';
import { advancePageApi } from '#api/orders/advancePageApi.ts';
import { bulkOrdersApi } from '#api/orders/bulkOrdersApi.ts';
import { moveBatchApi } from '#api/orders/moveBatchApi.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { phoneHistoriesApi } from '#api/orders/phoneHistoriesApi.ts';
import { trackingApi } from '#api/orders/trackingApi.ts';
import { editProductsApi } from '#api/products/editProductsApi.ts';
import { stockApi } from '#api/products/stockApi.ts';
import { moderatedReviewsApi } from '#api/reviews/moderatedReviewsApi.ts';
import { ownReviewsApi } from '#api/reviews/ownReviewsApi.ts';
import { editPagesApi } from '#api/shop/editPagesApi.ts';
import { editSlidesApi } from '#api/slides/editSlidesApi.ts';
import { unreachable } from '#messages/api/client.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { createGate } from '../../support/createGate.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

describe('a change that the host does not answer', () => {
  type Store = ReturnType<typeof openStore>;
  const { moveTracked } = trackingApi.endpoints;
  const { payAdvance } = advancePageApi.endpoints;
  const { writeReview, withdrawReview } = ownReviewsApi.endpoints;
  const move = { token: 't', status: 'Cancelled', from: 'Pending' } as const;
  const review = { holder: { token: 't' }, product: 'p1' };
  const draft = { rating: 5, text: '' } as const;
  const { updateProduct, deleteProduct } = editProductsApi.endpoints;
  const { updateSlide, deleteSlide } = editSlidesApi.endpoints;
  const { setOrderStatus, deleteOrder } = ordersApi.endpoints;
  const { moveOrderInBulk } = bulkOrdersApi.endpoints;
  const { deletePage } = editPagesApi.endpoints;
  const { deleteReview } = moderatedReviewsApi.endpoints;
  const { updateUser, deleteUser } = usersApi.endpoints;
  const { blockPhone } = phoneHistoriesApi.endpoints;
  const { receiveReturn } = stockApi.endpoints;
  const { writeOffCash } = cashApi.endpoints;
  const { moveBatch } = moveBatchApi.endpoints;
  const orderMove = { id: 'o1', status: 'Confirmed', from: 'Pending' } as const;
  const written = { _id: 'r1', product: { id: 'p1', name: 'Cup' } };
  const changed = { id: 'p1', body: {} };
  const block = { mobileNumber: '01711111111', reason: 'Never there' };
  const writeOff = { id: 'c1', body: { amount: 12, reason: 'Not worth a call.' } };

  it.each([
    ['SH-4', 'a move by the tracking link', (store: Store) => store.dispatch(moveTracked.initiate(move))],
    ['CA-10', 'the opening of a payment page', (store: Store) => store.dispatch(payAdvance.initiate('t'))],
    ['SH-7', 'a review', (store: Store) => store.dispatch(writeReview.initiate({ ...review, draft }))],
    ['SH-7', 'the withdrawal of a review', (store: Store) => store.dispatch(withdrawReview.initiate(review))],
    ['AP-3', 'a change of a product', (store: Store) => store.dispatch(updateProduct.initiate(changed))],
    ['SL-2', 'a change of a slide', (store: Store) => store.dispatch(updateSlide.initiate(changed))],
    ['ST-7', 'a move of an order', (store: Store) => store.dispatch(setOrderStatus.initiate(orderMove))],
    ['OL-11', 'a move of several', (store: Store) => store.dispatch(moveOrderInBulk.initiate(orderMove))],
    ['ST-4', 'the deletion of an order', (store: Store) => store.dispatch(deleteOrder.initiate('o1'))],
    ['AP-4', 'the deletion of a product', (store: Store) => store.dispatch(deleteProduct.initiate('p1'))],
    ['SL-4', 'the deletion of a slide', (store: Store) => store.dispatch(deleteSlide.initiate('s1'))],
    ['SP-9', 'the deletion of a page', (store: Store) => store.dispatch(deletePage.initiate('p1'))],
    ['SH-7', 'the deletion of a review', (store: Store) => store.dispatch(deleteReview.initiate(written))],
    ['US-3', 'the deletion of an account', (store: Store) => store.dispatch(deleteUser.initiate('u1'))],
    ['US-2', 'a role', (store: Store) => store.dispatch(updateUser.initiate({ id: 'u1', role: 'staff' }))],
    ['MD-3', 'the block of a phone', (store: Store) => store.dispatch(blockPhone.initiate(block))],
    ['GS-5', 'goods that came back', (store: Store) => store.dispatch(receiveReturn.initiate('o1'))],
    ['CA-4', 'a write-off', (store: Store) => store.dispatch(writeOffCash.initiate(writeOff))],
  ])('ER-4 %s takes %s for unanswered after the time limit', async (_id, _change, send) => {
    const host = await openFakeHost(() => new Promise(() => undefined));
    const { error } = await send(openStore(host, { timeLimit: 50 }));
    expect(failureOfError(error)).toEqual({ kind: 'unreachable', message: unreachable });
  });

  it('ER-4 OL-11 waits longer for many moves at once', async () => {
    const { opened: released, open: release } = createGate();
    const host = await openFakeHost(async ({ path }) => {
      if (path !== '/orderStatuses') return new Promise(() => undefined);
      await released;
      return { body: { results: [] } };
    });
    const store = openStore(host, { timeLimit: 50 });
    const batch = store.dispatch(moveBatch.initiate({ orders: [], status: 'Confirmed', reason: '' }));
    // Fails after the time limit of a single change, by which the batch must not have failed.
    await store.dispatch(blockPhone.initiate(block));
    release();
    expect(await batch).not.toHaveProperty('error');
  });
});
