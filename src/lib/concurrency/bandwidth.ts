/** What a pace goes by. A test has its own. */
export interface PaceClock {
  /** Ms from any beginning. */
  now: () => number;
  /** Calls back after so many ms; what is answered gives that up. */
  after: (ms: number, call: () => void) => () => void;
}

/** Keeps what is sent to a rate. */
export interface Bandwidth {
  /** Waits until so many bytes may leave, and counts them. Gives up when the signal says so: then they are not counted. */
  spend: (owner: string, bytes: number, signal: AbortSignal) => Promise<void>;
  /** Counts bytes that nobody may keep waiting: what comes after them waits for them. */
  count: (bytes: number) => void;
}

interface Waiter {
  owner: string;
  bytes: number;
  start: () => void;
}

/** A rate that changes meanwhile is heard of after so long, ms. */
const listenEvery = 1000;

/** Owners whose turn is remembered. */
const mostOwners = 50;

/** A timer that came late is made up for by so much, ms: a browser wakes a tab out of sight once a minute. */
const mostLate = 60_000;

const systemClock: PaceClock = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** Takes of those that wait the one whose owner was served longest ago; of equals the one that waits longest. */
function createTurns(): (waiting: Waiter[]) => Waiter | undefined {
  /** Owners that were served, the last one at the end. */
  const served: string[] = [];
  return (waiting) => {
    const turns = waiting.map(({ owner }) => served.lastIndexOf(owner));
    const [next] = waiting.splice(turns.indexOf(Math.min(...turns)), 1);
    if (next !== undefined && served.push(next.owner) > mostOwners) served.shift();
    return next;
  };
}

/**
 * Keeps what is sent to a rate of bytes a second; null is without a limit. What may leave leaves whole, and the next waits until that
 * is paid for: so no time, however it is cut, sees more than its share and one piece. Owners take turns.
 */
export function createBandwidth(rate: () => number | null, clock: PaceClock = systemClock): Bandwidth {
  const waiting: Waiter[] = [];
  const nextOf = createTurns();
  let known = rate();
  /** When all that left is paid for. */
  let paidAt = Number.NEGATIVE_INFINITY;
  /** How much of the time since then has passed because nobody woke, ms. */
  let late = 0;
  let giveUpTimer: (() => void) | null = null;

  const count = (bytes: number) => {
    if (known !== null) paidAt += (bytes / known) * 1000;
  };

  /** Hears of a rate that changed: what is owed is paid at the new one. */
  function hear(now: number): void {
    const next = rate();
    if (next === known) return;
    const owed = Math.max(0, paidAt - now);
    paidAt = known === null || next === null ? now : now + (owed * known) / next;
    known = next;
    late = 0;
  }

  /** Nobody saves up while nobody sends. */
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
