import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { useListSlidesQuery } from '#api/slides/slidesApi.ts';
import { slideImage, timers } from '#domain/shop/constants.ts';
import { shopName } from '#domain/shop/shopName.ts';
import { localSlide } from '#domain/shop/slide.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/home.ts';
import { SlideShow } from '#ui/carousel/SlideShow.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { Picture } from '#ui/products/Picture.tsx';
import { from } from '#ui/theme/media.ts';
import { useNewArrivals } from './useNewArrivals.ts';

/** `sizes` of a slide's picture: it covers two thirds of the slide's width and all of its height. */
export const slideSizes = '(min-width: 1200px) 840px, (min-width: 769px) max(600px, 66vw), max(372px, 66vw)';

/** A slide show of the admins' slides, each with its title and a way into the shop; without slides a greeting (HM-3, SH-9, SL-5). */
export const HomeSlider = () => {
  const { data: slides, isError, refetch } = useListSlidesQuery();
  const shop = useShop();
  const { data: arrivals } = useNewArrivals({ skip: !shop.homeSections.includes('newArrivals') });
  if (slides === undefined && isError) {
    return (
      <Root data-failed>
        <LoadFailure what={messages.theSlides} onRetry={() => void refetch()} />
      </Root>
    );
  }
  if (slides === undefined) return <Root aria-hidden="true" data-loading />;
  if (slides.length === 0) {
    return (
      <Greeting>
        <h2>{shopName(shop, language)}</h2>
        <p>{shownName(shop.description)}</p>
        <ButtonLink to="/shop">{messages.shopNow}</ButtonLink>
      </Greeting>
    );
  }
  return (
    <SlideShow
      label={messages.offers}
      pause={timers.slide}
      slides={slides.map(localSlide).map(({ _id, image, title, link, button }, index) => ({
        key: _id,
        content: (
          <Slide>
            <Picture
              src={image}
              alt={title === '' ? messages.slideOf(shopName(shop, language), index + 1) : ''}
              width={slideImage.width}
              height={slideImage.height}
              sizes={slideSizes}
              priority={index === 0}
            />
            {title === '' ? null : <h2>{shownName(title)}</h2>}
            <div>
              <ButtonLink to={link || '/shop'}>{shownName(button || messages.shopNow)}</ButtonLink>
              {link === '' && arrivals?.length ? (
                <ButtonLink to="#new-arrivals" tone="quiet">
                  {messages.seeNewArrivals}
                </ButtonLink>
              ) : null}
            </div>
          </Slide>
        ),
      }))}
    />
  );
};

const Root = styled.div`
  display: grid;
  /* In rem, so that a larger text size leaves the title its lines. */
  height: 11.625rem;
  border-radius: var(--radius-l);
  > * { align-content: center; }
  &[data-loading] { background: var(--line); }
  /* Taller than a slide on a phone, where the categories lie over the upper edge. */
  &[data-failed] { height: auto; padding-block-start: var(--target); }
  ${from.tablet} { height: 15rem; }
  ${from.medium} { height: 16.25rem; }
  /* As tall as the categories beside it, whose rows are taller on a touch screen. */
  ${from.container} { height: 100%; min-height: 26.25rem; }
`;
/** Fills the space beside the categories; on narrower screens these have all of the width. */
const Greeting = styled(Root)`
  display: none;
  background: var(--accent-soft);
  ${from.container} {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: var(--space-4);
    padding-inline: var(--space-7);
    > h2 { font-family: var(--font-body); font-size: var(--text-4xl); }
    > p { max-width: 46ch; font-size: var(--text-l); }
  }
`;
/** The picture on one side, the title on the other. */
const Slide = styled(Root)`
  position: relative;
  align-content: center;
  justify-items: start;
  gap: var(--space-2);
  padding-inline: var(--space-4);
  /* On a phone the categories lie over its upper edge. */
  padding-block-start: calc(var(--target) + var(--space-2));
  > :first-child {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: 66%;
    height: 100%;
  }
  /* The scrim, from the edge of the picture: behind the text it is nearly the colour of the surface, so that the text stays legible. */
  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block: 0;
    inset-inline: 33.9% 16%;
    background: linear-gradient(90deg, var(--surface) 15%, var(--surface-translucent) 45%, transparent);
  }
  > h2 {
    z-index: 1;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    max-width: 52%;
    overflow: hidden;
    font-family: var(--font-body);
    font-size: var(--text-l);
  }
  > div {
    z-index: 1;
    display: flex;
    /* A phone has room for one of the two links. */
    > :nth-child(2) { display: none; }
    /* The narrowest phones have the dots right behind the link. */
    @media (max-width: 359px) { > a { padding-inline: var(--space-2); } }
  }
  ${from.tablet} {
    gap: var(--space-3);
    padding-block-start: 0;
    &::before { inset-inline-end: 35%; }
    > h2 { max-width: 40%; font-size: var(--text-2xl); }
    > div > :nth-child(2) { display: inline-flex; }
  }
  ${from.medium} { gap: var(--space-5); padding-inline: var(--space-7); }
  ${from.container} { > h2 { -webkit-line-clamp: 4; max-width: 46%; font-size: var(--text-4xl); } }
`;
