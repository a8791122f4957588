/** The other processes of the shop that this one can reach: the workers of one primary. */
export interface Peers {
  /** Tells them that products or slides have changed. */
  tellChanged(): void;
  /** Calls the listener when one of them has changed products or slides. */
  onChanged(listener: () => void): void;
}
