/** The clock of a pace. A test has its own. */
export interface PaceClock {
  /** The time, ms since any fixed moment. */
  now: () => number;
  /** Calls back after so many ms. Returns a function that cancels it. */
  after: (ms: number, call: () => void) => () => void;
}

/** Limits the rate at which bytes are sent. */
export interface Bandwidth {
  /** Waits until so many bytes may leave, and counts them. Rejects when the signal aborts: then they are not counted. */
  spend: (owner: string, bytes: number, signal: AbortSignal) => Promise<void>;
  /** Counts bytes that must not wait. Later bytes wait for them instead. */
  count: (bytes: number) => void;
}

interface Waiter {
  owner: string;
  bytes: number;
  start: () => void;
}

/** How often a changed limit is looked for while bytes wait, ms. */
const listenEvery = 1000;

/** How many owners are remembered for their turns. */
const mostOwners = 50;

/** How much of a timer's lateness is made up for, ms: a browser wakes a hidden tab once a minute. */
const mostLate = 60_000;

const systemClock: PaceClock = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** Takes the waiting one whose owner was served longest ago; among equals the one that has waited longest. */
function createTurns(): (waiting: Waiter[]) => Waiter | undefined {
  /** Owners that were served, the latest at the end. */
  const served: string[] = [];
  return (waiting) => {
    const turns = waiting.map(({ owner }) => served.lastIndexOf(owner));
    const [next] = waiting.splice(turns.indexOf(Math.min(...turns)), 1);
    if (next !== undefined && served.push(next.owner) > mostOwners) served.shift();
    return next;
  };
}

/**
 * Limits sending to a rate of bytes a second; null is no limit. A piece leaves whole, and the next one waits until it is paid for. So no period of
 * time carries more than its share and one piece. Owners take turns.
 */
export function createBandwidth(rate: () => number | null, clock: PaceClock = systemClock): Bandwidth {
  const waiting: Waiter[] = [];
  const nextOf = createTurns();
  let known = rate();
  /** When all bytes that left are paid for. */
  let paidAt = Number.NEGATIVE_INFINITY;
  /** How much of the time since then passed because the timer was late, ms. */
  let late = 0;
  let giveUpTimer: (() => void) | null = null;

  const count = (bytes: number) => {
    if (known !== null) paidAt += (bytes / known) * 1000;
  };

  /** Applies a changed limit: the rest of the debt is paid at the new rate. */
  function hear(now: number): void {
    const next = rate();
    if (next === known) return;
    const owed = Math.max(0, paidAt - now);
    paidAt = known === null || next === null ? now : now + (owed * known) / next;
    known = next;
    late = 0;
  }

  /** Idle time earns no credit. */
  const forget = (now: number) => {
    paidAt = Math.max(paidAt, now - late);
  };

  const mayLeave = (now: number) => waiting.length > 0 && (known === null || paidAt <= now);

  function look(): void {
    giveUpTimer?.();
    giveUpTimer = null;
    const now = clock.now();
    hear(now);
    while (mayLeave(now)) {
      const next = nextOf(waiting);
      count(next?.bytes ?? 0);
      late = Math.min(mostLate, Math.max(0, now - paidAt));
      next?.start();
    }
    if (waiting.length > 0) giveUpTimer = clock.after(Math.min(paidAt - now, listenEvery), look);
  }

  return {
    count(bytes) {
      const now = clock.now();
      hear(now);
      forget(now);
      count(bytes);
    },
    spend: (owner, bytes, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const giveUp = () => {
          waiting.splice(waiting.indexOf(waiter), 1);
          reject(signal.reason);
        };
        const waiter: Waiter = {
          owner,
          bytes,
          start() {
            signal.removeEventListener('abort', giveUp);
            resolve();
          },
        };
        signal.addEventListener('abort', giveUp, { once: true });
        if (waiting.length === 0) forget(clock.now());
        waiting.push(waiter);
        look();
      }),
  };
}
