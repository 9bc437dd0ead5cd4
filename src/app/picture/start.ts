// The first script of a page that comes from the device: it shows what its screen looked like last, and then has the console run. It is
// bundled by itself (`scripts/pictureFirst.ts`), and named only by the page that the worker gives (`src/app/worker/startFirst.ts`).
import { noted } from '#atoms/session/mark.ts';
import { ownBuild } from '#lib/servedBuild.ts';
import { lastPicture } from './last.ts';
import { show } from './show.ts';

/** How long the device may take to find the picture, ms. */
const patience = 1000;

const main = document.currentScript?.dataset['main'] ?? '';

/** Has the console run. */
function run(): void {
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: main }));
}

/** Puts the author's theme on the page, as the console will. */
function putTheme(): void {
  const theme = noted('kabinet.theme');
  if (theme === '"light"' || theme === '"dark"')
    document.documentElement.dataset['theme'] = theme.slice(1, -1);
}

const parsed = async () => {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
};

/** Resolves once the frame that comes has been painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) return resolve();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  });

async function begin(): Promise<void> {
  const found = lastPicture(ownBuild() ?? '').catch(() => null);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  putTheme();
  const [picture] = await Promise.all([Promise.race([found, late]), parsed()]);
  if (picture !== null && show(picture)) await painted();
}

void begin()
  .catch(() => undefined)
  .then(run);
