import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SaveProgress, SaveStep, StepKind, StepState, UnfinishedSave } from '#atoms/program/types.ts';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { SaveStepsBar } from './SaveStepsBar.tsx';

const resumed = fn();
const dropped = fn();

const what: [StepKind, string][] = [
  ['createModule', 'Плечи и\u00A0шея'],
  ['updateModule', 'Дыхание как опора'],
  ['uploadLecture', 'Дыхание 4–7–8'],
  ['createLecture', 'Дыхание 4–7–8'],
  ['updateLecture', 'Голос и\u00A0диафрагма'],
  ['uploadAttachment', 'Схема мышц.png'],
  ['updateOwner', 'Тело без тревоги'],
];

/** The steps of a save of which so many are done, and how the next one stands. */
function steps(done: number, next: StepState, reason: string | null = null): SaveStep[] {
  return what.map(([kind, name], at) => ({
    id: `${kind}/${at}`,
    kind,
    name,
    moduleId: kind === 'updateOwner' ? null : 'm1',
    state: at < done ? 'done' : at === done ? next : 'waiting',
    progress: at === done && kind === 'uploadLecture' ? 64 : null,
    size: kind === 'uploadLecture' ? 48_200_000 : null,
    reason: at === done ? reason : null,
    resumed: false,
  }));
}

const progress = (status: SaveProgress['status'], all: SaveStep[]): SaveProgress => ({
  status,
  steps: all,
  done: all.filter(({ state }) => state === 'done').length,
  total: all.length,
  failed: all.filter(({ state }) => state === 'failed'),
});

const unfinished: UnfinishedSave = {
  key: 'course-telo',
  ownerId: 'course-telo',
  type: 'course',
  name: 'Тело без тревоги',
  startedAt: Date.parse('2026-11-20T09:04:00+03:00'),
};

const meta = preview.meta({
  component: SaveStepsBar,
  args: {
    progress: progress('running', steps(3, 'running')),
    unfinished: null,
    onResume: resumed,
    onDrop: dropped,
  },
  // As on a page: the bar reaches over its padding.
  parameters: { docs: { story: { iframeHeight: '400px' } }, frameWidth: 1040, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: '24px clamp(16px, 5vw, 40px) 40px', overflow: 'clip' }}>
        <div style={{ height: 240 }} />
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    resumed.mockClear();
    dropped.mockClear();
  },
});

const said = (text: RegExp) => expect(screen.getByRole('status')).toHaveTextContent(text);

export const Saving = meta.story({
  tags: ['picture-phone'],
  play: async () => {
    await said(/^Сохраняем: 3\sиз\s7$/);
  },
});

/** The bar of each step while it runs: the first, an upload with its share, the last. */
export const FirstStep = meta.story({
  args: { progress: progress('running', steps(0, 'running')) },
  play: () => said(/^Сохраняем: 0\sиз\s7$/),
});
export const SecondStep = meta.story({
  args: { progress: progress('running', steps(1, 'running')) },
  play: () => said(/^Сохраняем: 1\sиз\s7$/),
});
export const UploadingStep = meta.story({
  args: { progress: progress('running', steps(2, 'running')) },
  play: () => said(/^Сохраняем: 2\sиз\s7$/),
});
export const ChangingStep = meta.story({
  args: { progress: progress('running', steps(4, 'running')) },
  play: () => said(/^Сохраняем: 4\sиз\s7$/),
});
export const AttachingStep = meta.story({
  args: { progress: progress('running', steps(5, 'running')) },
  play: () => said(/^Сохраняем: 5\sиз\s7$/),
});
export const LastStep = meta.story({
  args: { progress: progress('running', steps(6, 'running')) },
  play: () => said(/^Сохраняем: 6\sиз\s7$/),
});

/** More steps than fit side by side are told by their kinds. */
export const ManySteps = meta.story({
  args: {
    progress: progress(
      'running',
      Array.from({ length: 40 }, (_, at): SaveStep => {
        const [one] = steps(0, 'done');
        const kind: StepKind =
          at < 5
            ? 'createModule'
            : at < 17
              ? 'uploadLecture'
              : at < 34
                ? 'createLecture'
                : 'uploadAttachment';
        return {
          id: `${kind}/${at}`,
          name: `Лекция ${at}`,
          moduleId: 'm1',
          progress: null,
          size: null,
          reason: null,
          resumed: false,
          ...one,
          kind,
          state: at < 22 ? 'done' : at === 22 ? 'running' : 'waiting',
        };
      }),
    ),
  },
  play: async ({ canvas }) => {
    await said(/^Сохраняем: 22\sиз\s40$/);
    await expect(canvas.getByText('5 из 17')).toBeVisible();
  },
});

const broken = progress('cut', steps(4, 'failed', 'Платформа не\u00A0ответила'));

/** The failed step stays red in its place; the one primary goes on from there. */
export const Failed = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  args: { progress: broken, unfinished },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Шаг\s5 из\s7/);
    await expect(canvas.getByText(/4\sшага сохранены и\sне\sповторятся/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Продолжить/ }));
    await expect(resumed).toHaveBeenCalledWith('course-telo');
  },
});

/** The very first step failed: nothing has changed. */
export const FailedAtOnce = meta.story({
  args: {
    progress: progress('cut', steps(0, 'failed', 'Нет сети')),
    unfinished,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Нет сети\. Ничего ещё не\sизменилось/)).toBeVisible();
  },
});

/** The page went in the middle of a save: it is offered to go on. */
export const Unfinished = meta.story({
  args: { progress: progress('cut', steps(3, 'waiting')), unfinished },
  play: async ({ canvas }) => {
    await said(/^Сохранение не\sзакончено: 3\sиз\s7$/);
    await userEvent.click(canvas.getByRole('button', { name: /^Не\sпродолжать/ }));
    await expect(dropped).toHaveBeenCalledWith('course-telo');
  },
});

/** Resumed: what was done before stays done. */
export const Resumed = meta.story({
  args: {
    progress: progress(
      'running',
      steps(5, 'running').map((step, at) => ({ ...step, resumed: at < 5 })),
    ),
  },
  play: () => said(/^Сохраняем: 5\sиз\s7$/),
});

/** What a save will do is known only once all files have come: until then there is nothing to count. */
export const StepsUnknown = meta.story({
  args: { progress: progress('running', []) },
  play: () => said(/^Сохраняем…$/),
});

/** The same, and the page went by then. */
export const StepsUnknownCut = meta.story({
  args: { progress: progress('cut', []), unfinished },
  play: () => said(/^Сохранение не\sзакончено$/),
});

/** Nothing to tell. */
export const Idle = meta.story({
  args: { progress: progress('idle', []) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/** Every step with what came of it. */
export const Journal = meta.story({
  tags: ['picture', 'picture-phone'],
  args: { progress: broken, unfinished },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Журнал' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Журнал сохранения' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(7));
    await expect(dialog.getByText(/Платформа не\sответила/)).toBeInTheDocument();
  },
});

export const Phone = meta.story({
  args: { progress: broken, unfinished },
  globals: { viewport: { value: 'phone' } },
  play: expectToFit,
});
