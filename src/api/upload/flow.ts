import { partsAtOnce } from '#domain/upload/schema.ts';

/** Parts that keep a line busy: one whose bytes move, and one whose bytes come next. */
const moving = 2;

/** Of a part's time so much at most counts as waiting: no line is idle for ever. */
const mostWaiting = 0.9;

/** How much a new part changes what is known of all, 0–1. */
const weight = 0.2;

/** A browser opens six connections to a server, and one is left for everything else. */
const parallelConnections = 5;

/** Where requests share one connection, the bound is what they hold: forty megabytes of files. */
const parallelRequests = 8;

/** How many parts the line itself lets go at a time. By the page, which comes from where the platform is. */
function partsOfLine(): number {
  const [page] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  const protocol = page !== undefined && 'nextHopProtocol' in page ? page.nextHopProtocol : '';
  return protocol === 'h2' || protocol === 'h3' ? parallelRequests : parallelConnections;
}

/**
 * How many parts keep a line busy, where a part takes `partMs` of which `delay` passes before its bytes move. They that wait are so
 * many more: on a quick line with a long delay, most of them.
 */
export function partsThatFill(delay: number, partMs: number): number {
  const waiting = Math.min(mostWaiting, delay / Math.max(1, partMs));
  // What is a hundredth over is no part more.
  return Math.ceil(moving / (1 - waiting) - 0.01);
}

/** How many parts are under way, as the line is found to be. */
export interface Flow {
  /** Never more than these. */
  most: number;
  /** A part took so long, ms: how many parts there should be from now on. */
  after: (partMs: number) => number;
}

/**
 * Four parts are under way from the start: lines that lose packets are filled by several connections better than by one. More
 * only where they would still leave the line idle. `delay` is a round trip without a body, ms.
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

/** The most parts of a session that may be under way. `atOnce` is what the platform says of it. */
export const mostParts = (anyOrder: boolean, atOnce: number | undefined): number =>
  anyOrder ? Math.min(atOnce ?? partsAtOnce, partsOfLine()) : 1;
