import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { UploadHost } from '#app/shell/UploadHost/UploadHost.tsx';
import { createAppStore } from '#atoms/store.ts';
import { entriesAtom, type Entry } from '#atoms/upload/entries.ts';
import { FrameLayout } from '#components/layout/FrameLayout/FrameLayout.tsx';
import { Uploads } from '#features/upload/Uploads/Uploads.tsx';
import { manyUploads } from '#features/kits/media/UploadRows/sampleUploads.ts';
import '#theme/tokens.css';

/** What the one who measures may ask of the page. All of this runs in the page. */
export interface QueueBench {
  /** Opens the screen of uploads, or another one with the panel over it. */
  open: (where: 'screen' | 'panel') => void;
  /** Adds so many files at once; from the drop until rows are painted, ms. */
  drop: (count: number) => Promise<number>;
  /** Scrolls while files go, and tells the times from frame to frame, ms. */
  frames: (ms: number) => Promise<number[]>;
  /** How many of the files are on the list. */
  listed: () => number;
  /** Elements in the document. */
  nodes: () => number;
}

declare global {
  interface Window {
    queue?: QueueBench;
  }
}

/** The engine tells of progress so often, ms, and of so many files at a time. */
const tellEvery = 100;
const atOnce = 3;
/** px a second. */
const speed = 2400;

const store = createAppStore();
const root = createRoot(document.querySelector('#root') ?? document.body);

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Rows in sight: of the screen, or of the panel. */
const rows = () => [...document.querySelectorAll('[data-item-index]')];

/** The element that scrolls: the page, or the list in the panel. */
const scroller = (): Element => {
  const own = document.querySelector('section [data-virtuoso-scroller]');
  return own ?? document.scrollingElement ?? document.body;
};

/** Three files go, and each that has arrived gives its place to the next: as the engine tells the list of it. */
function tick() {
  let going = 0;
  store.set(entriesAtom, (entries) =>
    entries.map((entry): Entry => {
      if (entry.state === 'done' || going >= atOnce) return entry;
      going += 1;
      const sentBytes = Math.min(entry.size, entry.sentBytes + 4_000_000);
      const over = sentBytes === entry.size;
      return {
        ...entry,
        state: over ? 'done' : 'progress',
        sentBytes,
        progress: Math.floor((sentBytes / entry.size) * 100),
        parts: { kept: [[0, sentBytes - 1]], flying: [] },
        speed: over ? null : 7_400_000,
        secondsLeft: over ? null : Math.ceil((entry.size - sentBytes) / 7_400_000),
        streamID: over ? entry.id : null,
      };
    }),
  );
}

window.queue = {
  open(where) {
    store.set(entriesAtom, []);
    root.render(
      <Provider store={store}>
        <HashRouter>
          <FrameLayout
            sidebar={null}
            sidebarShown={false}
            topBar={null}
            panel={where === 'panel' ? <UploadHost /> : null}
          >
            {where === 'screen' ? <Uploads /> : <h1>Расписание</h1>}
          </FrameLayout>
        </HashRouter>
      </Provider>,
    );
  },
  async drop(count) {
    await nextFrame();
    const started = performance.now();
    store.set(entriesAtom, manyUploads(count));
    while (!rows().some(({ textContent }) => textContent?.includes('Урок 1.mp4'))) await nextFrame();
    await nextFrame();
    return performance.now() - started;
  },
  async frames(ms) {
    const timer = setInterval(tick, tellEvery);
    const element = scroller();
    const times: number[] = [];
    const started = await nextFrame();
    let before = started;
    let way = 1;
    for (;;) {
      const at = await nextFrame();
      times.push(at - before);
      const end = element.scrollHeight - element.clientHeight;
      const top = Math.min(end, Math.max(0, element.scrollTop + (way * speed * (at - before)) / 1000));
      if (top === 0 || top >= end - 1) way = -way;
      element.scrollTop = top;
      before = at;
      if (at - started > ms) break;
    }
    clearInterval(timer);
    return times;
  },
  listed: () => store.get(entriesAtom).length,
  nodes: () => document.querySelectorAll('*').length,
};
