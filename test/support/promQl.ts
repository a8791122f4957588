/** What an expression of Prometheus names: enough of its language for the expressions of docs/deployment/monitoring. */

/** A metric with the matchers in its braces, such as `le="0.5"`. */
export interface NamedMetric {
  readonly name: string;
  readonly matchers: readonly { readonly label: string; readonly value: string }[];
}

export interface NamedIn {
  readonly metrics: readonly NamedMetric[];
  /** The labels in `by (…)`, `without (…)`, `on (…)` and `ignoring (…)`. */
  readonly groupings: readonly string[];
}

const keywords = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'bool', 'offset']);

export const namedIn = (expression: string): NamedIn => {
  const groupings: string[] = [];
  const withoutGroupings = expression.replace(
    /\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g,
    (_all, labels: string) => {
      groupings.push(...labels.split(',').map((label) => label.trim()));
      return '';
    },
  );
  const metrics: NamedMetric[] = [];
  // A name with its matchers: not a function (followed by a parenthesis), a duration (after a digit) or a variable (after `$`).
  const names = /(?<![\w$"])([a-z_:][\w:]*)\s*(?:\{([^}]*)\})?(?!\w*\s*\()/gi;
  for (const [, name = '', braces = ''] of withoutGroupings.replace(/\[[^\]]*\]/g, '').matchAll(names)) {
    if (keywords.has(name)) continue;
    const matchers = [...braces.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"([^"]*)"/g)];
    metrics.push({ name, matchers: matchers.map(([, label = '', value = '']) => ({ label, value })) });
  }
  return { metrics, groupings };
};
