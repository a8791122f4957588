import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { defaultPages } from '#domain/shop/defaultPages.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import { bengaliPlaceholders } from '#server/pages/bengaliPlaceholders.ts';
import { markdownFault, pageHtml } from '#server/pages/pageMarkdown.ts';

const html = (body: string): string => pageHtml(body, defaultShopSettings);

const { document } = new Window();

const tags = new Set(
  'h2 h3 h4 h5 h6 p em strong s a ul ol li blockquote code pre hr br table thead tbody tr th td img'.split(
    ' ',
  ),
);
const attributes = new Set(
  'href title src srcset sizes alt loading decoding class start data-align'.split(' '),
);
const link = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;

/** What a browser finds in the HTML that could run, or that leads where a page may not lead. */
const dangers = (markup: string): string[] => {
  document.body.innerHTML = markup;
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const value = (name: string): string => element.getAttribute(name) ?? '';
    return [
      ...(tags.has(element.localName) ? [] : [`<${element.localName}>`]),
      ...element.getAttributeNames().filter((name) => !attributes.has(name)),
      ...['href', 'src'].filter((name) => element.hasAttribute(name) && !link.test(value(name))),
    ];
  });
};

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java\nscript:alert(1))',
  '[a](java&#115;Script:alert(1))',
  '[a](javascript&colon;alert(1))',
  '[a](data:text/html,<script>alert(1)</script>)',
  '[a](vbscript:x)',
  '[a](//evil.example)',
  '[a](/\\\\evil.example)',
  '<javascript:alert(1)>',
  '![a](javascript:alert(1))',
  '![a](data:image/svg+xml,<svg/onload=alert(1)>)',
  '![a](/pictures/x-900.webp" onerror="alert(1))',
  '![a" onerror="alert(1)](/pictures/x-900.webp)',
  '[a](/shop "x\\" onclick=\\"alert(1)")',
  '[a]: javascript:alert(1)\n\n[a]',
  '```"><script>alert(1)</script>\nx\n```',
  '|a|\n|-|\n|<b onclick=x>|',
  '{name}<script>{helpline}',
  '\u0000<scr\u0000ipt>',
];
const marks = [
  '\n',
  '\n\n',
  '> ',
  '- ',
  '1. ',
  '# ',
  '`',
  '**',
  '[',
  '](',
  ')',
  '![',
  '|',
  '\\',
  '<',
  '>',
  '"',
  '&#',
];

const inBengali = (shop: PublicSettings) =>
  pageHtml(
    '{delivery} {freeDelivery} {returns} {callingHours} {address}, {country} {chargeInside} {helpline}',
    shop,
    bengaliPlaceholders(shop),
  );

const namesIn = (text = '') =>
  [...new Set(text.match(/\{\w+\}/g))].map((name) => name.replace('nameBengali', 'name')).toSorted();

describe('the names in braces of a Bengali text', () => {
  it('BN-5 BN-6 are worded in Bengali, with Bengali digits but for phone numbers', () => {
    const text = inBengali(defaultShopSettings);
    expect(text).toContain('বাংলাদেশের যেকোনো জায়গায় আপনার অর্ডার পৌঁছে দিই: ঢাকার ভিতরে ৳৬০, ঢাকার বাইরে ৳১২০।');
    expect(text).toContain('৭ দিনের মধ্যে');
    expect(text).toContain(
      'সকাল ১০টা থেকে রাত ৮টার মধ্যে বাড়ি ১২, রোড ৫, ধানমন্ডি, ঢাকা ১২০৫, বাংলাদেশ ৳৬০ 09600-000111',
    );
    const withoutTags = text.replaceAll(/<[^>]+>/g, '');
    expect(withoutTags.replace('09600-000111', '')).not.toMatch(/[a-z]{3}|\d/);
  });

  it('BN-6 have Latin digits where the shop chose them, and the English text where there is no other', () => {
    const text = inBengali({ ...defaultShopSettings, digitsInBengali: 'latin', addressBengali: '' });
    expect(text).toContain('৳120');
    expect(text).toContain('সকাল 10টা থেকে রাত 8টার মধ্যে House 12, Road 5, Dhanmondi, Dhaka 1205, বাংলাদেশ ৳60');
    // The digits are state of the module of messages, which the next texts need as it was.
    inBengali(defaultShopSettings);
  });

  it('BN-5 stand in the Bengali text of every page of a new shop as in its English one, `{nameBengali}` for `{name}`', () => {
    for (const { page } of defaultPages) {
      expect(namesIn(page.bodyBengali)).toEqual(namesIn(page.body));
    }
  });
});

