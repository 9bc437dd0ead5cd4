import { partsAtOnce } from '#domain/upload/schema.ts';

/** Parts that keep a line busy: one that is being sent, and the next one. */
const moving = 2;

/** The largest share of a part's time that counts as waiting, since no line is idle forever. */
const mostWaiting = 0.9;

/** The weight of a new part in the running average, 0–1. */
const weight = 0.2;

/** A browser opens six connections to a server, and one is left for everything else. */
const parallelConnections = 5;

/** When requests share one connection (HTTP/2), memory is the limit: forty megabytes of file data. */
const parallelRequests = 8;

/** How many parts can be sent at once, by the protocol of the page, which comes from the same server. */
function partsOfLine(): number {
  const [page] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  const protocol = page !== undefined && 'nextHopProtocol' in page ? page.nextHopProtocol : '';
  return protocol === 'h2' || protocol === 'h3' ? parallelRequests : parallelConnections;
}

/**
 * How many parts keep a line busy, if a part takes `partMs` and its bytes begin to move after `delay` ms. Waiting parts need others beside them: on a
 * fast line with a long delay, most of them wait.
 */
export function partsThatFill(delay: number, partMs: number): number {
  const waiting = Math.min(mostWaiting, delay / Math.max(1, partMs));
  // A hundredth above a whole number needs no further part.
  return Math.ceil(moving / (1 - waiting) - 0.01);
}

/** Chooses how many parts are sent at once, from measurements of the line. */
export interface Flow {
  /** The upper limit. */
  most: number;
  /** Takes the time of a part, ms, and sets the number of parts from now on. */
  after: (partMs: number) => number;
}

/**
 * Begins with four parts: lines that lose packets are better filled by several connections than by one. More are used only if those would leave the
 * line idle. `delay` is the time of a round trip without a body, ms.
 */
export function createFlow(most: number, delay: () => number): Flow {
  let usual: number | null = null;
  return {
    most,
    after(partMs) {
      usual = usual === null ? partMs : usual + (partMs - usual) * weight;
      return Math.max(partsAtOnce, Math.min(most, partsThatFill(delay(), usual)));
    },
  };
}

/** The largest number of parts of a session that may be sent at once. `atOnce` is the platform's own limit. */
export const mostParts = (anyOrder: boolean, atOnce: number | undefined): number =>
  anyOrder ? Math.min(atOnce ?? partsAtOnce, partsOfLine()) : 1;
