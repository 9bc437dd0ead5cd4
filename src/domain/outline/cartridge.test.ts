import { describe, expect, it } from 'vitest';
import type { XmlNode } from '#lib/file/xml.ts';
import { outlineOfCartridge } from './cartridge.ts';
import type { Outline } from './types.ts';

const words = {
  module: (number: number) => `Модуль ${number}`,
  lecture: (number: number) => `Урок ${number}`,
  before: 'Введение',
  beside: 'Дополнительно',
  part: (name: string, number: number) => `${name}, часть ${number}`,
};

const el = (
  name: string,
  attributes: Record<string, string> = {},
  ...inner: (XmlNode | string)[]
): XmlNode => ({
  name,
  attribute: (wanted) => attributes[wanted] ?? null,
  children: inner.filter((one) => typeof one !== 'string'),
  text: inner.map((one) => (typeof one === 'string' ? one : one.text)).join(''),
});
const title = (text: string) => el('title', {}, text);
const item = (ref: string | null, name: string, ...inner: XmlNode[]) =>
  el('item', ref === null ? {} : { identifierref: ref }, ...(name === '' ? [] : [title(name)]), ...inner);
const resource = (identifier: string, hrefs: string[], needs: string[] = [], base = '') =>
  el(
    'resource',
    { identifier, base, href: hrefs[0] ?? '' },
    ...hrefs.map((href) => el('file', { href })),
    ...needs.map((identifierref) => el('dependency', { identifierref })),
  );
const manifest = (organization: XmlNode[], resources: XmlNode[]) =>
  el(
    'manifest',
    {},
    el('organizations', {}, el('organization', {}, ...organization)),
    el('resources', {}, ...resources),
  );

const source = (address: string) => {
  const path = ['Курс', ...address.split('/')];
  const name = path.pop() ?? '';
  return { id: address, path, name, size: 1000, mime: '' };
};
const read = (root: XmlNode, addresses: readonly string[]) =>
  outlineOfCartridge(root, ['imsmanifest.xml', ...addresses].map(source), words, 'ru');
const shown = (outline: Outline | null) =>
  outline?.modules.map((module) => [module.title, ...module.items.map((one) => one.title)]);

describe('a course of another system', () => {
  it('has the modules and lessons of its manifest, in its order and under its names', () => {
    const root = manifest(
      [
        title('Опора  тела'),
        item(null, 'Дыхание', item('r2', 'Выдох'), item('r1', 'Вдох')),
        item(null, 'Сон', item('r3', 'Ритуал'), item(null, 'Глубже', item('r4', 'Тишина'))),
      ],
      [
        resource('r1', ['1/index.html', '1/v%20doh.mp4']),
        resource('r2', ['2.mp4', 'plan.pdf'], [], 'media/'),
        resource('r3', ['../3.mp4?x=1'], [], 'media/inner/'),
        resource('r4', ['4.html'], ['r5']),
        resource('r5', ['4.m4a'], ['r4']),
      ],
    );
    const outline = read(root, [
      ...['1/index.html', '1/v doh.mp4', 'media/2.mp4', 'media/plan.pdf', 'media/3.mp4', '4.html', '4.m4a'],
      ...['scorm.js', 'Памятка.pdf'],
    ]);
    expect(outline?.title).toBe('Опора тела');
    expect(shown(outline)).toEqual([
      ['Дыхание', 'Выдох', 'Вдох', 'plan.pdf'],
      ['Сон', 'Ритуал'],
      ['Сон. Глубже', 'Тишина'],
      ['Дополнительно', 'Памятка.pdf'],
    ]);
    expect(outline?.notUnderstood.map(({ file }) => file.name)).toEqual(['index.html', '4.html', 'scorm.js']);
  });

  it('may have one item around all, and lessons that stand in no module', () => {
    const root = manifest(
      [title('Йога'), item(null, '', item('r1', 'Вступление'), item(null, 'Тело', item('r2', 'Шея')))],
      [resource('r1', ['1.mp4']), resource('r2', ['2.mp4'])],
    );
    expect(shown(read(root, ['1.mp4', '2.mp4']))).toEqual([
      ['Йога', 'Вступление'],
      ['Тело', 'Шея'],
    ]);
  });

  it('is read by names where its manifest tells of nothing that a programme takes', () => {
    const pages = manifest([item('r1', 'Страница')], [resource('r1', ['index.html'])]);
    expect(read(pages, ['index.html', '1. Вдох.mp4'])).toBeNull();
    expect(read(el('manifest'), ['1.mp4'])).toBeNull();
    const out = manifest([item('r1', 'Чужое')], [resource('r1', ['../../etc/passwd'])]);
    expect(read(out, ['1.mp4'])).toBeNull();
  });
});
