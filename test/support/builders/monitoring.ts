import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The alert rules and the dashboard of docs/deployment/monitoring. */

interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly labels?: { readonly severity?: string };
  readonly annotations?: { readonly runbook_url?: string };
}

export const alertRules = (): readonly Rule[] => {
  const text = readFileSync('docs/deployment/monitoring/alerts.yml', 'utf8');
  const { groups } = parse(text) as { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
  return groups.flatMap(({ rules }) => rules);
};

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

/** The expressions of the panels by their titles. */
export const panelExpressions = (): readonly { readonly title: string; readonly expr: string }[] => {
  const text = readFileSync('docs/deployment/monitoring/dashboard.json', 'utf8');
  const { panels } = JSON.parse(text) as { readonly panels: readonly Panel[] };
  return panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));
};
