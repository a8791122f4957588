import { styled } from 'styled-components';
import { langProps } from './langProps.ts';

interface RichTextProps {
  /** HTML that the server has made from Markdown; it contains no script (SP-9). */
  readonly html: string;
}

/** Shows a text with headings, lists, tables and pictures; its language is read from the words between the tags, without entities. */
export const RichText = ({ html }: RichTextProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server escapes all text, and passes on none of the author’s markup
  <Root dangerouslySetInnerHTML={{ __html: html }} {...langProps(html.replace(/<[^>]*>|&\w+;/g, ''))} />
);

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 72ch;
  overflow-wrap: anywhere;
  &:empty, > p:empty { display: none; }
  > * { min-width: 0; margin: 0; }
  h2 { margin-block-start: var(--space-3); font-size: var(--text-xl); }
  h3, h4, h5, h6 { font-size: var(--text-l); }
  ul, ol { display: grid; gap: var(--space-2); padding-inline-start: var(--space-5); list-style: revert; }
  li { list-style: inherit; }
  a { color: var(--accent); }
  img { max-width: 100%; height: auto; border-radius: var(--radius-m); }
  blockquote { padding-inline-start: var(--space-4); border-inline-start: 3px solid var(--line-strong); color: var(--ink-soft); }
  pre, table { display: block; max-width: 100%; overflow-x: auto; }
  th, td { padding: var(--space-2) var(--space-3); border: 1px solid var(--line); text-align: start; }
  [data-align='center'] { text-align: center; }
  [data-align='right'] { text-align: end; }
`;
