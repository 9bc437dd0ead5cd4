import { partSize } from '#domain/upload/schema.ts';
import type { Entry, UploadState } from '#atoms/upload/entries.ts';

/** The same for every sample: a Friday morning. */
const addedAt = Date.parse('2026-11-20T08:58:00+03:00');

/** An upload as the list holds it, for stories and measures: nothing sends it. */
export function sampleUpload(id: string, patch: Partial<Entry> = {}): Entry {
  const { fileName = 'Плечи и шея, дубль 2.mp4', size = 1_975_684_956, progress = 0 } = patch;
  const sentBytes = Math.floor((size * progress) / 100);
  return {
    id,
    purpose: 'stream',
    fileName,
    size,
    mime: 'video/mp4',
    state: 'queued',
    progress,
    sentBytes,
    parts: { kept: sentBytes > 0 ? [[0, sentBytes - 1]] : [], flying: [] },
    speed: null,
    secondsLeft: null,
    needs: null,
    survival: 'handle',
    streamID: null,
    attachment: null,
    target: null,
    addedAt,
    endedAt: null,
    reason: null,
    said: null,
    noticed: null,
    mark: { name: fileName, size, lastModified: addedAt, digest: null },
    session: null,
    place: null,
    origin: 'sample',
    delivered: true,
    ...patch,
  };
}

const lecture = { kind: 'lecture', draftKey: 'lecture-golos', saved: true } as const;
const part = (index: number, sent: number) => ({
  first: index * partSize,
  last: (index + 1) * partSize - 1,
  sent: Math.floor(partSize * sent),
});

/** One of each state, as a busy evening leaves them. */
export const sampleUploads: readonly Entry[] = [
  sampleUpload('u-progress', {
    state: 'progress',
    size: partSize * 20,
    progress: 40,
    sentBytes: partSize * 9.4,
    parts: {
      kept: [
        [0, partSize * 6 - 1],
        [partSize * 7, partSize * 9 - 1],
      ],
      flying: [part(6, 0.7), part(9, 0.5), part(10, 0.2)],
    },
    speed: 7_759_462,
    secondsLeft: 240,
    target: lecture,
  }),
  sampleUpload('u-queued', { fileName: 'Дыхание 4–7–8 перед сном.mp4', size: 671_088_640 }),
  sampleUpload('u-paused', { fileName: 'Растяжка у стены.mp4', state: 'paused', progress: 31 }),
  sampleUpload('u-network', {
    fileName: 'Где живёт напряжение.mov',
    state: 'waitingNetwork',
    progress: 12,
  }),
  sampleUpload('u-file', {
    fileName: 'Практика: длинный выдох.mp4',
    state: 'waitingFile',
    needs: 'choice',
    survival: 'choice',
    progress: 64,
    target: { kind: 'course', draftKey: 'course-telo' },
  }),
  sampleUpload('u-leave', {
    fileName: 'Утренний настрой.m4a',
    mime: 'audio/mp4',
    state: 'waitingFile',
    needs: 'permission',
    size: 50_331_648,
    progress: 20,
  }),
  sampleUpload('u-error', {
    fileName: 'Блуждающий нерв.mp4',
    state: 'error',
    reason: 'no-space',
    progress: 77,
    endedAt: addedAt,
  }),
  sampleUpload('u-changed', {
    fileName: 'Опора стоп.mp4',
    state: 'error',
    reason: 'changed',
    endedAt: addedAt,
  }),
  sampleUpload('u-processing', {
    fileName: 'Лес после дождя, мастер.wav',
    mime: 'audio/wav',
    state: 'processing',
    size: 222_298_112,
    progress: 100,
    streamID: 'stream-les',
  }),
  sampleUpload('u-done', {
    fileName: 'Голос и диафрагма.mp4',
    state: 'done',
    size: 1_524_713_390,
    progress: 100,
    streamID: 'stream-golos',
    endedAt: addedAt,
  }),
];

const states: UploadState[] = ['progress', 'progress', 'progress', 'queued', 'queued', 'queued', 'queued'];

/** A folder of many files that was just dropped: three are on their way. */
export function manyUploads(count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => {
    const state = states[index] ?? 'queued';
    return sampleUpload(`u-${index + 1}`, {
      fileName: `Урок ${index + 1}.mp4`,
      size: 200_000_000 + index * 1_000_000,
      state,
      progress: state === 'progress' ? 20 + index * 10 : 0,
    });
  });
}
