import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Observer } from './observer.ts';

/** Attributes of a span. Nothing of an author: no id, name or text. */
export type SpanFacts = Record<string, string | number>;

/** Runs work as a child of the current span. Outside of any span it is not recorded. */
export type InSpan = <T>(name: string, facts: SpanFacts, work: () => Promise<T>) => Promise<T>;

/** Tells a collector how work was nested, and how long each piece took. */
export interface Tracer {
  /** Runs the work of a request, under the id of its answer, until the answer is sent. */
  request(incoming: IncomingMessage, outgoing: ServerResponse, id: string, work: () => void): void;
  /** Names the span of the current request by its call. */
  observer: Observer;
  inSpan: InSpan;
  /** Runs a job of this kind. */
  job<T>(kind: string, work: () => Promise<T>): Promise<T>;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}
