import { expect, test } from 'vitest';
import { isThere, proofRows } from './proofRows.ts';
import { sources } from './sources.ts';
import { namesOfTest, plain, usedFrom } from './usedExports.ts';

/** Messages that the specification gives word for word: what the author sees, whichever way it is typeset. */
const messages = [
  'Не удалось обновить лекцию',
  'Лекция {id} не найдена',
  'Консультация {id} не найдена',
  'Не удалось обновить консультацию',
  'Ошибка при получении списка публикаций',
  'Ошибка при создании лекции',
  'Ошибка при создании медитации',
  'Ошибка при создании курса',
  'Ошибка при создании марафона',
  'Ошибка при создании услуги',
  'Не удалось получить список покупок автора',
  'Не удалось получить список рефералов пользователя',
  'Не удалось обновить данные пользователя',
  'Данные пользователя обновлены',
  'You already have a webinar planned for this time period',
  'Webinar must start no earlier than in 48 hours',
  'Webinar link not specified',
  'Error creating webinar',
  'Error sending webinar start notification',
  'Failed to get webinar list',
  'Failed to update webinar',
  'Failed to cancel webinar',
  'Webinar updated',
  'Webinar start notification sent',
];

/** Failures whose wording is ours, and the rules of states: each has a row of its own, named so. */
const rules = [
  'course not found',
  'marathon not found',
  'publication not found',
  'course not updated',
  'marathon not updated',
  'module not created',
  'module not edited',
  'module file not deleted',
  'publications not listed',
  'cost not changed',
  'not unpublished',
  'not published',
  'clients not listed',
  'client status not updated',
  'file not read',
  'upload session not created',
  'file not uploaded',
  'image not uploaded',
  'attachment not uploaded',
  'start without a link',
  'anything else of a webinar’s creation',
  'loading flags clear',
  'list: replace all',
  'list: add',
  'list: remove by id',
  'list: replace by id',
  'lookup: list first',
  'lookup: then the server, and added',
  'lookup: failure is told',
  'lookup of a consultation',
  'after an edit: re-fetch and replace',
  'after an edit of a consultation',
  'update of the user',
  'publication actions re-fetch',
  'marathon can be cancelled',
  'status of a request',
  'webinar: after an edit',
  'webinar: after a cancel',
  'webinar: after a publication edit',
  'webinar: start notifies',
  'webinar: draft merges and clears',
  'upload item',
  'save of a course: order number of a draft module',
  'save of a course: question answers stay',
  'save of a marathon: start as ISO',
  'toast: hides, pauses, clears',
  'names of uploads are unique',
  'webinars do not overlap',
  'a webinar starts in 48 hours or later',
  'a webinar starts with a link',
  'failed updates are logged',
  '401 leads to login',
];

/** Rows of the table: what is promised, and the test that proves it. */
const rows = () => proofRows('docs/proofs.md');

/** Flows see the console as an author does, whole. */
const isFlow = (file: string) => /^tests\/(?:flows|faults)\//.test(file);

test('every message and every rule of states has a row', () => {
  const names = rows().map(({ name }) => name);
  expect([...messages, ...rules].filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('every row names a test that is there', () => {
  expect(rows().filter((row) => !isThere(row))).toEqual([]);
});

test('every row rests on code that the console runs', () => {
  const console = usedFrom('src/app/main.tsx');
  // What the platform and the workbench use besides is what tests stand on.
  const stand = [...usedFrom('platform/main.ts'), ...usedFrom('.storybook/preview.tsx')];
  const used = new Set([...console, ...stand]);
  const wrong = rows().flatMap(({ name, file, test: title }) => {
    if (isFlow(file)) return [];
    const names = (namesOfTest(file, plain(title)) ?? []).filter((one) => one.name !== '*');
    const taken = [...new Set(names.map((one) => `${one.file}#${one.name}`))];
    const idle = taken.filter((one) => !used.has(one));
    if (idle.length > 0) return [`${name}: no screen uses ${idle.join(', ')}`];
    const rests = taken.some((one) => console.has(one)) || file.startsWith('platform/');
    return rests ? [] : [`${name}: the test takes nothing that the console runs`];
  });
  expect(wrong).toEqual([]);
});

test('the messages stand in the catalogues letter for letter', () => {
  const catalogues = sources('src/**/*.ts')
    .filter(({ file }) => !/\.test\./.test(file))
    .map(({ text }) => plain(text))
    .join('\n');
  expect(messages.filter((message) => !catalogues.includes(message))).toEqual([]);
});
