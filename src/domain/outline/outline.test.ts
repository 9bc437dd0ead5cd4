import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleFolders, type SampleFolder } from '#tests/support/folders.ts';
import { inCyrillic, isLatinRussian } from './latin.ts';
import { outlineOf } from './outline.ts';
import { readName } from './readName.ts';
import type { Outline, OutlineWords, SourceFile } from './types.ts';

const words: OutlineWords = {
  module: (number) => `Модуль ${number}`,
  lecture: (number) => `Урок ${number}`,
  before: 'Введение',
  beside: 'Дополнительно',
  part: (name, number) => `${name}, часть ${number}`,
};

const sourceOf = (address: string, at = 0): SourceFile => {
  const path = address.split('/');
  return { id: address, path: path.slice(0, -1), name: path.at(-1) ?? '', size: 1000 + at, mime: '' };
};
const made = (addresses: readonly string[]): Outline =>
  outlineOf(
    addresses.map((address, at) => sourceOf(address, at)),
    words,
    'ru',
  );

const spelled = (title: string) => (isLatinRussian(title) ? inCyrillic(title) : title);

/** An outline as rows: modules with their lectures and attachments. */
const rowsOf = ({ modules }: Outline) =>
  modules.map(({ title, items }) => {
    const of = (kind: string) => items.filter((item) => item.kind === kind && !item.out);
    return [
      spelled(title),
      of('lecture').map((item) => spelled(item.title)),
      of('attachment').map(({ file }) => file.name),
    ] as const;
  });

/** Which files of a folder are under their names, in their modules and at their places. */
function rightOf({ files, expected }: SampleFolder): { right: string[]; wrong: string[] } {
  const said = (rows: readonly (readonly [string, readonly string[], (readonly string[])?])[]) =>
    rows.flatMap(([module, lectures, attachments = []], number) => [
      `${number} ${module}`,
      ...lectures.map((name, at) => `${number} ${module} / ${at} ${name}`),
      ...attachments.map((name) => `${number} ${module} + ${name}`),
    ]);
  const [found, wanted] = [new Set(said(rowsOf(made(files)))), said(expected)];
  return { right: wanted.filter((one) => found.has(one)), wrong: wanted.filter((one) => !found.has(one)) };
}

describe('folders as authors have them', () => {
  it('are understood: order, nesting and names', () => {
    const results = sampleFolders.map((folder) => ({ name: folder.name, ...rightOf(folder) }));
    const right = results.reduce((sum, one) => sum + one.right.length, 0);
    const all = results.reduce((sum, one) => sum + one.right.length + one.wrong.length, 0);
    expect(results.flatMap(({ name, wrong }) => wrong.map((one) => `${name}: ${one}`))).toEqual([]);
    expect(right / all).toBeGreaterThanOrEqual(0.95);
  });
});

