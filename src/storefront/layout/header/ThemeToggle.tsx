import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import * as messages from '#messages/storefront/layout/header.ts';
import { selectTheme, themeChosen } from '#slices/themeSlice.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** Whether the dark theme is active, and a function that switches to the other theme. */
export const useThemeToggle = () => {
  const dispatch = useShopDispatch();
  const isDark = useSelector(selectTheme) === 'dark';
  return { isDark, toggle: () => dispatch(themeChosen(isDark ? 'light' : 'dark')) };
};

export const ThemeToggle = () => {
  const { isDark, toggle } = useThemeToggle();
  return (
    <IconButton
      label={messages.darkTheme}
      title={messages.lightDark}
      aria-pressed={isDark}
      icon={<ThemeIcon />}
      onClick={toggle}
    />
  );
};

/** A moon in the light theme, a sun in the dark. CSS shows one of them, since the server does not know the user's theme. */
export const ThemeIcon = () => (
  <>
    <LightOnly>
      <Icon name="moon" size={22} />
    </LightOnly>
    <DarkOnly>
      <Icon name="sun" size={22} />
    </DarkOnly>
  </>
);

const LightOnly = styled.span`
  display: grid;
  .dark & { display: none; }
`;
const DarkOnly = styled.span`
  display: none;
  .dark & { display: grid; }
`;
