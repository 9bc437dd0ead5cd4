/**
 * The outcome of a read from a replica: it had all of its author's changes; it was behind them; it did not answer. In the last two cases the database
 * itself was asked.
 */
export type ReplicaOutcome = 'read' | 'behind' | 'gone';

/** A replica for lists and totals, and the callback for the outcomes. */
export interface ReplicaOptions {
  url: string;
  onRead?: (outcome: ReplicaOutcome) => void;
}
