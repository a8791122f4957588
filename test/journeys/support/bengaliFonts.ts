import type { Page } from '@playwright/test';

interface PlatformFont {
  readonly familyName: string;
  readonly isCustomFont: boolean;
}

/** Wraps every visible run of Bengali, including the taka sign, in its own element; the texts, and how to undo it. */
const splitRuns = (page: Page) =>
  page.evaluateHandle(() => {
    const bengali = /([\u0964\u0965\u0980-\u09ff]+)/;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    const runs: string[] = [];
    const splits: { readonly node: Text; readonly parts: readonly ChildNode[] }[] = [];
    for (const node of nodes) {
      const parent = node.parentElement;
      const isDrawn =
        parent !== null && parent.getClientRects().length > 0 && parent.closest('option') === null;
      if (!isDrawn || !bengali.test(node.data)) continue;
      const parts = node.data.split(bengali).map((text, index) => {
        if (index % 2 === 0) return document.createTextNode(text);
        const around = document.createElementNS(
          parent.namespaceURI,
          parent instanceof SVGElement ? 'tspan' : 'span',
        );
        around.setAttribute('data-run', text);
        around.append(text);
        runs.push(text);
        return around;
      });
      node.replaceWith(...parts);
      splits.push({ node, parts });
    }
    const join = () => {
      for (const { node, parts } of splits) {
        parts[0]?.before(node);
        for (const part of parts) part.remove();
      }
    };
    return { runs, join };
  });

export interface DrawnBengali {
  /** Number of Bengali runs on the page. */
  readonly runs: number;
  /** Runs drawn at least partly with a system font, with the name of that font. */
  readonly foreign: readonly string[];
}

/** Fonts that draw the Bengali on the page. */
export const drawnBengali = async (page: Page): Promise<DrawnBengali> => {
  await page.evaluate(() => document.fonts.ready);
  const split = await splitRuns(page);
  const runs = await split.evaluate((texts) => texts.runs);
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await browser.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-run]',
  });
  const foreign: string[] = [];
  const drawn = await Promise.all(
    nodeIds.map((nodeId) => browser.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  for (const [index, { fonts }] of (drawn as { fonts: PlatformFont[] }[]).entries()) {
    const named = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
    // A run far below the window may not be laid out yet and then has no font.
    if (named.length > 0) foreign.push(`${runs[index]}: ${named.join(', ')}`);
  }
  await browser.detach();
  await split.evaluate((texts) => texts.join());
  return { runs: runs.length, foreign };
};
