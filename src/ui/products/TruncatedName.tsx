import { memo } from 'react';
import { styled } from 'styled-components';
import { hasBengali } from '#domain/values/hasBengali.ts';
import { lettersOf } from '#domain/values/lettersOf.ts';
import { langProps } from '../layout/langProps.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { from } from '../theme/media.ts';

interface TruncatedNameProps {
  readonly name: string;
  /** Letters before the ellipsis: in windows narrower than `from.small`, from there on, and from `from.medium` on. */
  readonly cut: { readonly small: number; readonly medium: number; readonly large: number };
}

const widths = ['small', 'medium', 'large'] as const;

/** The name with at most `length` letters, and an ellipsis if it has more. */
export const truncate = (name: string, length: number, letters = lettersOf(name)): string =>
  letters.length > length ? `${letters.slice(0, length).join('').trimEnd()}…` : name;

/**
 * A name shortened by the screen's width, in CSS alone: the server does not know that width. One in the other
 * language is marked as such (BN-5).
 */
export const TruncatedName = memo(({ name, cut }: TruncatedNameProps) => {
  // Gives a name with Bengali letters the font and the line height that they need (base.css).
  const bengali = hasBengali(name) || undefined;
  const languageOfName = langProps(name);
  const letters = lettersOf(name);
  const isShortEverywhere = letters.length <= Math.min(cut.small, cut.medium, cut.large);
  if (isShortEverywhere)
    return (
      <span data-bengali={bengali} {...languageOfName}>
        {name}
      </span>
    );
  const shown = widths.map((width) => ({ width, text: truncate(name, cut[width], letters) }));
  // Widths with the same text have one element in common.
  const texts = [...new Set(shown.map(({ text }) => text))];
  return (
    <span title={name} data-bengali={bengali} {...languageOfName}>
      <VisuallyHidden>{name}</VisuallyHidden>
      {texts.map((text) => (
        <Truncated
          key={text}
          data-at={shown
            .filter((one) => one.text === text)
            .map(({ width }) => width)
            .join(' ')}
          aria-hidden="true"
        >
          {text}
        </Truncated>
      ))}
    </span>
  );
});

const Truncated = styled.span`
  display: none;
  &[data-at~='small'] { display: inline; }
  ${from.small} {
    &[data-at] { display: none; }
    &[data-at~='medium'] { display: inline; }
  }
  ${from.medium} {
    &[data-at] { display: none; }
    &[data-at~='large'] { display: inline; }
  }
`;
