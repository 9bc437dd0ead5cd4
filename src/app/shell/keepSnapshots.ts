import { shapes } from '#atoms/seen/stock.ts';
import { keepSnapshot } from '#lib/snapshot/keep.ts';
import { takeSnapshot } from '#lib/snapshot/take.ts';

/**
 * Screens that are kept whole: home, lists of the author's own contents, and the contents themselves, except those with hours of clients. Of all
 * others only the frame is kept: they show clients, or their purchases.
 */
const own =
  /^#\/(?:(?:webinars|consultations|streams|tags|publications)|(?:lectures|meditations|courses|marathons|quizzes)(?:\/[\w-]+)?)?$/;

/** Where a kept screen shows names of clients. */
const ofClients = '[data-clients]';

/** Transient parts that will not be there on the next visit: overlays, errors and placeholders. */
const passing = 'dialog[open], [role=menu], #root [role=alert], #root main [aria-busy=true]';

/** Whether the page looks as it will then: scrolled to its top, online, and with nothing transient. */
const isAtRest = () => scrollY === 0 && navigator.onLine && document.querySelector(passing) === null;

function take(): void {
  const root = document.getElementById('root');
  if (root?.querySelector('main') == null || !isAtRest()) return;
  const { hash } = location;
  // The query of an address is a search, which is not stored.
  if (hash.includes('?')) return;
  keepSnapshot(hash, takeSnapshot(root, shapes, own.test(hash) ? ofClients : 'main'));
}

/** Stores the snapshot of a screen whenever the author leaves it: the next visit begins with it. */
export function keepSnapshots(): void {
  addEventListener('pagehide', take);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') take();
  });
}
