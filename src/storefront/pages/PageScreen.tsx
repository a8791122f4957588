import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { Container } from '#ui/layout/Container.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { RichText } from '#ui/layout/RichText.tsx';
import { PageLoader } from './PageLoader.tsx';
import { pageHandle } from './pageHandle.ts';

export const handle = pageHandle();

/** A page of text that the merchant has written (SP-9). */
export const Component = () => {
  const { slug = '' } = useParams();
  return (
    <PageLoader slug={slug}>
      {({ title, html }) => (
        <Root>
          <PageTitle>{shownName(title)}</PageTitle>
          <RichText html={html} />
        </Root>
      )}
    </PageLoader>
  );
};

const Root = styled(Container)`
  display: grid;
  gap: var(--space-5);
`;
