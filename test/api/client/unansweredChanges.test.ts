import { describe, expect, it } from 'vitest';
import { failureOfError } from '#api/client/failure.ts';
import { advancePageApi } from '#api/orders/advancePageApi.ts';
import { trackingApi } from '#api/orders/trackingApi.ts';
import { editProductsApi } from '#api/products/editProductsApi.ts';
import { ownReviewsApi } from '#api/reviews/ownReviewsApi.ts';
import { editSlidesApi } from '#api/slides/editSlidesApi.ts';
import { unreachable } from '#messages/api/client.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

describe('a change that the host does not answer', () => {
  type Store = ReturnType<typeof openStore>;
  const { moveTracked } = trackingApi.endpoints;
  const { payAdvance } = advancePageApi.endpoints;
  const { writeReview, withdrawReview } = ownReviewsApi.endpoints;
  const move = { token: 't', status: 'Cancelled', from: 'Pending' } as const;
  const review = { holder: { token: 't' }, product: 'p1' };
  const draft = { rating: 5, text: '' } as const;
  const { updateProduct } = editProductsApi.endpoints;
  const { updateSlide } = editSlidesApi.endpoints;
  const changed = { id: 'p1', body: {} };

  it.each([
    ['SH-4', 'a move by the tracking link', (store: Store) => store.dispatch(moveTracked.initiate(move))],
    ['CA-10', 'the opening of a payment page', (store: Store) => store.dispatch(payAdvance.initiate('t'))],
    ['SH-7', 'a review', (store: Store) => store.dispatch(writeReview.initiate({ ...review, draft }))],
    ['SH-7', 'the withdrawal of a review', (store: Store) => store.dispatch(withdrawReview.initiate(review))],
    ['AP-3', 'a change of a product', (store: Store) => store.dispatch(updateProduct.initiate(changed))],
    ['SL-2', 'a change of a slide', (store: Store) => store.dispatch(updateSlide.initiate(changed))],
  ])('ER-4 %s takes %s for unanswered after the time limit', async (_id, _change, send) => {
    const host = await openFakeHost(() => new Promise(() => undefined));
    const { error } = await send(openStore(host, { queryTimeLimit: 50 }));
    expect(failureOfError(error)).toEqual({ kind: 'unreachable', message: unreachable });
  });
});
