/** What operators count of the platform. */
export interface Observer {
  /** A request of this call has come. Returns the function that reports the status of its answer, once. */
  begin(call: string): (status: number) => void;
}

/** Counts nothing. */
export const blind: Observer = { begin: () => () => undefined };

/** Reports to all observers. */
export const together = (...observers: readonly Observer[]): Observer => ({
  begin(call) {
    const ends = observers.map((observer) => observer.begin(call));
    return (status) => {
      for (const end of ends) end(status);
    };
  },
});
