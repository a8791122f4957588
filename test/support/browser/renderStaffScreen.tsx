import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import type { PageSettings } from '#contract/settings.ts';
import { ShortcutKeys } from '#dashboard/components/shortcuts/ShortcutKeys.ts';
import type { RoleFlags } from '#domain/accounts/session.ts';
import { defaultCategoryTree } from '#domain/products/defaultCategories.ts';
import { sessionSlice } from '#slices/sessionSlice.ts';
import { ownSettings } from '../ownSettings.ts';
import { openStore } from './openStore.ts';
import { admin, rahima } from './sessionHarness.ts';

/** One received request, as `POST /orders/o1/notes`. */
export interface StaffRequest {
  readonly call: string;
  readonly body: unknown;
}

interface Answer {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The host's answer to a request: a status with headers and a JSON body. */
type Respond = (
  call: string,
  body: unknown,
  query?: URLSearchParams,
  headers?: Headers,
) => Answer | Promise<Answer>;

interface StaffScreenOptions {
  /** With its query. */
  readonly address?: string;
  /** `location.state` of the address. */
  readonly state?: unknown;
  /** Pattern of the route, such as `/orders/:id`. */
  readonly path?: string;
  /** An admin's by default. */
  readonly roles?: RoleFlags;
  /** Whether the e-mail address of the account is verified; it is by default. */
  readonly isVerified?: boolean;
  /** The stream of announcements; 404 by default, as of a host without one. */
  readonly orderAnnouncements?: Response;
  /** Whether the test answers the request for the categories; otherwise they are a new shop's, and it is not recorded. */
  readonly answersCategories?: boolean;
  /** Every one by default. */
  readonly capabilities?: PageSettings['capabilities'];
}

/** Renders a screen for a signed-in account, an admin by default, in front of a host with the test's answers. */
export const renderStaffScreen = (
  screen: ReactNode,
  respond: Respond,
  {
    address = '/',
    state = null,
    path = '*',
    roles = admin,
    isVerified = true,
    orderAnnouncements = new Response(null, { status: 404 }),
    capabilities = 'all',
    answersCategories = false,
  }: StaffScreenOptions = {},
) => {
  const requests: StaffRequest[] = [];
  const store = openStore(
    { settings: { ...ownSettings, capabilities } },
    {
      readToken: () => 'token',
      fetch: async (to, init) => {
        const request = new Request(to instanceof Request ? to : new URL(String(to), 'http://host'), init);
        const url = new URL(request.url);
        const call = `${request.method} ${url.pathname.replace(/^\/api/, '')}`;
        const text = await request.text();
        const body: unknown = text === '' ? undefined : JSON.parse(text);
        if (call === 'GET /orderAnnouncements') return orderAnnouncements;
        if (call === 'GET /categoryTree' && !answersCategories)
          return Response.json({ version: 0, categories: defaultCategoryTree.categories, counts: [] });
        requests.push({ call, body });
        const answer = await respond(call, body, url.searchParams, request.headers);
        const { status = 200, headers = {} } = answer;
        return Response.json(answer.body, { status, headers });
      },
    },
  );
  store.dispatch(
    sessionSlice.actions.transitioned({
      state: 'signedIn',
      loading: false,
      user: { ...rahima, emailVerified: isVerified },
      roles,
      failure: null,
    }),
  );
  const router = createMemoryRouter([{ path, element: screen }], {
    initialEntries: [{ ...parsePath(address), state }],
  });
  const rendered = render(
    <Provider store={store}>
      <ShortcutKeys />
      <RouterProvider router={router} />
    </Provider>,
  );
  return { ...rendered, user: userEvent.setup(), requests, router, store };
};
