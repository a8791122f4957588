import type { StorybookConfig } from '@storybook/react-vite';

/** The catalog of src/ui: `npm run ui` (docs/decisions/0021-storybook.md). Nothing here leaves this machine. */
const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../src/ui/**/*.stories.tsx'],
  staticDirs: ['../public'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its readers of prop types need the compiler's JavaScript API, which TypeScript 7 does not have.
  typescript: { reactDocgen: false },
};

export default config;
