/** A component that throws the error when it is rendered, so that the error boundary around it shows the error. */
export const throwOnRender = (error: unknown) => (): never => {
  throw error;
};
