import { memo } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { from } from '../theme/media.ts';

interface CutNameProps {
  readonly name: string;
  /** Characters before the ellipsis on small, medium and wider screens. */
  readonly cut: { readonly small: number; readonly medium: number; readonly large: number };
}

// By code points: different versions of Node and browsers split Bengali clusters differently, and both must
// render the same.
const lettersOf = (name: string): string[] => Array.from(name);

export const cutAt = (name: string, length: number): string => {
  const letters = lettersOf(name);
  return letters.length > length ? `${letters.slice(0, length).join('').trimEnd()}…` : name;
};

/** A name shortened by the screen's width, in CSS alone: the server does not know that width. */
export const TruncatedName = memo(({ name, cut }: CutNameProps) => {
  if (lettersOf(name).length <= Math.min(cut.small, cut.medium, cut.large)) return <span>{name}</span>;
  return (
    <span title={name}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <Small aria-hidden="true">{cutAt(name, cut.small)}</Small>
      <Medium aria-hidden="true">{cutAt(name, cut.medium)}</Medium>
      <Large aria-hidden="true">{cutAt(name, cut.large)}</Large>
    </span>
  );
});

const Small = styled.span`
  ${from.small} { display: none; }
`;
const Medium = styled.span`
  display: none;
  ${from.small} { display: inline; }
  ${from.medium} { display: none; }
`;
const Large = styled.span`
  display: none;
  ${from.medium} { display: inline; }
`;
