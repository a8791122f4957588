import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { type Location, Outlet, type RouteObject, useLocation, useOutletContext } from 'react-router-dom';
import { isChunkError, reloadWhenReachable } from '../start/chunkErrors.ts';

/** What replaces the routes inside a RouteErrorBoundary once one of them has thrown. */
export type ErrorScreen = ComponentType<{ readonly error: unknown }>;

interface Props {
  readonly children: ReactNode;
  readonly location: Location;
  readonly ErrorScreen: ErrorScreen;
}

interface State {
  readonly location: Location;
  readonly failure: { readonly error: unknown } | null;
}

/** Renders nothing; if the error is a missing chunk, reloads the page once the shop can be reached (ER-6). */
const HealMissingScreen = ({ error }: { readonly error: unknown }) => {
  useEffect(() => (isChunkError(error) ? reloadWhenReachable() : undefined), [error]);
  return null;
};

class Boundary extends Component<Props, State> {
  override state: State = { location: this.props.location, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  // At another address the failure is forgotten, so that the screen there is rendered.
  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { location, failure: null };
  }

  override render() {
    const { children, ErrorScreen } = this.props;
    const { failure } = this.state;
    if (failure === null) return children;
    return (
      <>
        <HealMissingScreen error={failure.error} />
        <ErrorScreen error={failure.error} />
      </>
    );
  }
}

/** An outlet that shows the error screen in place of a route that throws, until the address changes (RT-18). */
export const RouteErrorBoundary = ({ ErrorScreen }: Pick<Props, 'ErrorScreen'>) => (
  <Boundary ErrorScreen={ErrorScreen} location={useLocation()}>
    <Outlet context={useOutletContext()} />
  </Boundary>
);

/** The routes in an error boundary: when one of them throws, the error screen takes its place, and the layout around it stays (RT-18). */
export const withErrorScreen = (ErrorScreen: ErrorScreen, children: RouteObject[]): RouteObject => ({
  element: <RouteErrorBoundary ErrorScreen={ErrorScreen} />,
  children,
});