describe('the Markdown of a page', () => {
  it('SP-9 SEC-3 the test itself sees what could run', () => {
    const found = dangers('<p onclick="x"><a href="javascript:x">a</a><script>x</script></p>');
    expect(found.toSorted()).toEqual(['<script>', 'href', 'onclick']);
  });

  it.each(attacks)('SP-9 SEC-3 runs nothing of %j', (attack) => {
    expect(dangers(html(attack))).toEqual([]);
  });

  it('SP-9 SEC-3 runs nothing, whatever an author writes', () => {
    const piece = oneof(constantFrom(...attacks, ...marks), string({ unit: 'binary', maxLength: 12 }));
    assert(
      property(array(piece, { maxLength: 30 }), (pieces) => {
        const body = pieces.join('');
        expect(() => markdownFault(body)).not.toThrow();
        expect(dangers(html(body))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  // Each is about as long as a page may be (`pageLengths.body`).
  it.each([
    ['quotes in quotes', '>'.repeat(20_000)],
    ['lists in lists', Array.from({ length: 190 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n')],
    ['brackets', '['.repeat(20_000)],
    ['pictures in pictures', '!['.repeat(10_000)],
    ['stars', '*a '.repeat(6600)],
    ['backticks', Array.from({ length: 190 }, (_, count) => '`'.repeat(count)).join(' ')],
    ['open tags', '<a '.repeat(6600)],
    ['definitions', '[a]: /b\n'.repeat(2500)],
    ['tables', `${'|a'.repeat(500)}|\n${'|-'.repeat(500)}|\n${`${'|b'.repeat(500)}|\n`.repeat(18)}`],
  ])('SP-9 SEC-3 is read within its time, however deep are %s', (_name, body) => {
    const start = performance.now();
    const markup = html(body);
    expect(() => markdownFault(body)).not.toThrow();
    expect(performance.now() - start).toBeLessThan(2000);
    expect(markup).not.toMatch(/<a |<img /);
  });

  it.each([
    ['# One\n\n## Two', '<h2>One</h2>\n<h2>Two</h2>\n'],
    [
      '[shop](/shop) <https://a.example/x>',
      '<p><a href="/shop">shop</a> <a href="https://a.example/x">https://a.example/x</a></p>\n',
    ],
    ['[call](tel:+8801700000111)', '<p><a href="tel:+8801700000111">call</a></p>\n'],
    ['{chargeInside} & {unknown} {constructor}', '<p>৳60 &amp; {unknown} {constructor}</p>\n'],
    [
      '|a|b|\n|-|-:|\n|c|d|',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th data-align="right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>c</td>\n<td data-align="right">d</td>\n</tr>\n</tbody>\n</table>\n',
    ],
    ['{freeDelivery}', '<p>An order of goods over ৳5,000 is delivered free, wherever you live.</p>\n'],
  ])('SP-9 turns %j into HTML', (body, expected) => {
    expect([markdownFault(body), html(body)]).toEqual([null, expected]);
  });

  it.each([
    ['[call {helpline}](tel:{helpline})', '<a href="tel:09600000111">call 09600-000111</a>'],
    ['<mailto:{supportEmail}>', '<a href="mailto:help@nodi.example">mailto:help@nodi.example</a>'],
    [
      '[write](mailto:{supportEmail}?subject={name} "To {name}")',
      '<a href="mailto:help@nodi.example?subject=Nodi%20%26%20Sons" title="To Nodi &amp; Sons">write</a>',
    ],
    [
      '[find](https://maps.example/?q={name}&z=9)',
      '<a href="https://maps.example/?q=Nodi%20%26%20Sons&amp;z=9">find</a>',
    ],
    ['[x](/shop?q={unknown})', '<a href="/shop?q=%7Bunknown%7D">x</a>'],
    ['![Shop of {name}](https://other.example/a.png)', 'Shop of Nodi &amp; Sons'],
  ])('SP-9 fills the names in braces of %j, in its address too', (body, expected) => {
    const shop = {
      ...defaultShopSettings,
      name: 'Nodi & Sons',
      helpline: '09600-000111',
      supportEmail: 'help@nodi.example',
    };
    expect(pageHtml(body, shop)).toBe(`<p>${expected}</p>\n`);
  });

  it.each(['[shop]()', '[shop]( )'])('SP-9 refuses the link %j, which has no address', (body) => {
    expect([markdownFault(`\n${body}`), html(body)]).toEqual([
      'Line 2 of the text has a link without an address',
      '<p><a>shop</a></p>\n',
    ]);
  });

  it('SP-9 SEC-3 leaves an address as it is written that a setting would lead elsewhere', () => {
    const shop = { ...defaultShopSettings, name: '', helpline: 'none' };
    expect(pageHtml('[a](/{name}/evil.example) [b](tel:{helpline})', shop)).toBe(
      '<p><a href="/%7Bname%7D/evil.example">a</a> <a href="tel:%7Bhelpline%7D">b</a></p>\n',
    );
  });

  it('SP-9 shows no markup of a setting', () => {
    const shop = { ...defaultShopSettings, name: '<b>Nodi</b>' };
    expect(pageHtml('{name}', shop)).toBe('<p>&lt;b&gt;Nodi&lt;/b&gt;</p>\n');
  });
});
