import { IconButton } from '#ui/controls/IconButton.tsx';
import { ThemeIcon } from './ThemeIcon.tsx';
import { useThemeToggle } from './useThemeToggle.ts';

export const ThemeToggle = () => {
  const { isDark, toggle } = useThemeToggle();
  return (
    <IconButton
      label="Dark theme"
      title="Light/Dark"
      aria-pressed={isDark}
      icon={<ThemeIcon />}
      onClick={toggle}
    />
  );
};
