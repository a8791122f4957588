import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { alertRules } from './support/builders/monitoring.ts';
import { namedIn } from './support/promQl.ts';
import { promtool } from './support/servers/promtool.ts';

const folder = 'docs/deployment/monitoring';

/** The sections of a page by the anchors of their headings, as GitHub and most viewers of Markdown make them. */
const sectionsOf = (page: string): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(page, 'utf8')
      .split(/^(?=#+ )/m)
      .map((section) => {
        const [, heading = ''] = /^#+ (.+)/.exec(section) ?? [];
        const words = heading.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, '');
        return [words.trim().replace(/\s/g, '-'), section];
      }),
  );

describe('what an expression names', () => {
  it('CL-5 are metrics with their matchers and the labels it groups by, no functions and durations', () => {
    const expression =
      'topk(3, sum by (le, route) (rate(a_bucket{status="5xx",le="0.5"}[5m]))) / b_total > 2 and c:d:rate5m > 1e3';
    expect(namedIn(expression)).toEqual({
      metrics: [
        {
          name: 'a_bucket',
          matchers: [
            { label: 'status', value: '5xx' },
            { label: 'le', value: '0.5' },
          ],
        },
        { name: 'b_total', matchers: [] },
        { name: 'c:d:rate5m', matchers: [] },
      ],
      groupings: ['le', 'route'],
    });
  });
});

describe('the alert rules', () => {
  const alerts = alertRules().filter((rule) => rule.alert !== undefined);

  it('CL-5 say how urgent they are and lead to the heading of the runbook that names them', () => {
    const sections = sectionsOf('docs/operations.md');
    const wrong = alerts.filter(({ alert, labels, annotations }) => {
      const [page, anchor = ''] = annotations?.runbook_url?.split('#') ?? [];
      const isUrgent = ['page', 'ticket'].includes(labels?.severity ?? '');
      const isNamed = sections.get(anchor)?.includes(`\`${alert}\``) === true;
      return !isUrgent || page !== 'docs/operations.md' || !isNamed;
    });
    expect([alerts.length, wrong.map(({ alert }) => alert)]).toEqual([30, []]);
  });

  it.skipIf(promtool === null)('CL-5 tell what they must, and are silent otherwise', () => {
    for (const args of [
      ['check', 'rules', `${folder}/alerts.yml`],
      ['check', 'config', `${folder}/prometheus.yml`],
      ['test', 'rules', `${folder}/alerts.test.yml`],
    ])
      expect(promtool?.(args)).toEqual({ status: 0, output: expect.stringContaining('SUCCESS') });
  });
});
