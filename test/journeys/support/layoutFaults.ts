import type { Page } from '@playwright/test';

/** Faults of a page's layout as currently rendered. */

/** Elements beyond the side of the page, and texts that are cut off. */
export const cutOffContent = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    // Most elements have the same few ancestors: each is measured once.
    const edges = new Map<Element, DOMRect>();
    const edgeOf = (element: Element): DOMRect => {
      const edge = edges.get(element) ?? element.getBoundingClientRect();
      edges.set(element, edge);
      return edge;
    };
    const hiding = new Map<Element, boolean>();
    const hidesOverflow = (element: Element): boolean => {
      const hides = hiding.get(element) ?? ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
      hiding.set(element, hides);
      return hides;
    };
    // Carousels scroll, and the notice moves. Asked of each element, `:has` would take most of the time.
    const moving = [...document.querySelectorAll(':has(> [data-slide]), [aria-label="Notice"]')];
    const all = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.offsetWidth > 1 && element.offsetHeight > 1,
    );
    const over =
      scrollWidth <= clientWidth ? [] : all.filter((element) => edgeOf(element).right > clientWidth + 1);
    const cut = all
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
      )
      .filter((element) => !moving.some((part) => part.contains(element)))
      .filter((element) => {
        // Dots tell that there is more, also of the text of a child.
        const { parentElement } = element;
        if (getComputedStyle(element).textOverflow === 'ellipsis') return false;
        if (parentElement !== null && getComputedStyle(parentElement).textOverflow === 'ellipsis')
          return false;
        const { left, right, top, bottom } = edgeOf(element);
        for (let around: HTMLElement | null = element; around !== null; around = around.parentElement) {
          // Visible to screen readers only.
          if (around.offsetWidth <= 1) return false;
          const edge = edgeOf(around);
          const isInside =
            left > edge.left - 1 && right < edge.right + 1 && top > edge.top - 1 && bottom < edge.bottom + 1;
          const isFull = around === element && element.scrollWidth > element.clientWidth + 1;
          if ((!isInside || isFull) && hidesOverflow(around)) return true;
        }
        return false;
      });
    return [
      ...over.slice(0, 5).map((element) => ['over the side', element] as const),
      ...cut.slice(0, 5).map((element) => ['cut', element] as const),
    ].map(
      ([fault, element]) =>
        `${fault}: ${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`,
    );
  });

/** Sticky and fixed bars, when they take more than half of the window's height. */
export const tallBars = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, clientHeight } = document.documentElement;
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.offsetWidth > 1 &&
        element.offsetHeight > 1 &&
        ['sticky', 'fixed'].includes(getComputedStyle(element).position),
    );
    const barHeight = bars
      .filter(
        (element) => element.offsetWidth > clientWidth / 2 && element.getBoundingClientRect().bottom > 0,
      )
      .reduce((sum, element) => sum + element.offsetHeight, 0);
    if (barHeight <= clientHeight / 2) return [];
    return bars.map((element) => `takes much height: ${element.tagName}.${element.className}`);
  });

/**
 * Boxes that scroll sideways, and controls partly outside the sides of the window or of a box around them.
 */
export const clippedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    // Carousels, rows and tab lists scroll, and the notice moves.
    const moving = [
      ...document.querySelectorAll(
        ':has(> [data-slide]), [aria-roledescription="carousel"], [data-scroller], [role="tablist"], [aria-label="Notice"]',
      ),
    ];
    // Also a closed filter has a size.
    const isSeen = (element: HTMLElement) =>
      element.offsetWidth > 1 &&
      element.offsetHeight > 1 &&
      element.checkVisibility() &&
      !moving.some((part) => part.contains(element));
    const all = [...document.querySelectorAll<HTMLElement>('body *')].filter(isSeen);
    const scrolling = all.filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
        // Excludes the text of a test, which is read line by line, and drawings, which must stay readable.
        !element.matches('pre, :has(> svg[role="img"])'),
    );
    const isBeyond = (element: HTMLElement): boolean => {
      const { left, right } = element.getBoundingClientRect();
      if (left < -1 || right > clientWidth + 1) return true;
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        // Visible to screen readers only.
        if (around.offsetWidth <= 1) return false;
        const edge = around.getBoundingClientRect();
        const isOutside = left < edge.left - 1 || right > edge.right + 1;
        if (isOutside && getComputedStyle(around).overflowX !== 'visible') return true;
      }
      return false;
    };
    const beyond = all.filter(
      (element) => element.matches('a, button, input, select, textarea, summary, label') && isBeyond(element),
    );
    return [
      ...scrolling.slice(0, 5).map((element) => ['scrolls sideways', element] as const),
      ...beyond.slice(0, 5).map((element) => ['beyond the side', element] as const),
    ].map(
      ([fault, element]) =>
        `${fault}: ${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`,
    );
  });
