import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { imageSources } from '#domain/shop/image.ts';
import { promoOf } from '#messages/domain/shownPromo.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { from } from '#ui/theme/media.ts';

/** The merchant's banner: a picture with an offer, which is free delivery by default, on the merchant's colour (HM-8, SP-11). */
export const Promo = () => {
  const shop = useShop();
  const promo = promoOf(shop);
  const { promoButton, promoLink, promoImage, promoColor } = shop;
  return (
    <Root aria-label={promo.label} style={{ background: promoColor }}>
      <div>
        <h2>{shownName(promo.title)}</h2>
        <p>{shownName(promo.text)}</p>
        <ButtonLink to={promoLink} tone="plain">
          {shownName(promoButton)}
        </ButtonLink>
      </div>
      <img
        src={promoImage}
        srcSet={imageSources(promoImage)}
        sizes="(min-width: 1200px) 1200px, 100vw"
        alt=""
        width={1200}
        height={320}
        loading="lazy"
        decoding="async"
      />
    </Root>
  );
};

/** The image is the same in both themes, so the text keeps its colours too. */
const Root = styled.section`
  display: grid;
  overflow: hidden;
  border-radius: var(--radius-l);
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
