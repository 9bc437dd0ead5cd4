import type { Store } from '#atoms/store.ts';
import { arrived, kits, makeLecture, makeProgram, pdf, type World } from './program.ts';

/** A programme before, and what an author does to it. */
export interface Script {
  name: string;
  /** Makes what is there before; answers the key of its editor. */
  prepare: (world: World) => Promise<string>;
  edit: (world: World, store: Store, key: string) => Promise<void>;
}

const media = (name: string) => new File([new Uint8Array(64).fill(7), name], name, { type: 'video/mp4' });

/** Something of everything: made, renamed, moved, changed, taken out. */
const evening: Script = {
  name: 'edits of an evening',
  prepare: (world) =>
    makeProgram(world, [
      { name: 'Начало', lectures: ['Вдох', 'Выдох'], files: ['План.pdf'] },
      { name: 'Опора', lectures: ['Стопы', 'Колени'], files: ['Схема.pdf', 'Лишнее.pdf'] },
      { name: 'Старое', lectures: ['Прощание'], files: [] },
    ]),
  async edit(world, store, key) {
    const kit = kits[world.type];
    const { program } = kit;
    const { order, modules, attachments } = store.get(program.treeAtom(key));
    const [first = '', second = '', third = ''] = order;
    const spare = await makeLecture(world.at, 'Запасная');
    const [vdoh = ''] = modules[first]?.lectures ?? [];
    const [stopy = ''] = modules[second]?.lectures ?? [];
    const extra = modules[second]?.attachments.find((id) => attachments[id]?.fileName === 'Лишнее.pdf') ?? '';
    kit.edit(store, key, { subtitle: 'О\u00A0дыхании' });
    store.set(program.renameAtom, { key, node: { type: 'module', id: first }, name: 'Самое начало' });
    const made = store.set(program.addModuleAtom, { key, name: 'Новый', at: 0 });
    const files = store.set(program.addFilesAtom, {
      key,
      moduleId: made,
      files: [media('Рассвет.mp4')],
    });
    await arrived(store, files);
    // Two that nothing but their places tells apart.
    store.set(program.addLectureAtom, { key, moduleId: first, name: 'Пауза', at: 1 });
    store.set(program.addLectureAtom, { key, moduleId: made, name: 'Пауза' });
    store.set(program.addExistingLecturesAtom, { key, moduleId: made, lectures: [spare], at: 1 });
    store.set(program.moveLecturesAtom, {
      key,
      places: [{ moduleId: second, id: stopy }],
      to: first,
      at: 0,
    });
    store.set(program.editLectureAtom, { key, id: vdoh, patch: { name: 'Глубокий вдох' } });
    const twins = [pdf('Тетрадь.pdf'), pdf('Тетрадь.pdf')];
    await store.set(program.addAttachmentsAtom, { key, moduleId: first, files: twins });
    store.set(program.removeAtom, {
      key,
      nodes: [
        { type: 'module', id: third },
        { type: 'attachment', moduleId: second, id: extra },
      ],
    });
    store.set(program.moveModulesAtom, { key, ids: [second], at: 0 });
  },
};

/** One that is not there yet, with two modules of the same name. */
const fresh: Script = {
  name: 'a new one',
  prepare: async () => 'new',
  async edit(world, store, key) {
    const { program, ...kit } = kits[world.type];
    kit.edit(store, key, { name: 'Тихая неделя', subtitle: 'Семь дней' });
    const first = store.set(program.addModuleAtom, { key, name: 'День', dayOffset: 0 });
    const second = store.set(program.addModuleAtom, { key, name: 'День', dayOffset: 1 });
    const files = store.set(program.addFilesAtom, { key, moduleId: first, files: [media('Утро.mp4')] });
    await arrived(store, files);
    store.set(program.addLectureAtom, { key, moduleId: second, name: 'Вечер' });
    await store.set(program.addAttachmentsAtom, { key, moduleId: second, files: [pdf('План.pdf')] });
  },
};

export const scripts = { evening, fresh };