describe('names', () => {
  it.each([
    ['03_dyhanie-final(2).mp4', 'Dyhanie', [3]],
    ['Урок 3. Опора (1) — копия.mp4', 'Опора', [3]],
    ['урок3 дыхание.mp4', 'Дыхание', [3]],
    ['2-й урок. Голос_монтаж_v2.mp4', 'Голос', [2]],
    ['Модуль IV — Сцена.mp4', 'Сцена', [4]],
    ['№3 Голос.mp4', 'Голос', [3]],
    ['1.2 Опора.mp4', 'Опора', [1, 2]],
    ['М2У3 Речь.mp4', 'Речь', [2, 3]],
    ['module-1-lesson-2-breathing.mp4', 'Breathing', [1, 2]],
    ['Урок шестой. Сон.mp4', 'Сон', [6]],
    ['01 Урок 1.mp4', '', [1, 1]],
    ['10 Урок 10.mp4', '', [10, 10]],
    ['10 Урок 10. Сон.mp4', 'Сон', [10, 10]],
    ['2 день 3 урок.mp4', '', [2, 3]],
    ['Онлайн-курс.mp4', 'Онлайн-курс', []],
    ['Как сделать экспорт.mp4', 'Как сделать экспорт', []],
    ['йога.mp4'.normalize('NFD'), 'Йога', []],
  ])('%s', (name, title, numbers) => {
    expect(readName(name, true)).toMatchObject({ title, numbers });
  });

  it('that are shorter than a lecture may have stand behind its number', () => {
    expect(rowsOf(made(['Ом.m4a', 'Сон.m4a', 'Я.mp4', '3.mp4']))[0]?.[1]).toEqual([
      'Урок 1',
      'Урок 2. Ом',
      'Сон',
      'Урок 4. Я',
    ]);
  });

  it('keep a number that is a word of theirs, unless it counts what stands beside them', () => {
    expect(rowsOf(made(['01 Голос.mp4', '02 Пауза.mp4', '10 Итог.mp4']))[0]?.[1]).toEqual([
      'Голос',
      'Пауза',
      'Итог',
    ]);
    expect(rowsOf(made(['01 Голос.mp4', '02 Пауза.mp4', '5 способов дышать.mp4']))[0]?.[1]).toEqual([
      'Голос',
      'Пауза',
      '5 способов дышать',
    ]);
    expect(rowsOf(made(['5 способов дышать.mp4', 'Голос.mp4', '21 день без сахара.mp4']))[0]?.[1]).toEqual([
      '5 способов дышать',
      '21 день без сахара',
      'Голос',
    ]);
    expect(rowsOf(made(['2 Голос.mp4', '10 Сцена.mp4', '1 Дыхание.mp4']))[0]?.[1]).toEqual([
      'Дыхание',
      'Голос',
      'Сцена',
    ]);
  });

  it('are spelled in Cyrillic where they look Russian in Latin letters', () => {
    const latin = ['Dyhanie', 'Osnovnoy ton', 'Eto moya zhizn', 'Detskiy plach', 'Yoga dlya nachinayuschih'];
    expect(latin.filter(isLatinRussian).map(inCyrillic)).toEqual([
      ...['Дыхание', 'Основной тон', 'Это моя жизнь', 'Детский плач', 'Йога для начинающих'],
    ]);
    expect(['Breathing', 'Body scan', 'Дыхание', 'How to rest'].some(isLatinRussian)).toBe(false);
    // A name that every object has as a property is a name like any other.
    expect(inCyrillic('constructor')).toBe('цонструцтор');
  });
});

describe('what is given', () => {
  it('says why something of it becomes nothing', () => {
    const { notUnderstood, modules } = made([
      'a/Сон.avi',
      'a/Покой.srt',
      'a/Сон.ass',
      'a/Сон.exe',
      'a/~$Сон.docx',
      'a/Сон.mp4',
    ]);
    expect(notUnderstood.map(({ file, reason }) => [file.name, reason.replaceAll('\u00A0', ' ')])).toEqual([
      ['Сон.avi', 'Такое видео браузеры не открывают: сохраните его как MP4'],
      ['Сон.ass', 'Такие субтитры кабинет не читает: подойдут .vtt, .srt и .sbv'],
      ['Сон.exe', expect.stringMatching(/^Подойдут pdf/)],
      ['Покой.srt', 'Нет записи с таким именем, к которой были бы эти субтитры'],
    ]);
    expect(modules).toHaveLength(1);
  });

  it('gives captions to the lecture whose name they share', () => {
    const { modules, notUnderstood } = made([
      '1 Вдох/01 Как дышать.mp4',
      '1 Вдох/02 Пауза.mp4',
      '1 Вдох/Субтитры/01 Как дышать.vtt',
      '1 Вдох/02_Пауза.ru.srt',
      '2 Сон/Вечер.mp4',
      '2 Сон/Вечер.sbv',
      '2 Сон/Вечер.en.vtt',
      '2 Сон/Вечер_de.srt',
    ]);
    const given = modules.flatMap(({ items }) =>
      items.map(({ title, captions }) => [title, captions?.name ?? null]),
    );
    expect(given).toEqual([
      ['Как дышать', '01 Как дышать.vtt'],
      ['Пауза', '02_Пауза.ru.srt'],
      ['Вечер', 'Вечер.sbv'],
    ]);
    expect(notUnderstood).toEqual([]);
    // Each language has one file; a second one is reported.
    const more = modules[1]?.items[0]?.moreCaptions?.map(({ name }) => name);
    expect(more).toEqual(['Вечер.en.vtt', 'Вечер_de.srt']);
    const twice = made(['Сон.mp4', 'Сон.vtt', 'Сон.en.vtt', 'Сон - English.srt', 'Сон (2).vtt']);
    expect(twice.notUnderstood.map(({ file }) => file.name).toSorted()).toEqual([
      'Сон (2).vtt',
      'Сон - English.srt',
    ]);
  });

  it('takes the captions that lie nearest where names repeat', () => {
    const { modules } = made(['1/Введение.mp4', '1/Введение.vtt', '2/Введение.mp4', '2/Введение.srt']);
    expect(modules.map(({ items }) => items[0]?.captions?.path.join('/'))).toEqual(['1', '2']);
  });

  it('leaves out a second copy of the same, and not another one of its name', () => {
    const copy = (size: number) => ({ ...sourceOf('Сон (2).mp4'), size });
    const outs = (size: number) =>
      outlineOf([sourceOf('Сон.mp4'), copy(size)], words, 'ru').modules[0]?.items.map(({ out }) => out);
    expect(outs(1000)).toEqual([false, true]);
    expect(outs(999)).toEqual([false, false]);
  });

  it('puts no more than a hundred lectures into a module', () => {
    const rows = rowsOf(made(Array.from({ length: 250 }, (_, at) => `Курс/${at + 1}. Урок о сне.mp4`)));
    expect(rows.map(([name, lectures]) => [name, lectures.length])).toEqual([
      ['Курс', 100],
      ['Курс, часть 2', 100],
      ['Курс, часть 3', 50],
    ]);
  });
});

