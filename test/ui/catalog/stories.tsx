import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>(
  // Relative: an absolute path would begin at Vite's root, which is this folder for the catalog and the project for its test.
  '../../../src/ui/**/*.stories.tsx',
  { eager: true },
);

const fileName = (path: string): string => path.replace(/^.*\/|[.]stories[.]tsx$/g, '');

/** Every story by its name, such as `Buttons/Tones`: each export of a `*.stories.tsx` is a component. */
export const stories: ReadonlyMap<string, ComponentType> = new Map(
  Object.entries(modules).flatMap(([path, module]) =>
    Object.entries(module).map(([name, story]) => [`${fileName(path)}/${name}`, story] as const),
  ),
);

/** A story on a page with the shop's gutter, which tabs and other rows that scroll sideways extend into. */
export const StoryPage = ({ story: Story }: { readonly story: ComponentType }) => (
  <main style={{ padding: 'var(--space-5) var(--gutter)' }}>
    <MemoryRouter>
      <Story />
    </MemoryRouter>
  </main>
);
