import { expect, test } from 'vitest';
import { lectureReadiness } from '#domain/lecture/readiness.ts';
import { mediaReadinessLines, type MediaReadinessFacts } from './mediaReadiness.ts';

const nothing: MediaReadinessFacts = {
  media: 'none',
  upload: null,
  kind: 'video',
  durationSec: null,
  placed: false,
  cover: 'none',
  descriptionLength: 0,
};

test('an empty lecture is told what it lacks and where to go', () => {
  const checks = lectureReadiness({ tags: [] }, { stream: null, cover: null, costKopecks: null });
  const lines = mediaReadinessLines(checks, nothing, 'ru');
  expect(lines.map((line) => [line.label, line.action, line.field])).toEqual([
    ['Нет видео или звука', 'Добавить', 'streamID'],
    ['Нет обложки', 'Добавить', 'imageId'],
    ['Описание короче 200 знаков', 'Дописать', 'description'],
    ['Тегов нет', 'Добавить', 'tags'],
    ['Цена не\u00A0указана', 'Указать', 'costKopecks'],
    ['Язык не\u00A0выбран', 'Выбрать', 'language'],
    ['Глав нет', 'Разметить', 'streamID'],
    ['Субтитров нет', 'Добавить', 'streamID'],
  ]);
});

test('chapters and captions lead to their place under a recording, once there is one', () => {
  const checks = lectureReadiness({ tags: [] }, { stream: null, cover: null, costKopecks: null });
  const lines = mediaReadinessLines(checks, { ...nothing, media: 'processing', placed: true }, 'ru');
  expect(lines.slice(-2).map((line) => line.field)).toEqual(['chapters', 'captions']);
});

test('a cover that could not be read is not called small', () => {
  const checks = lectureReadiness({ tags: [] }, { stream: null, cover: null, costKopecks: null });
  const said = (cover: MediaReadinessFacts['cover']) =>
    mediaReadinessLines(checks, { ...nothing, cover }, 'ru').find(({ id }) => id === 'cover');
  expect(said('unread')).toMatchObject({ label: 'Размер обложки ещё не\u00A0известен', action: 'Заменить' });
  expect(said('read')).toMatchObject({ label: 'Обложка меньше 1280×720', action: 'Заменить' });
});

test('a ready lecture carries the figures', () => {
  const checks = lectureReadiness(
    {
      description: `${'я'.repeat(250)}\n\n0:00 Начало\n2:15 Итог`,
      streamID: 's-1',
      tags: ['t-1'],
      language: 'ru',
      captions: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nДа.\n',
    },
    { stream: { status: 'processed' }, cover: { width: 1600, height: 900 }, costKopecks: 0 },
  );
  const facts = {
    ...nothing,
    media: 'ready',
    durationSec: 2282,
    cover: 'read',
    descriptionLength: 1271,
  } as const;
  const lines = mediaReadinessLines(checks, facts, 'ru');
  expect(lines.every((line) => line.done)).toBe(true);
  expect(lines.map((line) => line.note)).toEqual([
    '38:02',
    undefined,
    '1\u00A0271',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['uploading', 'Видео загружается'],
  ['processing', 'Видео обрабатывается'],
  ['failed', 'Видео не\u00A0обработано'],
] as const)('media that is %s is not ready', (media, label) => {
  const checks = lectureReadiness({ tags: [] }, { stream: null, cover: null, costKopecks: null });
  expect(mediaReadinessLines(checks, { ...nothing, media }, 'ru')[0]?.label).toBe(label);
});

test.each([
  ['progress', 'Видео загружается'],
  ['queued', 'Загрузка ждёт очереди'],
  ['paused', 'Загрузка на\u00A0паузе'],
  ['waitingNetwork', 'Загрузка ждёт сети'],
  ['waitingFile', 'Загрузка ждёт файла'],
  ['error', 'Загрузка прервалась'],
  ['processing', 'Видео обрабатывается'],
] as const)('a file whose upload is %s is said to be just that', (upload, label) => {
  const checks = lectureReadiness({ tags: [] }, { stream: null, cover: null, costKopecks: null });
  const facts = { ...nothing, media: 'uploading', upload } as const;
  expect(mediaReadinessLines(checks, facts, 'ru')[0]?.label).toBe(label);
});