describe('whatever is given', () => {
  const part = fc.oneof(
    fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !text.includes('/')),
    fc.constantFrom(
      'Модуль 1',
      'Урок 2. Сон',
      '03_golos',
      'Материалы',
      '.git',
      '2024-03-05 Эфир',
      'II. Тело',
      '5',
    ),
  );
  const ending = fc.constantFrom('.mp4', '.pdf', '.srt', '', '.MOV', '.jpg');
  const address = fc
    .tuple(fc.array(part, { maxLength: 3 }), part, ending)
    .map(([path, name, end]) => [...path, `${name}${end}`].join('/'));
  const addresses = fc.uniqueArray(address, { maxLength: 24 });

  const everything = ({ modules, notUnderstood }: Outline) => [
    ...modules.flatMap(({ items }) =>
      items.flatMap(({ id, captions, moreCaptions = [] }) => [
        id,
        ...(captions === undefined ? [] : [captions, ...moreCaptions]).map((file) => file.id),
      ]),
    ),
    ...notUnderstood.map(({ file }) => file.id),
  ];

  it('stands in it once, unless systems left it there', () => {
    fc.assert(
      fc.property(addresses, (given) => {
        const found = everything(made(given));
        const missing = given.filter((one) => !found.includes(one));
        expect(new Set(found).size).toBe(found.length);
        for (const one of missing) expect(one).toMatch(/(?:^|\/)(?:\.|~\$|thumbs|desktop|__macosx|icon)/i);
      }),
    );
  });

  it('comes out the same in whatever order it came', () => {
    fc.assert(
      fc.property(addresses, (given) => {
        const files = given.map((one, at) => sourceOf(one, at));
        expect(rowsOf(outlineOf(files.toReversed(), words, 'ru'))).toEqual(
          rowsOf(outlineOf(files, words, 'ru')),
        );
      }),
    );
  });

  it('has names that a save takes', () => {
    fc.assert(
      fc.property(addresses, (given) => {
        for (const { title, items } of made(given).modules) {
          for (const name of [title, ...items.map((item) => item.title)]) {
            expect(name.trim()).not.toBe('');
            expect(name.length).toBeLessThanOrEqual(255);
          }
          expect(title.length).toBeLessThanOrEqual(120);
        }
      }),
    );
  });

  it('stands by its numbers, 2 before 10, however they are written', () => {
    const style = fc.constantFrom<(number: number) => string>(
      (number) => `Урок ${number}. Сон ${String.fromCharCode(0x430 + (number % 30))}.mp4`,
      (number) => `${number}) Сон.mp4`,
      (number) => `${number}_Сон_final.mp4`,
      (number) => `lesson${number}.mp4`,
      (number) => `Сон ${number}.mp4`,
      (number) => `${number} Сон.mp4`,
    );
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(style, numbers, (write, given) => {
        const items = made(given.map(write)).modules.flatMap((module) => module.items);
        expect(items.map(({ id }) => id)).toEqual(given.toSorted((one, other) => one - other).map(write));
      }),
    );
  });
});
