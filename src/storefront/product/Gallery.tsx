import { styled } from 'styled-components';
import { productPicture } from '#domain/constants.ts';
import { SlideTrack } from '#ui/carousel/SlideTrack.tsx';
import { oneByOne } from '#ui/carousel/steps.ts';
import { useSlides } from '#ui/carousel/useSlides.ts';
import { Picture } from '#ui/products/Picture.tsx';
import { from } from '#ui/theme/media.ts';

interface GalleryProps {
  readonly name: string;
  readonly images: readonly string[];
}

export const gallerySizes = '(min-width: 1024px) 560px, (min-width: 600px) 46vw, calc(100vw - 32px)';

/** The product's pictures: drag the large one, or choose a thumbnail. */
export const Gallery = ({ name, images }: GalleryProps) => {
  const shown = images.length === 0 ? [''] : images.slice(0, productPicture.slots);
  const keys = shown.map((image, index) => `${index} ${image}`);
  const { trackRef, view, goTo } = useSlides(keys, oneByOne, false);
  const at = view?.at ?? 0;
  return (
    <Whole aria-label={`Pictures of ${name}`}>
      <Large>
        <SlideTrack
          trackRef={trackRef}
          view={view}
          steps={oneByOne}
          slides={shown.map((image, index) => ({
            key: keys[index] ?? image,
            content: (
              <Picture
                src={image}
                alt={shown.length > 1 ? `${name}, picture ${index + 1} of ${shown.length}` : name}
                width={productPicture.width}
                height={productPicture.height}
                sizes={gallerySizes}
                early={index === 0}
              />
            ),
          }))}
        />
      </Large>
      {shown.length > 1 ? (
        <Small>
          {shown.map((image, index) => (
            <button
              key={keys[index]}
              type="button"
              aria-label={`Show picture ${index + 1}`}
              aria-current={index === at}
              onClick={() => goTo(index)}
            >
              <Picture
                src={image}
                alt=""
                width={productPicture.width}
                height={productPicture.height}
                sizes="96px"
              />
            </button>
          ))}
        </Small>
      ) : null}
    </Whole>
  );
};

const Whole = styled.section`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
  ${from.medium} { position: sticky; inset-block-start: 136px; }
  ${from.large} { inset-block-start: 92px; }
  @media print { position: static; }
`;
const Large = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  /* The first picture alone, whichever the screen shows. */
  @media print {
    [data-slide] { transform: none !important; }
    [data-slide] + [data-slide] { display: none; }
  }
`;
const Small = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 96px));
  gap: var(--space-2);
  button {
    overflow: hidden;
    padding: 0;
    border: 2px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--surface);
  }
  button:hover { border-color: var(--line-strong); }
  button[aria-current='true'] { border-color: var(--accent); }
  button:focus-visible { border-radius: var(--radius-m); }
  @media print { display: none; }
`;
