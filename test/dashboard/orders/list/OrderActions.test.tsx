import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { OrderActions } from '#dashboard/orders/list/OrderActions.tsx';
import { moveLabel, refusalMessage } from '#dashboard/orders/moves/moveTexts.ts';
import { offeredMoves } from '#dashboard/orders/moves/offeredMoves.ts';
import { roles } from '#domain/accounts/role.ts';
import { orderRefusalMessage } from '#domain/messages/orderRefusals.ts';
import { type OrderListName, orderLists } from '#domain/orders/orderLists.ts';
import { orderEventTypes } from '#domain/orders/orderStatus.ts';
import { moveRefusal } from '#machines/orderMoves.ts';
import { openStore } from '../../../support/browser/openStore.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { pageSettings } from '../../../support/pageSettings.ts';

const { returnDays } = anOrder();
const deliveredAt = '2025-01-05T09:07:00.000Z';
/** A millisecond after the seven days in which the order can be returned. */
const late = '2025-01-12T09:07:00.001Z';
const store = openStore({ settings: pageSettings });

interface RenderedButton {
  readonly label: string;
  readonly disabled: boolean;
  readonly reason: string | null;
}

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('<!-- -->', '')
    .trim();

/** Every button of the row that is a move. */
const buttonsOf = (html: string): RenderedButton[] =>
  [...html.matchAll(/<button([^>]*)>([\s\S]*?)<\/button>/g)]
    .map(([, attributes = '', inner = '']) => ({
      label: plainText(inner),
      disabled: /\bdisabled=/.test(attributes),
      reason: /aria-description="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&#x27;', "'") ?? null,
    }))
    .filter(({ label }) => label !== 'Delete' && label !== 'More');

const cases = (Object.keys(orderLists) as OrderListName[]).flatMap((list) =>
  orderLists[list].flatMap((orderStatus) => roles.map((by) => ({ list, orderStatus, by }))),
);

describe('OrderActions', () => {
  it.each(cases)(
    'ST-8 offers $by the machine’s moves of $orderStatus in the $list list, each refused one with its reason',
    ({ list, orderStatus, by }) => {
      for (const at of [deliveredAt, late]) {
        const order = anOrder({ orderStatus, deliveredAt });
        const html = renderToString(
          <Provider store={store}>
            <MemoryRouter>
              <OrderActions order={order} list={list} by={by} at={at} isTableCrowded={false} />
            </MemoryRouter>
          </Provider>,
        );
        const buttons = buttonsOf(html).toSorted((one, other) => one.label.localeCompare(other.label));
        const offers = offeredMoves(list, order, by, at);
        const expected = offers.map(({ type, refusal }): RenderedButton => {
          return {
            label: moveLabel(type, by),
            disabled: refusal !== null,
            reason: refusal === null ? null : refusalMessage(refusal, returnDays),
          };
        });
        expect(buttons).toEqual(expected.toSorted((one, other) => one.label.localeCompare(other.label)));
        // Every event that the machine allows this role has a button.
        const allowed = orderEventTypes.filter((type) => moveRefusal(order, { type, by, at }) === null);
        expect(buttons.filter(({ disabled }) => !disabled).map(({ label }) => label)).toEqual(
          allowed.map((type) => moveLabel(type, by)).toSorted((one, other) => one.localeCompare(other)),
        );
        // This reason stands below the buttons too, also in Bengali.
        const isLate = orderStatus === 'Delivered' && by === 'customer' && at === late;
        expect(plainText(html).includes(orderRefusalMessage('returnWindowOver', returnDays).bn)).toBe(isLate);
      }
    },
  );
});
