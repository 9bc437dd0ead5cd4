/**
 * What came of a reading that a replica was asked for: it had all of its author's changes; it was behind them; it did not answer. In the
 * last two cases the database itself was asked.
 */
export type ReplicaOutcome = 'read' | 'behind' | 'gone';

/** A replica that lists and totals are read from, and who is told what came of that. */
export interface ReplicaOptions {
  url: string;
  onRead?: (outcome: ReplicaOutcome) => void;
}
