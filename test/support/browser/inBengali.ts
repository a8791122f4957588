import { onTestFinished, vi } from 'vitest';
import * as charts from '../../../src/messages/bn/dashboard/components/charts.ts';
import * as bookings from '../../../src/messages/bn/dashboard/orders/bookings.tsx';
import * as categories from '../../../src/messages/bn/domain/categories.ts';
import * as choices from '../../../src/messages/bn/domain/choices.ts';
import * as districts from '../../../src/messages/bn/domain/districts.ts';
import * as names from '../../../src/messages/bn/domain/names.ts';
import * as products from '../../../src/messages/bn/domain/products.ts';
import * as rejectReasons from '../../../src/messages/bn/domain/rejectReasons.ts';
import * as settingNames from '../../../src/messages/bn/domain/settingNames.ts';
import * as language from '../../../src/messages/bn/language.ts';
import * as sentences from '../../../src/messages/bn/refusals/sentences.ts';

/** The messages by which names of data are shown; imported before they are mocked, since the Bengali ones import English ones. */
const modules = {
  '#messages/dashboard/components/charts.ts': charts,
  '#messages/dashboard/orders/bookings.tsx': bookings,
  '#messages/language.ts': language,
  '#messages/domain/categories.ts': categories,
  '#messages/domain/choices.ts': choices,
  '#messages/domain/districts.ts': districts,
  '#messages/domain/names.ts': names,
  '#messages/domain/products.ts': products,
  '#messages/domain/rejectReasons.ts': rejectReasons,
  '#messages/domain/settingNames.ts': settingNames,
  '#messages/refusals/sentences.ts': sentences,
} as const;

/** Imports modules as the Bengali build has them; the test's end brings back the English ones. */
export const inBengali = async <Modules>(load: () => Promise<Modules>): Promise<Modules> => {
  vi.resetModules();
  for (const [name, messages] of Object.entries(modules)) vi.doMock(name, () => ({ ...messages }));
  onTestFinished(() => {
    for (const name of Object.keys(modules)) vi.doUnmock(name);
    vi.resetModules();
  });
  return load();
};
