import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** Markup and the CSS rules of its styled components. */
export interface Rendered {
  readonly html: string;
  readonly css: string;
}

/** Renders the element with the rules of exactly the components in it. */
export const renderStyled = (element: ReactNode): Rendered => {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(element));
    return { html, css: sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '') };
  } finally {
    sheet.seal();
  }
};
