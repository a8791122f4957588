import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** Markup and the CSS rules of its styled components. */
export interface Rendered {
  readonly html: string;
  readonly css: string;
}

/** The rules of each component's classes; the name of a class is a hash of them. */
const rulesByClass = new LRUCache<string, string[]>({ max: 5000 });

/** A new sheet that takes rules from those of earlier sheets: styled-components parses its styles again for each sheet. */
const newSheet = (): ServerStyleSheet => {
  const sheet = new ServerStyleSheet();
  const { instance } = sheet;
  const hasName = instance.hasNameForId.bind(instance);
  const insert = instance.insertRules.bind(instance);
  instance.hasNameForId = (id, name) => {
    if (hasName(id, name)) return true;
    const rules = rulesByClass.get(`${id} ${name}`);
    if (rules === undefined) return false;
    insert(id, name, rules);
    return true;
  };
  instance.insertRules = (id, name, rules) => {
    rulesByClass.set(`${id} ${name}`, [rules].flat());
    insert(id, name, rules);
  };
  return sheet;
};

/** Renders the element with the rules of exactly the components in it. */
export const renderStyled = (element: ReactNode): Rendered => {
  const sheet = newSheet();
  try {
    const html = renderToString(sheet.collectStyles(element));
    return { html, css: sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '') };
  } finally {
    sheet.seal();
  }
};
