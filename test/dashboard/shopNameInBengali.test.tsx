import { expect, it } from 'vitest';
import { inBengali } from '../support/browser/inBengali.ts';
import { renderMarkup, textOf } from '../support/browser/renderMarkup.tsx';
import { aHandover } from '../support/builders/aHandover.ts';
import { anOrder } from '../support/builders/anOrder.ts';

const role = 'admin' as const;

/** How often the shop's name is in the text, in each script. */
const namesIn = (screen: Parameters<typeof renderMarkup>[0]) => {
  const text = textOf(renderMarkup(screen));
  return { latin: text.split('Hatkhola').length - 1, bengali: text.split('হাটখোলা').length - 1 };
};

it('BN-10 the bars, papers, newsletter and copyright line of Bengali pages have the Bengali name of the shop alone', async () => {
  const { TopBar, SideMenu, InvoicePage, Receipt, Footer, Newsletter } = await inBengali(async () => ({
    ...(await import('#dashboard/layout/TopBar.tsx')),
    ...(await import('#dashboard/layout/SideMenu.tsx')),
    ...(await import('#dashboard/orders/invoice/InvoicePage.tsx')),
    ...(await import('#dashboard/orders/cash/Receipt.tsx')),
    ...(await import('#storefront/layout/footer/Footer.tsx')),
    ...(await import('#storefront/home/Newsletter.tsx')),
  }));
  expect(
    namesIn(
      <TopBar search={null} tools={null}>
        {null}
      </TopBar>,
    ),
  ).toEqual({ latin: 0, bengali: 1 });
  expect(namesIn(<SideMenu role={role} onShortcuts={() => undefined} />)).toEqual({ latin: 0, bengali: 1 });
  expect(namesIn(<InvoicePage order={anOrder()} />)).toEqual({ latin: 0, bengali: 2 });
  expect(namesIn(<Receipt handover={aHandover()} />)).toEqual({ latin: 0, bengali: 2 });
  expect(namesIn(<Newsletter />)).toEqual({ latin: 0, bengali: 1 });
  const copyright = /© \S+ (\S+)[.]/.exec(textOf(renderMarkup(<Footer />)));
  expect(copyright?.[1]).toBe('হাটখোলা');
});
