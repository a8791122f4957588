import { useDispatch, useSelector } from 'react-redux';
import { selectTheme, themeChosen } from '#slices/themeSlice.ts';

/** Whether the dark theme is active, and a function that switches to the other theme. */
export const useThemeToggle = () => {
  const dispatch = useDispatch();
  const isDark = useSelector(selectTheme) === 'dark';
  return { isDark, toggle: () => dispatch(themeChosen(isDark ? 'light' : 'dark')) };
};
