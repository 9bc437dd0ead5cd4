import { shapes } from '#atoms/seen/stock.ts';
import { keepSnapshot } from '#lib/snapshot/keep.ts';
import { takeSnapshot } from '#lib/snapshot/take.ts';

/**
 * Home, lists of what is the author's own, and what was opened from them unless the hours of clients stand in it. Of all other screens only the
 * frame is kept: they show clients, or what clients have bought.
 */
const own =
  /^#\/(?:(?:webinars|consultations|streams|tags|publications)|(?:lectures|meditations|courses|marathons|quizzes)(?:\/[\w-]+)?)?$/;

/** Where clients have their names, on a screen that is kept else. */
const ofClients = '[data-clients]';

/** What will not stand there when the author comes back: what lies over the page, what failed and what is on its way. */
const passing = 'dialog[open], [role=menu], #root [role=alert], #root main [aria-busy=true]';

/** Whether the page stands as it will then: at its top, with a network, and with nothing that passes. */
const isAtRest = () => scrollY === 0 && navigator.onLine && document.querySelector(passing) === null;

function take(): void {
  const root = document.getElementById('root');
  if (root?.querySelector('main') == null || !isAtRest()) return;
  const { hash } = location;
  // What an address says more is what was searched for, which is not written down.
  if (hash.includes('?')) return;
  keepSnapshot(hash, takeSnapshot(root, shapes, own.test(hash) ? ofClients : 'main'));
}

/** Keeps how the screen looks whenever the author leaves it: the next visit begins with that. */
export function keepSnapshots(): void {
  addEventListener('pagehide', take);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') take();
  });
}
