import { useListSlidesQuery } from '#api/slidesApi.ts';
import { slideImage, timers } from '#domain/constants.ts';
import { shop } from '#domain/shop.ts';
import { SlideShow } from '#ui/carousel/SlideShow.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Picture } from '#ui/products/Picture.tsx';

/** Of a picture that fills two thirds of the slide, or all of its height. */
export const slideSizes = '(min-width: 1200px) 840px, (min-width: 769px) max(600px, 66vw), max(372px, 66vw)';

/** A slide show of the admins' slides, each with its title and a way into the shop (HM-3, SH-9). */
export const HomeSlider = () => {
  const { data, isError, isFetching, refetch } = useListSlidesQuery();
  if (data === undefined && isError) {
    return (
      <div className="hero">
        <LoadFailure what="The slides" busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (data === undefined) return <div className="hero" aria-hidden="true" data-loading />;
  if (data.length === 0) return null;
  return (
    <SlideShow
      label="Offers"
      pause={timers.slide}
      slides={data.map(({ _id, image, title }, index) => ({
        key: _id,
        content: (
          <div className="hero-slide">
            <Picture
              src={image}
              alt={title === '' ? `${shop.name}, slide ${index + 1}` : ''}
              width={slideImage.width}
              height={slideImage.height}
              sizes={slideSizes}
              priority={index === 0}
            />
            {title === '' ? null : <h2>{title}</h2>}
            <div>
              <ButtonLink to="/shop">Shop now</ButtonLink>
              <ButtonLink to="#new-arrivals" tone="quiet">
                New arrivals
              </ButtonLink>
            </div>
          </div>
        ),
      }))}
    />
  );
};
