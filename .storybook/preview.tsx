import type { Decorator, Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { registerIcons } from '#ui/icons/Icon.tsx';
import { staffIconPaths } from '#ui/icons/staffIconPaths.ts';
import '#ui/theme/fonts.css';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';

registerIcons(staffIconPaths);

/** Sets the theme as public/theme.js does: by a class on the document root. */
const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.classList.toggle('dark', globals.theme === 'dark');
  return <Story />;
};

const withRouter: Decorator = (Story) => (
  <MemoryRouter>
    <Story />
  </MemoryRouter>
);

/** The shop's gutter, which tabs and other rows that scroll sideways extend into. */
const withGutter: Decorator = (Story) => (
  <main style={{ padding: 'var(--space-5) var(--gutter)' }}>
    <Story />
  </main>
);

const preview: Preview = {
  decorators: [withGutter, withRouter, withTheme],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', viewport: { value: 'desk' } },
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desk: { name: 'Desk', styles: { width: '1280px', height: '900px' } },
      },
    },
    // The theme paints the page.
    backgrounds: { disable: true },
  },
};

export default preview;
