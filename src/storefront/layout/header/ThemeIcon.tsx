import { styled } from 'styled-components';
import { Icon } from '#ui/icons/Icon.tsx';

/** Switched by the class on the root element: the server does not know the user's theme. */
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
