import { describe, expect, it } from 'vitest';
import * as edits from './edits.ts';
import { outlineOf } from './outline.ts';
import { withoutStanding } from './standing.ts';

const words = {
  module: (number: number) => `Модуль ${number}`,
  lecture: (number: number) => `Урок ${number}`,
  before: 'Введение',
  beside: 'Дополнительно',
  part: (name: string, number: number) => `${name}, часть ${number}`,
};
const files = ['Тело/1. Шея.mp4', 'Тело/2. dyhanie.mp3', 'Тело/План.pdf', 'Голос/1. Опора.mp4'].map(
  (address, at) => {
    const [folder = '', name = ''] = address.split('/');
    return { id: name, path: [folder], name, size: 10 ** at, mime: '' };
  },
);
const outline = outlineOf(files, words, 'ru');
const [голос, тело] = outline.modules.map(({ id }) => id);
const shown = ({ modules }: typeof outline, cyrillic = false) =>
  modules.map((module) => [
    edits.shownName(module, cyrillic),
    ...module.items.map((item) =>
      item.out ? `(${edits.itemName(item, cyrillic)})` : edits.itemName(item, cyrillic),
    ),
  ]);

describe('a preview', () => {
  it('shows names as they are, and in Cyrillic letters where that is wanted', () => {
    expect(edits.latinExample(outline)).toBe('Dyhanie');
    expect(shown(outline)).toEqual([
      ['Голос', 'Опора'],
      ['Тело', 'Шея', 'Dyhanie', 'План.pdf'],
    ]);
    expect(shown(outline, true)[1]).toEqual(['Тело', 'Шея', 'Дыхание', 'План.pdf']);
  });

  it('takes another name, and the former one again where it is cleared', () => {
    const named = edits.rename(edits.rename(outline, тело ?? '', ' Опора тела '), '2. dyhanie.mp3', 'Вдох');
    expect(shown(named, true)[1]).toEqual(['Опора тела', 'Шея', 'Вдох', 'План.pdf']);
    expect(shown(edits.rename(named, '2. dyhanie.mp3', ' '))[1]?.[2]).toBe('Dyhanie');
    expect(shown(edits.rename(outline, 'План.pdf', 'Расписание'))[1]?.[3]).toBe('Расписание.pdf');
  });

  it('moves within a module, between modules, and modules themselves', () => {
    expect(shown(edits.moveItems(outline, ['1. Шея.mp4'], тело ?? '', 1))[1]).toEqual([
      ...['Тело', 'Dyhanie', 'Шея', 'План.pdf'],
    ]);
    expect(shown(edits.moveItems(outline, ['План.pdf', '1. Шея.mp4'], голос ?? '', 0))).toEqual([
      ['Голос', 'Шея', 'Опора', 'План.pdf'],
      ['Тело', 'Dyhanie'],
    ]);
    expect(shown(edits.moveModules(outline, [голос ?? ''], 1)).map(([name]) => name)).toEqual([
      'Тело',
      'Голос',
    ]);
  });

  it('makes an attachment of a recording and back, and nothing else of a PDF', () => {
    const changed = edits.changeKind(outline, '2. dyhanie.mp3');
    expect(shown(changed)[1]).toEqual(['Тело', 'Шея', '2. dyhanie.mp3', 'План.pdf']);
    expect(shown(edits.changeKind(changed, '2. dyhanie.mp3'))).toEqual(shown(outline));
    expect(shown(edits.changeKind(outline, 'План.pdf'))).toEqual(shown(outline));
  });

  it('joins modules and begins new ones', () => {
    expect(shown(edits.joinToFormer(outline, тело ?? ''))).toEqual([
      ['Голос', 'Опора', 'Шея', 'Dyhanie', 'План.pdf'],
    ]);
    expect(edits.joinToFormer(outline, голос ?? '')).toBe(outline);
    expect(shown(edits.splitAt(outline, '2. dyhanie.mp3', 'Модуль 3'))).toEqual([
      ['Голос', 'Опора'],
      ['Тело', 'Шея'],
      ['Модуль 3', 'Dyhanie', 'План.pdf'],
    ]);
  });

  it('holds no more than a hundred lectures in a module, by whatever way they come', () => {
    const many = Array.from({ length: 101 }, (_, at) => ({
      ...{ id: `${at}`, path: ['Сон'], name: `${at + 1}. Сон.mp4`, size: 1, mime: '' },
    }));
    const full = outlineOf([...many, ...files], words, 'ru');
    const [first = '', second = ''] = full.modules
      .filter(({ title }) => title.startsWith('Сон'))
      .map(({ id }) => id);
    expect(edits.hasRoom(full, ['100'], first)).toBe(false);
    expect(edits.hasRoom(full, ['5', 'План.pdf'], first)).toBe(true);
    expect(edits.hasRoom(full, ['1. Шея.mp4'], second)).toBe(true);
    expect(edits.canJoin(full, second)).toBe(false);
    expect(edits.joinToFormer(full, second)).toBe(full);
  });

  it('leaves out what the programme has under the same names, spelled either way', () => {
    const standing = [{ name: 'тело', lectures: ['Дыхание'], attachments: ['план.pdf'] }];
    const left = withoutStanding(outline, [
      ...standing,
      { name: 'Сцена', lectures: ['Опора'], attachments: [] },
    ]);
    expect(shown(left)).toEqual([
      ['Голос', 'Опора'],
      ['Тело', 'Шея', '(Dyhanie)', '(План.pdf)'],
    ]);
    expect(left.modules[1]?.items.map(({ note }) => note)).toEqual([null, 'there', 'there']);
  });

  it('counts what is not left out', () => {
    expect(edits.totalsOf(outline)).toEqual({ modules: 2, lectures: 3, attachments: 1, bytes: 1111 });
    const left = edits.leaveOut(outline, ['1. Опора.mp4', 'План.pdf'], true);
    expect(edits.totalsOf(left)).toEqual({ modules: 1, lectures: 2, attachments: 0, bytes: 11 });
    expect(shown(left)[0]).toEqual(['Голос', '(Опора)']);
  });
});
