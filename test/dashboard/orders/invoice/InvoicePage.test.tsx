import { describe, expect, it } from 'vitest';
import { InvoicePage } from '#dashboard/orders/invoice/InvoicePage.tsx';
import { OrderComment } from '#dashboard/orders/overview/OrderComment.tsx';
import { renderMarkup } from '../../../support/browser/renderMarkup.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';

const hostile = '</p><img src=x onerror=alert(1)><script>alert(2)</script>';
const { customerData, products } = anOrder();
const order = anOrder({
  customerData: { ...customerData, name: hostile, address: hostile, district: hostile, comment: hostile },
  products: products.map((line) => ({ ...line, name: hostile, color: hostile, size: hostile })),
});

describe('an order whose texts hold markup', () => {
  it('SEC-3 OO-5 shows them as text on the invoice, and OO-3 in the comment', () => {
    const markup =
      renderMarkup(<InvoicePage order={order} />) +
      renderMarkup(<OrderComment customer={order.customerData} />);

    expect(markup).not.toMatch(/<script|<img src=x/);
    // Name, address, district, product, colour and size on the invoice; name and comment in the other card.
    expect(markup.split('&lt;script&gt;alert(2)').length - 1).toBe(8);
  });
});
