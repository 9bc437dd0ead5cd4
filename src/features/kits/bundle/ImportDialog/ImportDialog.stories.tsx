import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { courseEditor } from '#atoms/course/editor.ts';
import { newKey } from '#atoms/editor/newKey.ts';
import type { OpenBundle } from '#domain/bundle/openBundle.ts';
import { BadBundle } from '#domain/bundle/problems.ts';
import { bundleFormat, bundleVersion, type Manifest } from '#domain/bundle/schema.ts';
import { besideToasts } from '#storybook/besideToasts.tsx';
import { signInFarAway } from '#storybook/farAway.ts';
import preview from '#storybook/preview.tsx';
import { ImportDialog } from './ImportDialog.tsx';

const closed = fn();

const lecture = (id: string, name: string, size: number | null): Manifest['lectures'][number] => ({
  ...{ id, name, description: `texts/${id}.md`, level: null, language: null, isPreview: false, tags: [] },
  cover: null,
  media: {
    path: size === null ? null : `media/${id} ${name}.mp4`,
    ...{ name: `${name}.mp4`, size: size ?? 148_400_000, mime: 'video/mp4' },
  },
});
const module = (name: string, lectures: string[]): Manifest['modules'][number] => ({
  ...{ name, description: '', dayOffset: null, lectures, attachments: [] },
});

const manifest: Manifest = {
  format: bundleFormat,
  version: bundleVersion,
  course: {
    ...{ name: 'Опора тела', subtitle: 'Для\u00A0начала', description: null, cover: null, trailer: null },
    ...{ tags: ['Дыхание'], level: 'all', learnings: [], requirements: '', audience: '', unlockMode: 'all' },
    ...{ accessDays: 90, maxStudents: null, certificateEnabled: true, costKopecks: 490_000 },
  },
  modules: [
    {
      ...module('Дыхание', ['l1', 'l2']),
      attachments: [
        { path: 'attachments/1 План.pdf', name: 'План.pdf', size: 1_840_000, mime: 'application/pdf' },
      ],
    },
    module('Плечи и\u00A0шея', ['l3', 'l4']),
    module('После курса', []),
  ],
  lectures: [
    lecture('l1', 'Как устроен вдох', 148_400_000),
    lecture('l2', 'Дыхание животом', 96_200_000),
    lecture('l3', 'Что держит плечи', 120_900_000),
    lecture('l4', 'Письмо себе', null),
  ],
  quizzes: [
    {
      ...{ name: 'Что запомнилось', description: '', passingScore: 70, attempts: 0, timeLimitMin: null },
      ...{ shuffle: false, showAnswers: false, questions: [] },
    },
  ],
};

/** A file whose parts are a few bytes each. */
const bundle: OpenBundle = {
  manifest,
  texts: new Map([['texts/l1.md', '# Вдох']]),
  sizeOf: () => 5,
  async unpack(_path, into) {
    const writer = into.getWriter();
    await writer.write(new TextEncoder().encode('bytes'));
    await writer.close();
  },
};

const broken: OpenBundle = {
  ...bundle,
  unpack: async (path) => {
    throw new BadBundle('broken', path);
  },
};

const meta = preview.meta({
  component: ImportDialog,
  parameters: {
    docs: { story: { iframeHeight: '680px' } },
    frameWidth: 960,
    layout: 'fullscreen',
    route: '/courses/new',
  },
  args: { bundle, onClose: closed },
  decorators: [besideToasts],
  beforeEach: async () => {
    closed.mockClear();
    // The first fetch of the code takes longer than a query waits.
    await import('#components/data/Tree/TreeInner.tsx');
  },
});

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const make = async () => userEvent.click(await screen.findByRole('button', { name: 'Создать курс' }));

/** What is in the file, to be set right as a folder is; then a draft of a new course, nowhere on the platform until it is saved. */
export const Default = meta.story({
  beforeEach: ({ loaded }) => signInFarAway(loaded['environment']),
  play: async ({ loaded }) => {
    const { store } = loaded['environment'];
    await row('Как устроен вдох');
    const dialog = within(screen.getByRole('dialog', { name: /^Курс из\sфайла$/ }));
    await expect(dialog.getByText(/^1\sлекция без записи/)).toBeVisible();
    (await row('Дыхание животом')).focus();
    await userEvent.keyboard('{Delete}');
    await make();
    await waitFor(() => expect(closed).toHaveBeenCalledOnce(), { timeout: 15_000 });
    const { fields } = courseEditor.shown(store.get, newKey);
    await expect(fields.name).toBe('Опора тела');
    await expect(Object.values(fields.program.lectures).map(({ mine }) => mine.name)).toEqual([
      ...['Как устроен вдох', 'Что держит плечи', 'Письмо себе'],
    ]);
    await expect(await screen.findByText('Курс открыт')).toBeVisible();
  },
});

/** The whole of it, before anything is made. */
export const Shown = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    await row('Как устроен вдох');
    await expect(screen.getByText(/^1\sтест станет черновиком/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Создать курс' })).toBeEnabled();
  },
});

/** What is damaged in the middle is told, and nothing is begun. */
export const Broken = meta.story({
  args: { bundle: broken },
  play: async ({ loaded }) => {
    await row('Как устроен вдох');
    await make();
    await expect(await screen.findByText(/^Файл повреждён/)).toBeVisible();
    const { store } = loaded['environment'];
    await expect(store.get(courseEditor.editorAtom(newKey)).dirty).toBe(false);
  },
});

/** A course without a programme is one all the same. */
export const Bare = meta.story({
  args: { bundle: { ...bundle, manifest: { ...manifest, modules: [], lectures: [], quizzes: [] } } },
  play: async () => {
    await expect(await screen.findByText(/^Получится новый курс «Опора тела»/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Создать курс' })).toBeEnabled();
    await expect(screen.queryByText(/^Ничего не\sвыбрано$/)).toBeNull();
  },
});

/** Modules that wait for their lectures are a programme too, and are counted. */
export const Sketch = meta.story({
  tags: ['picture'],
  args: {
    bundle: {
      ...bundle,
      manifest: {
        ...manifest,
        modules: manifest.modules.map((module) => ({ ...module, lectures: [], attachments: [] })),
        ...{ lectures: [], quizzes: [] },
      },
    },
  },
  play: async () => {
    await row('Дыхание');
    await expect(screen.getByText(/^3\sмодуля$/)).toBeVisible();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async () => void (await row('Как устроен вдох')),
});
