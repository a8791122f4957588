import * as fc from 'fast-check';
import { type BadRequest, encode, everybody, type Parts, requestOf } from './badRequests.ts';
import { badJson, badTexts } from './badValues.ts';
import { badPathParts } from './badWire.ts';
import { type CheckedCall, checkedCalls } from './contractFields.ts';
import type { Targets } from './faultShop.ts';
import { goodRequests } from './goodRequests.ts';

/** Requests with several invalid parts at once, identical for the same seed. */

const texts = fc.oneof(
  fc.constantFrom(...badTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double().map(String),
  fc.bigInt().map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);
const encoded = fc.oneof(texts.map(encode), fc.constantFrom(...badPathParts));
const json = fc.oneof(
  fc.constantFrom(...badJson),
  fc.json(),
  texts.map((text) => JSON.stringify(text)),
);
const headerText = fc.stringMatching(/^[\x20-\x7e\x80-\xff]{0,60}$/).map((text) => text.trim());

const partsOf = ({ params, query, headers, body }: CheckedCall): fc.Arbitrary<Parts> =>
  fc.record({
    params: fc
      .subarray([...params])
      .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, encoded])))),
    query: fc
      .subarray([...query], { maxLength: Math.min(4, query.length) })
      .chain((names) =>
        fc.record(Object.fromEntries(names.map((name) => [name, encoded.map((text) => `${name}=${text}`)]))),
      ),
    headers: fc
      .subarray([...headers])
      .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, headerText])))),
    body: fc
      .subarray([...body], { maxLength: Math.min(3, body.length) })
      // Drops fields inside another replaced field: they no longer exist.
      .map((ways) =>
        ways.filter(
          (way) => !ways.some((other) => other !== way && other.every((step, index) => step === way[index])),
        ),
      )
      .chain((ways) => fc.tuple(...ways.map((way) => json.map((text) => [way, text] as const)))),
  });

export const randomRequests = (targets: Targets, seed: number, count: number): BadRequest[] => {
  const good = goodRequests(targets);
  const requests = fc.constantFrom(...checkedCalls).chain((checked) =>
    fc.record({ who: fc.constantFrom(...everybody), parts: partsOf(checked) }).map(({ who, parts }) => {
      const asking = good[checked.name];
      return requestOf(checked, asking, who, `at random ${JSON.stringify(parts).slice(0, 300)}`, parts);
    }),
  );
  return fc.sample(requests, { seed, numRuns: count });
};
