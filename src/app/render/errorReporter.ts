import { hasCapability, type PageSettings } from '#contract/settings.ts';
import { type ClientError, reportClientErrorCall } from '#contract/shop/clientErrors.ts';
import type { MatchedRoute } from '#ui/hooks/useMatchedRoutes.ts';
import type { ScreenNavigation } from '../routing/screenNavigation.ts';

/** Sends errors of the application to the shop: without personal data, each only once, and only a few per visit. */
export interface ErrorReporter {
  readonly report: (kind: ClientError['kind'], error: unknown) => void;
  /** Reports errors that no code catches. */
  readonly watch: (target: EventTarget) => void;
}

interface Reporting {
  readonly settings: PageSettings;
  /** The pattern of the open route, such as `/product-details/:id`. */
  readonly route: () => string;
  /** File name of the entry script. */
  readonly build: string;
  readonly send: (address: string, body: Blob) => void;
}

/** Maximum number of reports in one visit. */
const maxReports = 5;
/** Maximum number of characters of each text that is sent, as `clientErrorsSchemas` has them, which the browser does not load. */
const lengths = { message: 500, stack: 4000, route: 200, build: 100 };

// The lines of a stack contain addresses of files: queries and fragments are removed, positions stay.
const withoutQueries = (text: string): string => text.replace(/[?#][^\s:)]*/g, '');

/** The patterns of the matched routes as one path, which contains no value of a parameter. */
export const routePattern = (matches: readonly MatchedRoute[]): string => {
  const segments = matches.flatMap(({ route }) => route.path?.split('/') ?? []);
  return `/${segments.filter((segment) => segment !== '').join('/')}`;
};

/** Creates a reporter, which sends nothing to a host without the capability `clientErrors`. */
export const createErrorReporter = ({ settings, route, build, send }: Reporting): ErrorReporter => {
  const sent = new Set<string>();
  const report: ErrorReporter['report'] = (kind, error) => {
    const { message = String(error), stack = '' } = error instanceof Error ? error : {};
    if (!hasCapability(settings, 'clientErrors')) return;
    const key = `${kind} ${message}`;
    if (sent.has(key) || sent.size >= maxReports) return;
    sent.add(key);
    const body: ClientError = {
      kind,
      message: withoutQueries(message).slice(0, lengths.message),
      stack: withoutQueries(stack).slice(0, lengths.stack),
      route: route().slice(0, lengths.route),
      build: build.slice(0, lengths.build),
    };
    send(
      `${settings.apiHost}/api${reportClientErrorCall.path}`,
      new Blob([JSON.stringify(body)], { type: 'application/json' }),
    );
  };
  return {
    report,
    watch: (target) => {
      target.addEventListener('error', (event) => {
        const { error, message } = event as Partial<ErrorEvent>;
        // An image that does not load fires an event without a message.
        if (message !== undefined) report('error', error ?? message);
      });
      target.addEventListener('unhandledrejection', (event) =>
        report('rejection', (event as PromiseRejectionEvent).reason),
      );
    },
  };
};

/** The reporter of this page; `sendBeacon` sends reports even while the page is being left. */
export const openErrorReporter = (settings: PageSettings, navigation: ScreenNavigation): ErrorReporter => {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  return createErrorReporter({
    settings,
    route: () => routePattern(navigation.screen().matches),
    build: entry.slice(entry.lastIndexOf('/') + 1),
    send: (address, body) => void navigator.sendBeacon?.(address, body),
  });
};
