import { useDispatch, useSelector } from 'react-redux';
import { selectTheme, themeChosen } from '#slices/themeSlice.ts';

/** Whether it is dark now, and the wish for the other theme. */
export const useThemeToggle = () => {
  const dispatch = useDispatch();
  const isDark = useSelector(selectTheme) === 'dark';
  return { isDark, toggle: () => dispatch(themeChosen(isDark ? 'light' : 'dark')) };
};
