import { render } from '@testing-library/react';
import { styled, version } from 'styled-components';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderStyled } from '#app/render/renderStyled.ts';
import manifest from '../../../package.json' with { type: 'json' };

const Price = styled.b.withConfig({ componentId: 'sc-price' })`
  color: red;
`;
const Offer = styled.i.withConfig({ componentId: 'sc-offer' })<{ $wide?: boolean }>`
  flex: ${({ $wide }) => ($wide ? 1 : 0)};
`;
const Unused = styled.p.withConfig({ componentId: 'sc-unused' })`
  margin: 0;
`;

const page = (
  <main style={{ backgroundImage: 'url("a&b")' }}>
    <Price>৳490</Price>
    <Offer $wide style={{ order: 1 }} />
    <Offer style={{ order: 1 }} />
  </main>
);

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** Of each component its id and the names of its classes, as the style sheet lists them; the library makes the names by a hash. */
const classesIn = (names: string): string[][] =>
  [...names.matchAll(/^data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*),"\}\/\*!sc\*\/$/gm)].map(
    ([, id = '', classes = '']) => [id, ...classes.split(',')],
  );

it('SPD-11 the styles of a page are the rules of its components, and apart from them the names of their classes', () => {
  const { html, css, styleNames, styleAttributes, styleVersion } = renderStyled(page);
  const [[, price = ''] = [], [, wide = '', narrow = ''] = []] = classesIn(styleNames);

  expect(classesIn(styleNames)).toEqual([
    ['sc-price', price],
    ['sc-offer', wide, narrow],
  ]);
  expect(css).toBe(`.${price}{color:red;}.${wide}{flex:1;}.${narrow}{flex:0;}`);
  expect(html).toContain(`<b class="sc-price ${price}">৳490</b>`);
  expect(html).not.toContain(Unused.styledComponentId);
  expect(styleAttributes).toEqual(['background-image:url("a&b")', 'order:1']);
  expect(styleVersion).toBe(version);
});

it('SPD-20 a page that is rendered again is the same', () => {
  expect(renderStyled(page)).toEqual(renderStyled(page));
});

it('SPD-11 the browser writes only the rules of classes that are not among the names', async () => {
  const { styleNames } = renderStyled(page);
  const [[, price = '']] = classesIn(styleNames) as [string[]];
  document.head.innerHTML = `<style type="text/plain" data-styled="true" data-styled-version="${version}">${styleNames}</style>`;
  // The library reads the names when it is loaded.
  vi.resetModules();
  const { styled: loaded } = await import('styled-components');
  const Known = loaded.b.withConfig({ componentId: 'sc-price' })`
  color: red;
`;
  const New = loaded.p.withConfig({ componentId: 'sc-new' })`
    color: blue;
  `;
  const { container } = render(
    <>
      <Known />
      <New />
    </>,
  );
  const written = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');

  expect(container.querySelector('b')?.className).toBe(`sc-price ${price}`);
  expect(written).not.toContain(`.${price}{`);
  expect(written).toMatch(/\.\w+\{color:blue;\}/);
});

it('SPD-11 the version of styled-components is exact: another one may write another text', () => {
  expect(manifest.devDependencies['styled-components']).toBe(version);
});
