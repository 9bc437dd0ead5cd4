/** What whoever runs the platform counts of it. */
export interface Observer {
  /** A request of this call has come. Answers how to tell the status of its answer, once. */
  begin(call: string): (status: number) => void;
}

/** Counts nothing. */
export const blind: Observer = { begin: () => () => undefined };

/** Tells all observers. */
export const together = (...observers: readonly Observer[]): Observer => ({
  begin(call) {
    const ends = observers.map((observer) => observer.begin(call));
    return (status) => {
      for (const end of ends) end(status);
    };
  },
});
