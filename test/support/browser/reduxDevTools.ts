import type { Page } from '@playwright/test';

/**
 * A stand-in for the Redux DevTools extension: the part of its protocol that lists actions and jumps to the
 * state after one of them, as the extension does, without running a reducer again.
 */

interface Action {
  readonly type: string;
}
type Reducer = (state: unknown, action: Action) => unknown;
interface Store {
  readonly getState: () => unknown;
  readonly dispatch: (action: unknown) => unknown;
}
type CreateStore = (reducer: Reducer, state?: unknown) => Store;
type Enhancer = (create: CreateStore) => CreateStore;
interface Options {
  readonly actionSanitizer?: (action: Action) => Action;
}
interface Lifted {
  readonly actions: readonly Action[];
  readonly states: readonly unknown[];
  readonly current: number;
}
interface LiftedAction extends Action {
  readonly action?: Action;
  readonly to?: number;
}
interface DevTools {
  readonly names: () => string[];
  /** Every action as it was dispatched, as JSON. */
  readonly written: () => string;
  readonly jump: (to: number) => void;
}
declare global {
  interface Window {
    devTools: DevTools;
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
  }
}

// Self-contained, because the function is sent to the page as text.
const install = (): void => {
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    ({ actionSanitizer = (action) => action }: Options) =>
    (...enhancers: Enhancer[]): Enhancer =>
      enhancers.reduceRight<Enhancer>(
        (inner, outer) => (create) => outer(inner(create)),
        (create) => (reducer, preloaded) => {
          const begin: Action = { type: '@@INIT' };
          const first: Lifted = { actions: [begin], states: [reducer(preloaded, begin)], current: 0 };
          const lift = (lifted = first, next: LiftedAction): Lifted => {
            if (next.type === 'JUMP_TO_STATE') return { ...lifted, current: next.to ?? 0 };
            if (next.action === undefined) return lifted;
            const last = lifted.states.length - 1;
            return {
              actions: [...lifted.actions, next.action],
              states: [...lifted.states, reducer(lifted.states[last], next.action)],
              // After a jump back the screen stays there, whatever is dispatched.
              current: lifted.current === last ? last + 1 : lifted.current,
            };
          };
          const store = create(lift as Reducer, first);
          const lifted = () => store.getState() as Lifted;
          window.devTools = {
            names: () => lifted().actions.map((action) => actionSanitizer(action).type),
            written: () => JSON.stringify(lifted().actions),
            jump: (to) => void store.dispatch({ type: 'JUMP_TO_STATE', to }),
          };
          return {
            ...store,
            getState: () => lifted().states[lifted().current],
            dispatch: (action) => {
              store.dispatch({ type: 'PERFORM_ACTION', action });
              return action;
            },
          };
        },
      );
};

/** Installs the stand-in on every page opened later. */
export const installDevTools = async (page: Page): Promise<void> => {
  await page.addInitScript(install);
};
