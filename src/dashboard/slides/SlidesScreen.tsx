import { styled } from 'styled-components';
import { useListSlidesQuery } from '#api/slidesApi.ts';
import { slideImage } from '#domain/constants.ts';
import type { Slide } from '#domain/slide.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { type Column, Table } from '#ui/layout/Table.tsx';
import { Picture } from '#ui/products/Picture.tsx';
import { addresses, screenHandle } from '../components/addresses.ts';
import { ListPage } from '../components/ListPage.tsx';
import { freshOnMount } from '../components/queryOptions.ts';
import { SlideActions } from './SlideActions.tsx';

const heading = 'Manage Slide';
export const handle = screenHandle(heading);

const columns: readonly Column<Slide>[] = [
  { key: 'number', header: '#', narrow: 'mark', cell: (_slide, index) => index + 1 },
  {
    key: 'image',
    header: 'Image',
    narrow: 'title',
    cell: ({ image, title }) => (
      <Thumbnail>
        <Picture
          src={image}
          alt={title || 'Slide without a title'}
          width={slideImage.width}
          height={slideImage.height}
          sizes="240px"
        />
      </Thumbnail>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    narrow: 'full',
    cell: (slide, index) => <SlideActions slide={slide} number={index + 1} />,
  },
];

/** The slides of the home page (SL-1). */
export const Component = () => {
  const query = useListSlidesQuery(undefined, freshOnMount);
  const slides = query.data ?? [];
  const add = (
    <ButtonLink to={addresses.addSlide}>
      <Icon name="plus" size={18} /> Add Slide
    </ButtonLink>
  );
  return (
    <ListPage
      title={heading}
      noun="slides"
      query={query}
      page={{ items: slides, next: null, total: slides.length }}
      action={add}
      empty={{
        title: 'There is no slide yet',
        text: 'The home page shows its slider when there is one.',
        action: add,
      }}
    >
      <Table
        caption={heading}
        columns={columns}
        rows={slides}
        rowKey={(slide) => slide._id}
        busy={query.isFetching}
      />
    </ListPage>
  );
};

const Thumbnail = styled.div`
  width: min(240px, 50vw);
  overflow: hidden;
  border-radius: var(--radius-m);
`;
