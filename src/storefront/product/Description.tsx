import { styled } from 'styled-components';
import { descriptionLines } from '#domain/products/descriptionLines.ts';
import * as messages from '#messages/storefront/product.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { langProps } from '#ui/layout/langProps.ts';
import { from } from '#ui/theme/media.ts';

/** Lists the lines of the description. A line with a colon is shown as a label and its value, behind a check icon (PD-7). */
export const Description = ({ text }: { readonly text: string }) => {
  const lines = descriptionLines(text);
  if (lines.length === 0) return null;
  return (
    <Root aria-labelledby="description">
      <h2 id="description">{messages.description}</h2>
      {/* A product has one description in each language; a Bengali page shows the English one if the other is empty (BN-5). */}
      <ul {...langProps(text)}>
        {/* Keyed by position: two lines may be equal. */}
        {Object.entries(lines).map(([index, { label, text: value }]) => (
          <li key={index} data-labelled={label !== null || undefined}>
            {label === null ? (
              value
            ) : (
              <>
                <Icon name="check-circle" size={20} />
                <span>
                  <strong>{label}:</strong> {value}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
};

const Root = styled.section`
  margin-block-start: var(--space-7);
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  h2 { margin-block-end: var(--space-4); font-size: var(--text-xl); }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
    gap: var(--space-3) var(--space-6);
  }
  li { color: var(--ink-soft); overflow-wrap: anywhere; }
  li:not([data-labelled]) { grid-column: 1 / -1; max-width: 90ch; }
  li[data-labelled] { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: start; gap: var(--space-2); line-height: var(--leading-snug); }
  strong { color: var(--ink); font-weight: 600; }
  svg { color: var(--accent); }
  ${from.medium} { padding: var(--space-6); }
`;
