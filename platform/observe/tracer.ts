import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Observer } from './observer.ts';

/** What a span tells of its work. Nothing of an author: no id, no name, no word. */
export type SpanFacts = Record<string, string | number>;

/** Does work as a part of the work that it is begun in. Work that is a part of none is done without a word. */
export type InSpan = <T>(name: string, facts: SpanFacts, work: () => Promise<T>) => Promise<T>;

/** Tells a collector which work was a part of which other, and how long each took. */
export interface Tracer {
  /** Does the work of a request, under the id that its answer carries, until the answer has gone. */
  request(incoming: IncomingMessage, outgoing: ServerResponse, id: string, work: () => void): void;
  /** Gives the request that is being answered the name of its call. */
  observer: Observer;
  inSpan: InSpan;
  /** Does a job of this kind. */
  job<T>(kind: string, work: () => Promise<T>): Promise<T>;
  /** Sends what has not been sent yet. */
  close(): Promise<void>;
}
