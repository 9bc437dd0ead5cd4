import { checkId, HoleError, type Files, type Range } from './files.ts';
import { Lanes, streamPart, streamWhole, type Medium } from './parts.ts';
import { addRange, complete } from './ranges.ts';

interface Draft {
  bytes: Uint8Array<ArrayBuffer>;
  ranges: Range[];
}

interface Whole {
  size: number;
  bytes: () => Promise<Uint8Array<ArrayBuffer>>;
}

async function allBytes(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

function medium(draft: Draft): Medium {
  return {
    readAt: (offset, length) => Promise.resolve(draft.bytes.slice(offset, offset + length)),
    writeAt(offset, bytes) {
      const end = offset + bytes.length;
      if (end > draft.bytes.length) {
        const grown = new Uint8Array(Math.max(end, draft.bytes.length * 2));
        grown.set(draft.bytes);
        draft.bytes = grown;
      }
      draft.bytes.set(bytes, offset);
      return Promise.resolve();
    },
  };
}

/** The bytes of a file, or of a range of it. */
const streamOf = ({ bytes }: Whole, range?: Range): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async start(controller) {
      const all = await bytes();
      const part = range === undefined ? all : all.slice(range[0], range[1] + 1);
      if (part.length > 0) controller.enqueue(part);
      controller.close();
    },
  });

/** Files in memory. */
export interface MemoryFiles extends Files {
  /** A copy of the files at this moment: neither sees later writes of the other. There may be no unfinished files. */
  fork(): MemoryFiles;
}

function filesOf(drafts: Map<string, Draft>, wholes: Map<string, Whole>): MemoryFiles {
  const lanes = new Lanes();

  return {
    async write(id, offset, size, body) {
      checkId(id);
      await lanes.run(id, [offset, offset + size - 1], async () => {
        const whole = wholes.get(id);
        if (whole !== undefined) {
          const finished = { bytes: await whole.bytes(), ranges: [] };
          return streamPart(medium(finished), [[0, whole.size - 1]], offset, size, body, whole.size);
        }
        const draft = drafts.get(id) ?? { bytes: new Uint8Array(), ranges: [] };
        drafts.set(id, draft);
        await streamPart(medium(draft), draft.ranges, offset, size, body);
        if (size > 0) draft.ranges = addRange(draft.ranges, [offset, offset + size - 1]);
      });
    },
    ranges: (id) => Promise.resolve([...(drafts.get(id)?.ranges ?? [])]),
    finish(id, size) {
      const draft = drafts.get(id);
      if (wholes.has(id)) return Promise.resolve();
      if (!complete(draft?.ranges ?? [], size)) return Promise.reject(new HoleError('The file has a hole'));
      const bytes = (draft?.bytes ?? new Uint8Array()).slice(0, size);
      wholes.set(id, { size, bytes: () => Promise.resolve(bytes) });
      drafts.delete(id);
      return Promise.resolve();
    },
    adopt(id, size, open) {
      checkId(id);
      let bytes: Promise<Uint8Array<ArrayBuffer>> | undefined;
      wholes.set(id, { size, bytes: () => (bytes ??= open().then(allBytes)) });
      return Promise.resolve();
    },
    async take(id, body) {
      checkId(id);
      const draft: Draft = { bytes: new Uint8Array(), ranges: [] };
      const size = await streamWhole(medium(draft), body);
      const bytes = draft.bytes.slice(0, size);
      wholes.set(id, { size, bytes: () => Promise.resolve(bytes) });
      return size;
    },
    size: (id) => Promise.resolve(wholes.get(id)?.size ?? null),
    read(id, range) {
      checkId(id);
      const whole = wholes.get(id);
      if (whole === undefined) throw new Error(`No file «${id}»`);
      return streamOf(whole, range);
    },
    async open(id, range) {
      const whole = wholes.get(id);
      return whole === undefined ? null : streamOf(whole, range);
    },
    list: () =>
      Promise.resolve([
        ...[...drafts.keys()].map((id) => ({ id, size: null, changedAt: 0 })),
        ...[...wholes].map(([id, { size }]) => ({ id, size, changedAt: 0 })),
      ]),
    free: () => Promise.resolve(Infinity),
    remove(id) {
      drafts.delete(id);
      wholes.delete(id);
      return Promise.resolve();
    },
    // A finished file never changes, so both can share it.
    fork: () =>
      filesOf(
        new Map([...drafts].map(([id, draft]) => [id, { ...draft, bytes: draft.bytes.slice() }])),
        new Map(wholes),
      ),
    close: () => lanes.idle(),
  };
}

/** Files that live as long as this object: for stories and tests. */
export function memoryFiles(): MemoryFiles {
  return filesOf(new Map(), new Map());
}
