import { freeShippingOver } from '#domain/constants.ts';
import { formatTaka } from '#domain/money.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';

/** The promo image with the free-delivery offer (HM-8). */
export const Promo = () => (
  <section className="promo" aria-label="Free delivery">
    <div>
      <h2>Fill the basket, skip the delivery charge</h2>
      <p>Orders over {formatTaka(freeShippingOver)} travel free, to every district of Bangladesh.</p>
      <ButtonLink to="/shop" tone="plain">
        Go shopping
      </ButtonLink>
    </div>
    <img src="/promo.svg" alt="" width={1200} height={320} loading="lazy" decoding="async" />
  </section>
);
