type OnChange = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** An IntersectionObserver, which Happy DOM never calls, to which everything is in view. */
export class EverythingInView {
  readonly #onChange: OnChange;
  constructor(onChange: OnChange) {
    this.#onChange = onChange;
  }
  observe(): void {
    this.#onChange([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}
