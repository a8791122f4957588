import { createRoot } from 'react-dom/client';
import '#ui/theme/fonts.css';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { Catalog } from './Catalog.tsx';
import { StoryPage, stories } from './stories.tsx';

/** The components of src/ui to look at: `npm run ui` (docs/decisions/0021-catalog-of-components.md). */
const query = new URLSearchParams(location.search);
const story = stories.get(query.get('story') ?? '');
// The theme is a class of the document's root, as in public/theme.js.
document.documentElement.classList.toggle('dark', query.get('theme') === 'dark');
createRoot(document.body.querySelector('#root') ?? document.body).render(
  story === undefined ? <Catalog /> : <StoryPage story={story} />,
);
