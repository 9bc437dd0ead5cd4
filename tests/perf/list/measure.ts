/** A table that is measured, as its page tells of it. All of this runs in the page. */
export interface Subject {
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

export interface Frames {
  /** From each frame to the next, ms. */
  times: number[];
  /** The most elements that were in the document. */
  nodes: number;
}

export interface Blanks {
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
  /** Places of rows in the window that show no text: none once it is full. */
  const blank = (): number => {
    const top = document.querySelector(head)?.getBoundingClientRect().bottom ?? 0;
    const box = scroller() === document.scrollingElement ? null : scroller().getBoundingClientRect();
    const first = document.querySelector(row)?.getBoundingClientRect();
    if (first === undefined) return Infinity;
    const bottom = Math.min(innerHeight, box?.bottom ?? innerHeight);
    let missing = 0;
    for (let y = Math.max(top, box?.top ?? 0) + 8; y < bottom - 8; y += 31) {
      const found = document.elementFromPoint(first.left + first.width * 0.4, y)?.closest(row);
      if (!found?.textContent) missing += 1;
    }
    return missing;
  };

  /** Scrolls by the clock, as a hand does, whatever the frames take; at the ends it turns round. */
  const scrolling = async (ms: number, look: (time: number) => void) => {
    const element = scroller();
    const started = await nextFrame();
    let before = started;
    let way = 1;
    let top = element.scrollTop;
    for (;;) {
      const time = await nextFrame();
      const end = element.scrollHeight - element.clientHeight;
      top = Math.min(end, Math.max(0, top + (way * speed * (time - before)) / 1000));
      if (top === 0 || top === end) way = -way;
      element.scrollTop = top;
      look(time - before);
      before = time;
      if (time - started > ms) return;
    }
  };

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
      await scrolling(ms, (time) => {
        times.push(time);
        if (times.length % 10 === 0) nodes = Math.max(nodes, count());
      });
      return { times, nodes };
    },
    async blanks(ms) {
      const seen = { frames: 0, rows: 0, of: 0 };
      await scrolling(ms, () => {
        const rows = blank();
        seen.of += 1;
        seen.frames += rows > 0 ? 1 : 0;
        seen.rows = Math.max(seen.rows, rows);
      });
      return seen;
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
