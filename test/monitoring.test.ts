import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { alertRules, panelExpressions } from './support/builders/monitoring.ts';
import { namedIn } from './support/promQl.ts';
import { removeFolder } from './support/removeFolder.ts';
import { amtool, promtool } from './support/servers/promtool.ts';

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
    // The number, so that a file that is read wrongly does not pass.
    expect([alerts.length, wrong.map(({ alert }) => alert)]).toEqual([32, []]);
  });

  it('CL-7 mix no shops that run on one machine, as the dashboard does not', () => {
    const mixed = alertRules().filter(({ expr }) => /\b(sum|max|min)( by \((?!shop\b)|\()/.test(expr));
    const ofAllShops = panelExpressions().filter(({ expr }) => !expr.includes('shop="$shop"'));
    const { scrape_configs: jobs } = parse(readFileSync(`${folder}/prometheus.yml`, 'utf8')) as {
      readonly scrape_configs: readonly { readonly static_configs: readonly object[] }[];
    };
    expect([mixed, ofAllShops]).toEqual([[], []]);
    for (const target of jobs.flatMap((job) => job.static_configs))
      expect(target).toHaveProperty('labels.shop');
  });

  it.skipIf(promtool === null)('CL-5 tell what they must, and are silent otherwise', () => {
    // A rule is the only place where promtool reads an expression.
    const panels = join(mkdtempSync(join(tmpdir(), 'hatkhola-panels-')), 'panels.yml');
    const rules = panelExpressions().map(({ expr }, index) => ({ record: `panel:${index}`, expr }));
    writeFileSync(panels, JSON.stringify({ groups: [{ name: 'panels', rules }] }));
    onTestFinished(() => removeFolder(dirname(panels)));
    for (const args of [
      ['check', 'rules', panels],
      ['check', 'rules', `${folder}/alerts.yml`],
      ['check', 'config', `${folder}/prometheus.yml`],
      ['test', 'rules', `${folder}/alerts.test.yml`, `${folder}/drills.test.yml`],
    ])
      expect(promtool?.(args)).toEqual({ status: 0, output: expect.stringContaining('SUCCESS') });
  });
});

describe('the settings of Alertmanager', () => {
  const file = `${folder}/alertmanager.yml`;

  it.skipIf(amtool === null)('CL-5 let a page ring and a ticket be a mail', () => {
    expect(amtool?.(['check-config', file])).toEqual({
      status: 0,
      output: expect.stringContaining('SUCCESS'),
    });
    const receivers = ['page', 'ticket'].map((severity) =>
      amtool?.(['config', 'routes', 'test', `--config.file=${file}`, `severity=${severity}`]),
    );
    // It also warns that it asks no running one.
    expect(receivers).toEqual(
      [/^pages$/m, /^tickets$/m].map((output) => ({ status: 0, output: expect.stringMatching(output) })),
    );
  });

  it('CL-5 silence no alert that does not exist', () => {
    const { inhibit_rules: rules } = parse(readFileSync(file, 'utf8')) as {
      readonly inhibit_rules: readonly Record<
        'source_matchers' | 'target_matchers' | 'equal',
        readonly string[]
      >[];
    };
    const named = rules
      .flatMap(({ source_matchers, target_matchers }) => [...source_matchers, ...target_matchers])
      .flatMap((matcher) => /"(.+)"/.exec(matcher)?.[1]?.split('|') ?? []);
    const known = new Set(alertRules().map(({ alert }) => alert));
    // CL-7: the alert of one shop says nothing of another.
    for (const rule of rules) expect(rule.equal).toContain('shop');
    // The number, so that a pattern that finds nothing does not pass.
    expect([named.length, named.filter((name) => !known.has(name))]).toEqual([13, []]);
  });
});

describe('the traces of an operator', () => {
  it('CL-5 are a file of its own, whose packages the shop does not have', () => {
    const file = `${folder}/tracing.mjs`;
    const text = readFileSync(file, 'utf8');
    const imported = [...text.matchAll(/^import .* from '(@[^']+)'/gm)].map(([, name = '']) => name);
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    const operations = readFileSync('docs/operations.md', 'utf8');

    expect(imported).toHaveLength(4);
    for (const name of imported) {
      expect({ ...dependencies, ...devDependencies }).not.toHaveProperty([name]);
      expect(operations).toContain(` ${name}@`);
    }
    expect(spawnSync(process.execPath, ['--check', file]).status).toBe(0);
  });
});
