import { readFile } from 'node:fs/promises';
import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } from 'mediabunny';
import { expect, test, vi } from 'vitest';
import { CannotCut } from './cannotCut.ts';
import { cutRecording, startOfCut } from './cutRecording.ts';

const recordings = new URL('../../../platform/scenarios/media/', import.meta.url);
const recording = async (name: string) =>
  new Blob([new Uint8Array(await readFile(new URL(name, recordings)))]);

/** A file that can be written at any position, like one on a disk. */
function disk() {
  let bytes = new Uint8Array();
  const abort = vi.fn<() => Promise<void>>(async () => undefined);
  const endings: string[] = [];
  const into = {
    write: async ({ data, position }: { data: Uint8Array; position: number }) => {
      const grown = new Uint8Array(Math.max(bytes.length, position + data.length));
      grown.set(bytes);
      grown.set(data, position);
      bytes = grown;
    },
    close: async () => undefined,
    abort,
  };
  const keep = async (ending: string, write: (to: typeof into) => Promise<void>) => {
    endings.push(ending);
    await write(into);
    return new File([bytes], `Часть.${ending}`);
  };
  return { keep, abort, endings };
}

async function cut(name: string, part: { from: number; to: number | null }) {
  const { keep, endings } = disk();
  const shares: number[] = [];
  const { signal } = new AbortController();
  const onProgress = (share: number) => void shares.push(share);
  const made = await cutRecording(await recording(name), { ...part, keep, signal, onProgress });
  const input = new Input({ source: new BlobSource(made.file), formats: ALL_FORMATS });
  return { ...made, input, shares, endings };
}

async function packetsOf(input: Input) {
  const track = (await input.getPrimaryVideoTrack()) ?? (await input.getPrimaryAudioTrack());
  if (track === null) throw new Error('No track');
  const packets: { at: number; bytes: Uint8Array }[] = [];
  for await (const { timestamp, data } of new EncodedPacketSink(track).packets())
    packets.push({ at: timestamp, bytes: data });
  return packets;
}

test('a part of a film has the packets of the film, from nought on', async () => {
  const { input, start, shares, endings } = await cut('1875.mp4', { from: 1500, to: 1800 });
  expect(start).toBe(1500);
  expect(endings).toEqual(['mp4']);
  const whole = new Input({ source: new BlobSource(await recording('1875.mp4')), formats: ALL_FORMATS });
  const expected = (await packetsOf(whole))
    .filter(({ at }) => at >= 1500 && at < 1800)
    .map(({ at, bytes }) => ({ at: at - 1500, bytes }));
  const packets = await packetsOf(input);
  expect(packets).toEqual(expected.slice(0, packets.length));
  // The last frames depend on one after the end, which is not shown.
  expect(expected.length - packets.length).toBeLessThan(5);
  expect(shares.at(-1)).toBe(1);
});

test('a film begins at the whole frame before the moment, or a blink after it', async () => {
  const film = await recording('1875.mp4');
  const { signal } = new AbortController();
  expect(await startOfCut(film, 1499.9, signal)).toBe(1500);
  expect(await startOfCut(film, 1499, signal)).toBe(0);
  expect(await startOfCut(film, 1600, signal)).toBe(1500);
  const { input, start } = await cut('1875.mp4', { from: 1600, to: null });
  expect(start).toBe(1500);
  expect(await input.computeDuration()).toBe(375);
});

test('a sound is cut at any moment', async () => {
  const { input, start, endings } = await cut('0312.m4a', { from: 100, to: 160 });
  expect(start).toBe(100);
  expect(endings).toEqual(['m4a']);
  expect(await input.getPrimaryVideoTrack()).toBeNull();
  expect(Math.abs((await input.computeDuration()) - 60)).toBeLessThan(0.4);
});

test('what is no recording is not cut', async () => {
  const { keep, endings } = disk();
  const { signal } = new AbortController();
  const text = new Blob(['Это не запись']);
  const cutting = { from: 0, to: 1, keep, signal, onProgress: () => undefined };
  await expect(cutRecording(text, cutting)).rejects.toThrow(CannotCut);
  expect(endings).toEqual([]);
});

test('a cut that is stopped lets the file go', async () => {
  const { keep, abort } = disk();
  const stopping = new AbortController();
  const { signal } = stopping;
  const cutting = { from: 0, to: 300, keep, signal, onProgress: () => stopping.abort() };
  await expect(cutRecording(await recording('0312.m4a'), cutting)).rejects.toThrow(/disposed/i);
  expect(abort).toHaveBeenCalledOnce();
});
