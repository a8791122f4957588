import { useState } from 'react';
import { ChoiceChips } from '#ui/forms/ChoiceChips.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { stories } from './stories.tsx';

const names = [...stories.keys()].toSorted();
const themes = ['light', 'dark'];
/** Pixels, by the name of the device. */
const widths: Readonly<Record<string, number>> = { phone: 390, desk: 1280 };

const optionOf = (name: string) => ({ value: name, label: name });

/** The list of stories, and the chosen one in a frame of its own, so that its width is that of a window. */
export const Catalog = () => {
  const [name, setName] = useState(decodeURIComponent(location.hash.slice(1)) || (names[0] ?? ''));
  const [theme, setTheme] = useState('light');
  const [device, setDevice] = useState('desk');
  return (
    <Row align="start" gap={5}>
      <nav aria-label="Stories">
        <ul>
          {names.map((story) => (
            <li key={story}>
              <a
                href={`#${story}`}
                aria-current={story === name ? 'page' : undefined}
                onClick={() => setName(story)}
              >
                {story}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Stack>
        <ChoiceChips legend="Theme" options={themes.map(optionOf)} value={theme} onChange={setTheme} />
        <ChoiceChips
          legend="Width"
          options={Object.keys(widths).map(optionOf)}
          value={device}
          onChange={setDevice}
        />
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the frame shows this very page */}
        <iframe
          title={name}
          src={`?${new URLSearchParams({ story: name, theme })}`}
          width={widths[device]}
          height={860}
          style={{ border: '1px solid var(--line)' }}
        />
      </Stack>
    </Row>
  );
};
