import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { formatTaka } from '#domain/values/money.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { from } from '#ui/theme/media.ts';

/** The promo image with the free-delivery offer (HM-8). */
export const Promo = () => {
  const { freeDeliveryOver } = useShop();
  const isFree = freeDeliveryOver !== null;
  return (
    <Root aria-label={isFree ? 'Free delivery' : 'Delivery'}>
      <div>
        <h2>{isFree ? 'Fill the basket, skip the delivery charge' : 'From our shop to your door'}</h2>
        <p>
          {isFree ? `Orders over ${formatTaka(freeDeliveryOver)} travel free` : 'Your order travels'}, to
          every district of Bangladesh.
        </p>
        <ButtonLink to="/shop" tone="plain">
          Go shopping
        </ButtonLink>
      </div>
      <img src="/promo.svg" alt="" width={1200} height={320} loading="lazy" decoding="async" />
    </Root>
  );
};

/** The image is the same in both themes, so the text keeps its colours too. */
const Root = styled.section`
  display: grid;
  overflow: hidden;
  border-radius: var(--radius-l);
  background: #0b4434;
  color: #f6f3ea;
  img { width: 100%; height: 150px; object-fit: cover; object-position: right 70%; }
  > div {
    z-index: 1;
    display: grid;
    align-content: center;
    justify-items: start;
    gap: var(--space-3);
    padding: var(--space-5) var(--space-5) 0;
  }
  h2 { font-size: var(--text-2xl); }
  p { max-width: 36ch; color: #d8e5dc; }
  a { border-color: transparent; background: var(--offer); color: var(--on-offer); }
  a:focus-visible { outline-color: #fff; }
  ${from.medium} {
    > * { grid-area: 1 / 1; }
    img { height: 100%; min-height: 260px; }
    > div { max-width: 54%; padding: var(--space-7); }
  }
`;
