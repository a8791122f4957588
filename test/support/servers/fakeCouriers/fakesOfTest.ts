import { onTestFinished } from 'vitest';
import type { CourierOptions } from '#server/couriers/courierOptions.ts';
import { openPathao } from '#server/couriers/pathao/openPathao.ts';
import type { PathaoSettings } from '#server/couriers/pathao/pathaoSettings.ts';
import { openSteadfast } from '#server/couriers/steadfast/openSteadfast.ts';
import type { SteadfastSettings } from '#server/couriers/steadfast/steadfastSettings.ts';
import type { CourierFault } from './courierFaults.ts';
import { type FakePathao, openFakePathao } from './openFakePathao.ts';
import { type FakeSteadfast, openFakeSteadfast } from './openFakeSteadfast.ts';
import { type TestClock, testClock } from './testClock.ts';

/** Milliseconds: longer than any answer takes on a busy machine. */
const usual = 20_000;

/** Milliseconds that a client waits for an answer: few where the fault makes it wait in vain. */
export const timeoutFor = (fault: CourierFault): number =>
  fault === 'silent' || fault === 'slow' ? 1500 : usual;

interface FakeWith<Fake, Client, Settings> {
  readonly fake: Fake;
  readonly courier: Client;
  readonly clock: TestClock;
  /** Another client of the same courier, with settings of its own. */
  readonly open: (settings: Partial<Settings>, options?: Partial<CourierOptions>) => Client;
}

type Steadfast = ReturnType<typeof openSteadfast>;
type Pathao = ReturnType<typeof openPathao>;

/** Steadfast on this machine with a client of it, closed when the test ends. */
export const steadfastOfTest = async (
  timeout = usual,
): Promise<FakeWith<FakeSteadfast, Steadfast, SteadfastSettings>> => {
  const clock = testClock();
  const fake = await openFakeSteadfast(clock);
  onTestFinished(fake.close);
  const open = (settings: Partial<SteadfastSettings>, options: Partial<CourierOptions> = {}): Steadfast =>
    openSteadfast({ ...fake.settings, ...settings }, { clock, timeout, ...options });
  return { fake, courier: open({}), clock, open };
};

/** Pathao on this machine with a client of it, closed when the test ends. */
export const pathaoOfTest = async (
  timeout = usual,
): Promise<FakeWith<FakePathao, Pathao, PathaoSettings>> => {
  const clock = testClock();
  const fake = await openFakePathao(clock);
  onTestFinished(fake.close);
  const open = (settings: Partial<PathaoSettings>, options: Partial<CourierOptions> = {}): Pathao =>
    openPathao({ ...fake.settings, ...settings }, { clock, timeout, ...options });
  return { fake, courier: open({}), clock, open };
};
