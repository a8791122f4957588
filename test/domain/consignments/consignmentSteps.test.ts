import { describe, expect, it } from 'vitest';
import { type ConsignmentStage, consignmentStages } from '#domain/consignments/consignmentStage.ts';
import { consignmentSteps, isConsignmentStep } from '#domain/consignments/consignmentSteps.ts';

/** The stages that steps lead to from a stage, directly or through other stages. */
const reachable = (from: ConsignmentStage): Set<ConsignmentStage> => {
  const found = new Set<ConsignmentStage>();
  const open = [from];
  for (let stage = open.pop(); stage !== undefined; stage = open.pop())
    for (const next of consignmentSteps[stage])
      if (!found.has(next)) {
        found.add(next);
        open.push(next);
      }
  return found;
};

describe('the steps of a parcel by hand', () => {
  it('CR-1 lead from every stage, and never to itself or to a stage that no person sets', () => {
    for (const from of consignmentStages) {
      const steps = consignmentSteps[from];
      expect(steps.length, from).toBeGreaterThan(0);
      expect(new Set(steps).size, from).toBe(steps.length);
      for (const noStep of [from, 'booking', 'unknown', 'riderReported'] as const)
        expect(isConsignmentStep(from, noStep), `${from} → ${noStep}`).toBe(false);
    }
  });

  it('CR-1 lead from every stage to every end, so that no parcel is stuck', () => {
    for (const from of consignmentStages)
      expect([...reachable(from)], from).toEqual(
        expect.arrayContaining(
          ['delivered', 'partlyDelivered', 'returned', 'lost', 'cancelled'].filter((end) => end !== from),
        ),
      );
  });
});
