import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';

/** One task of the page's main thread after the first paint, as a slower processor would take it. */
export interface StartupTask {
  /** Milliseconds since the navigation began, as they passed here. */
  readonly at: number;
  readonly duration: number;
  /** What took most of it, such as `Layout 80, evaluate react-x.js 40`. */
  readonly parts: string;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds; `tdur` is the time that the thread had a processor. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly fileName?: string;
    readonly data?: { readonly url?: string; readonly documentLoaderURL?: string };
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

const categories = [
  'toplevel',
  'loading',
  'blink.user_timing',
  'devtools.timeline',
  'v8',
  'disabled-by-default-v8.compile',
];

/** V8 computes positions only because a debugger is attached: Playwright, which also evaluates its scripts in the page. */
const isOfDebugger = ({ name, args }: TraceEvent): boolean =>
  name === 'V8.CollectSourcePositions' ||
  args?.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession';
/** Events that only contain others. */
const wrappers = /RunTask|RunMicrotasks|V8[.]Execute|v8[.]callFunction|Pipeline/;
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** Without a request for that long the start is over. */
const quietAfter = 1500;

/**
 * React cuts its work by the clock, so within a task the clock runs faster. Between tasks it does not: a wait for the
 * network, which is not slowed down, would make React believe that its work is overdue.
 */
const slowClock = (rate: number): void => {
  const read = performance.now.bind(performance);
  let slowed = read();
  let last = slowed;
  let isInTask = false;
  performance.now = () => {
    const now = read();
    slowed += (now - last) * (isInTask ? rate : 1);
    last = now;
    if (!isInTask) queueMicrotask(() => (isInTask = false));
    isInTask = true;
    return slowed;
  };
};

const openPhonePage = async (
  browser: Browser,
  rate: number,
): Promise<{ page: Page; devtools: CDPSession }> => {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  await page.addInitScript(slowClock, rate);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  return { page, devtools };
};

/** Playwright's own locators would count as input of the visitor, at which the shop loads the next screens. */
const isPresent = async (devtools: CDPSession, selector: string): Promise<boolean> => {
  const expression = `document.querySelector(${JSON.stringify(selector)}) !== null`;
  const { result } = await devtools.send('Runtime.evaluate', { expression, userGesture: false });
  return result.value === true;
};

const recordTrace = async (
  browser: Browser,
  url: string,
  rate: number,
  started: string,
): Promise<readonly TraceEvent[]> => {
  const { page, devtools } = await openPhonePage(browser, rate);
  let lastRequest = Date.now();
  page.on('request', () => (lastRequest = Date.now()));
  await browser.startTracing(page, { categories });
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await expect.poll(() => isPresent(devtools, started), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => Date.now() - lastRequest, { timeout: 60_000 }).toBeGreaterThan(quietAfter);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.close();
  return trace.traceEvents;
};

const describe = ({ name, args }: TraceEvent): string => {
  const file = (args?.fileName ?? args?.data?.url)?.split('/').at(-1) ?? '';
  return file === '' ? name : `${name} ${file}`;
};

interface MainThreadEvent extends TraceEvent {
  readonly end: number;
  /** Milliseconds of processor time on the slower processor. */
  readonly slowed: number;
}

const timeOfDebugger = (inside: readonly MainThreadEvent[]): number => {
  const events = inside.filter(isOfDebugger);
  // One within another would be counted twice.
  const isNested = (event: MainThreadEvent): boolean =>
    events.some((outer) => outer !== event && outer.ts <= event.ts && outer.end >= event.end);
  return events.reduce((sum, event) => sum + (isNested(event) ? 0 : event.slowed), 0);
};

const partsOf = (inside: readonly MainThreadEvent[]): string =>
  inside
    .filter((event) => event.slowed > 10 && !isOfDebugger(event) && !wrappers.test(event.name))
    .toSorted((one, other) => other.slowed - one.slowed)
    .slice(0, 6)
    .map((event) => `${describe(event)} ${Math.round(event.slowed)}`)
    .join(', ');

/**
 * Loads the page in a new tab until an element matches `started`; returns the main thread's tasks from the first
 * content on, in order.
 */
export const traceStartup = async (
  browser: Browser,
  url: string,
  rate: number,
  started: string,
): Promise<StartupTask[]> => {
  const events = await recordTrace(browser, url, rate, started);
  const firstPaint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (firstPaint === undefined) throw new Error(`${url} painted nothing`);
  const navigation = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  const main: MainThreadEvent[] = events
    .filter(
      ({ ph, pid, tid, ts }) =>
        ph === 'X' && pid === firstPaint.pid && tid === firstPaint.tid && ts > firstPaint.ts,
    )
    .map((event) => ({
      ...event,
      slowed: ((event.tdur ?? 0) / 1000) * rate,
      end: event.ts + (event.dur ?? 0),
    }));
  const [tasks, others] = [
    main.filter(({ name }) => name === 'ThreadControllerImpl::RunTask'),
    // Shorter ones say nothing about a long task.
    main.filter(({ name, slowed }) => name !== 'ThreadControllerImpl::RunTask' && slowed > 2),
  ];
  return tasks.map(({ ts, end, slowed }) => {
    const inside = others.filter((event) => event.ts >= ts && event.end <= end);
    return {
      at: (ts - (navigation?.ts ?? firstPaint.ts)) / 1000,
      duration: slowed - timeOfDebugger(inside),
      parts: partsOf(inside),
    };
  });
};
