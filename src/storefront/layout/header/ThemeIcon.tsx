import { styled } from 'styled-components';
import { Icon } from '#ui/icons/Icon.tsx';

/** Chosen by the class on the root: the server, which paints first, does not know the reader's theme. */
export const ThemeIcon = () => (
  <>
    <InLight>
      <Icon name="moon" size={22} />
    </InLight>
    <InDark>
      <Icon name="sun" size={22} />
    </InDark>
  </>
);

const InLight = styled.span`
  display: grid;
  .dark & { display: none; }
`;
const InDark = styled.span`
  display: none;
  .dark & { display: grid; }
`;
