import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { StoryPage, stories } from './catalog/stories.tsx';

/** The catalog of `npm run ui` stays true: each of its stories renders, and each component is in it. */

describe('the stories', () => {
  it('are found', () => {
    expect(stories.size).toBeGreaterThan(30);
  });

  it.each([...stories])('include %s, which renders without an error', (_, story) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { container } = render(<StoryPage story={story} />);
    expect(container.querySelector('main')?.innerHTML).not.toBe('');
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('show every component of ui', () => {
    const files = readdirSync('src/ui', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
      .map((entry) => join(entry.parentPath, entry.name));
    const [storyFiles, components] = [
      files.filter((file) => file.endsWith('.stories.tsx')),
      files.filter((file) => /^[A-Z][A-Za-z]+[.]tsx$/.test(basename(file))),
    ];
    const imports = storyFiles.map((file) => readFileSync(file, 'utf8')).join('\n');
    // Parts of other components, in whose stories they are, and one that only screen readers notice: DelayedStatus.
    const parts = new Set([
      'CheckboxLabel.tsx',
      'DelayedStatus.tsx',
      'Field.tsx',
      'ReviewText.tsx',
      'SlideTrack.tsx',
    ]);
    const missing = components
      .map((file) => basename(file))
      .filter((name) => !parts.has(name) && !imports.includes(`/${name}'`));
    expect(missing).toEqual([]);
  });
});
