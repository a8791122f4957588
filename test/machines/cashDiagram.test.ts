import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cashStates } from '#domain/cash/cashState.ts';
import { cashMachineText } from '#machines/cashDiagram.ts';
import { withGeneratedPart } from '#machines/withGeneratedPart.ts';

describe('docs/cash-machine.md', () => {
  it('CA-1 is current; else run `npm run diagram`', () => {
    const page = readFileSync('docs/cash-machine.md', 'utf8');
    expect(page, 'docs/cash-machine.md is old: run `npm run diagram`').toBe(
      withGeneratedPart(page, cashMachineText()),
    );
  });

  it('CA-1 has a row for every state', () => {
    const page = cashMachineText();
    expect(cashStates.filter((state) => !page.includes(`| ${state} |`))).toEqual([]);
  });
});
