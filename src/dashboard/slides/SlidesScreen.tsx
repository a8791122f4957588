import { styled } from 'styled-components';
import { useListSlidesQuery } from '#api/slides/slidesApi.ts';
import { slideImage } from '#domain/shop/constants.ts';
import { localSlide, type Slide } from '#domain/shop/slide.ts';
import * as messages from '#messages/dashboard/slides.ts';
import { digits } from '#messages/language.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import type { Column } from '#ui/layout/Table.tsx';
import { Picture } from '#ui/products/Picture.tsx';
import { TablePage } from '../components/lists/TablePage.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { addresses, screenHandle } from '../components/routing/addresses.ts';
import { SlideActions } from './SlideActions.tsx';

const heading = messages.manageSlide;
export const handle = screenHandle(heading);

const columns: readonly Column<Slide>[] = [
  { key: 'number', header: '#', narrowLayout: 'mark', cell: (_slide, index) => digits(index + 1) },
  {
    key: 'image',
    header: messages.image,
    narrowLayout: 'title',
    cell: (slide) => (
      <Thumbnail>
        <Picture
          src={slide.image}
          alt={localSlide(slide).title || messages.slideWithoutATitle}
          width={slideImage.width}
          height={slideImage.height}
          sizes="240px"
        />
      </Thumbnail>
    ),
  },
  {
    key: 'actions',
    header: messages.actions,
    narrowLayout: 'full',
    cell: (slide, index) => <SlideActions slide={slide} number={index + 1} />,
  },
];

/** The screen with the slides of the home page (SL-1). */
export const Component = () => {
  const query = useListSlidesQuery(undefined, refetchOnMount);
  const slides = query.data;
  const add = (
    <ButtonLink to={addresses.addSlide}>
      <StaffIcon name="plus" size={18} /> {messages.addSlide}
    </ButtonLink>
  );
  return (
    <TablePage
      title={heading}
      noun={messages.slides}
      query={query}
      page={slides && { items: slides, next: null, total: slides.length }}
      action={add}
      empty={{
        title: messages.noSlidesYet,
        text: messages.whenTheSliderIsShown,
        action: add,
      }}
      columns={columns}
      rowKey={(slide) => slide._id}
    />
  );
};

const Thumbnail = styled.div`
  width: min(240px, 50vw);
  overflow: hidden;
  border-radius: var(--radius-m);
`;
