import { rowHeight } from './purchases.ts';

/** A table that is measured, as its page tells of it. All of this runs in the page. */
interface Subject {
  /** Renders the table while its rows are on their way. */
  mount: () => void;
  /** The rows are there: they were made before. */
  start: () => void;
  /** What scrolls. */
  scroller: () => Element;
  /** The selector of a row. */
  row: string;
  /** The selector of the heads of the columns: below them rows are seen. */
  head: string;
  /** Shows the last of all rows. Null where the table has no way there. */
  toEnd: (() => void | Promise<void>) | null;
  /** What the first cell of the last row says. */
  last: string;
}

interface Frames {
  /** From each frame to the next, ms. */
  times: number[];
  /** The most elements that were in the document. */
  nodes: number;
}

interface Blanks {
  /** In how many frames a place of a row was without text. */
  frames: number;
  /** The most such places at once. */
  rows: number;
  /** How many frames were looked at. */
  of: number;
}

/** What the one who measures may ask of a page. */
export interface Bench {
  mount: () => void;
  /** From the moment when the rows are there until the window is full of them, painted, ms. */
  firstRows: () => Promise<number>;
  /** Elements in the document. */
  nodes: () => number;
  /** Scrolls at the speed for so long, ms. */
  scroll: (ms: number) => Promise<Frames>;
  /** The same, looking for rows that are not there in each frame: a work of its own, apart from the times. */
  blanks: (ms: number) => Promise<Blanks>;
  /** Scrolls for so many frames, in each as far as in one of sixty a second, however long it takes. */
  steps: (frames: number) => Promise<void>;
  /** To the last row, until it is painted, ms. */
  jump: () => Promise<number | null>;
}

declare global {
  interface Window {
    bench?: Bench;
  }
}

/** px a second: a wheel that is turned as fast as it goes. */
const speed = 7200;

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** When what this frame shows has been painted: a task that is queued in a frame runs after it. */
const afterPaint = () =>
  new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve(performance.now());
    });
    port1.start();
    port2.postMessage(null);
  });

/** Looks in every frame until it is so, and tells when that frame was painted. */
async function painted(done: () => boolean): Promise<number> {
  for (;;) {
    await nextFrame();
    if (done()) return afterPaint();
  }
}

const count = () => document.querySelectorAll('*').length;

/** Hands a table to the one who measures. */
export function measured({ mount, start, scroller, row, head, toEnd, last }: Subject): void {
  /** How many rows would stand where the window shows none, or one without text: none once it is full. */
  const blank = (): number => {
    const box = scroller() === document.scrollingElement ? null : scroller().getBoundingClientRect();
    const under = document.querySelector(head)?.getBoundingClientRect().bottom ?? 0;
    const bottom = Math.min(innerHeight, box?.bottom ?? innerHeight);
    const rows = [...document.querySelectorAll(row)]
      .filter(({ textContent }) => textContent !== '')
      .map((one) => one.getBoundingClientRect())
      .toSorted((one, other) => one.top - other.top);
    let seen = Math.max(0, under, box?.top ?? 0);
    let missing = 0;
    for (const { top, bottom: end } of rows) {
      missing += Math.max(0, Math.min(top, bottom) - seen - 1);
      seen = Math.max(seen, end);
    }
    missing += Math.max(0, bottom - seen - 1);
    return Math.ceil(missing / rowHeight);
  };

  /** Scrolls as far in each frame as `step` says from the time since the last; at the ends it turns round. */
  const scrolling = async (
    step: (time: number) => number,
    look: (time: number, since: number) => boolean | void,
  ) => {
    const element = scroller();
    const started = await nextFrame();
    let before = started;
    let way = 1;
    let top = element.scrollTop;
    for (;;) {
      const now = await nextFrame();
      const end = element.scrollHeight - element.clientHeight;
      top = Math.min(end, Math.max(0, top + way * step(now - before)));
      if (top === 0 || top === end) way = -way;
      element.scrollTop = top;
      if (look(now - before, now - started) === false) return;
      before = now;
    }
  };
  /** By the clock, as a hand does, whatever the frames take. */
  const byClock = (time: number) => (speed * time) / 1000;

  window.bench = {
    mount,
    async firstRows() {
      await nextFrame();
      const started = performance.now();
      start();
      return (await painted(() => blank() === 0)) - started;
    },
    nodes: count,
    async scroll(ms) {
      const times: number[] = [];
      let nodes = 0;
      await scrolling(byClock, (time, since) => {
        times.push(time);
        if (times.length % 10 === 0) nodes = Math.max(nodes, count());
        return since < ms;
      });
      return { times, nodes };
    },
    async blanks(ms) {
      const seen = { frames: 0, rows: 0, of: 0 };
      await scrolling(byClock, (_time, since) => {
        const rows = blank();
        seen.of += 1;
        seen.frames += rows > 0 ? 1 : 0;
        seen.rows = Math.max(seen.rows, rows);
        return since < ms;
      });
      return seen;
    },
    async steps(frames) {
      let left = frames;
      await scrolling(
        () => speed / 60,
        () => (left -= 1) > 0,
      );
    },
    async jump() {
      if (toEnd === null) return null;
      const started = performance.now();
      await toEnd();
      const there = () => [...document.querySelectorAll(row)].some((one) => one.textContent?.includes(last));
      return (await painted(() => there() && blank() === 0)) - started;
    },
  };
}
