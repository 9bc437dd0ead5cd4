import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { now, setNow } from '#lib/time/clock.ts';
import { browserAssets } from '#platform/msw.ts';
import preview from '#storybook/preview.tsx';
import { ahead, Walk, walk, type WalkStep } from '#storybook/Walk.tsx';

const sections = async () => within(await screen.findByRole('navigation', { name: 'Разделы' }));
const saved = () => waitFor(() => expect(screen.getByText(/^Сохранено/)).toBeInTheDocument());
const unsaved = () => waitFor(() => expect(screen.getByText(/^Не\s+сохранено$/)).toBeInTheDocument());
const saveKeys = () => userEvent.keyboard('{Control>}[KeyS]{/Control}');

/** A file of the demo as an author would choose it. */
async function recording(): Promise<File> {
  const stream = await browserAssets.open('media/2282.mp4');
  return new File([await new Response(stream).blob()], 'Голос вечером.mp4', { type: 'video/mp4' });
}

const course = /^Сон: мягкая настройка/;

async function openCourse() {
  await userEvent.click(await (await sections()).findByRole('link', { name: 'Курсы' }));
  await userEvent.click(await screen.findByRole('link', { name: course }));
  await screen.findByRole('textbox', { name: 'Название курса' });
}

/** Two days on: the moderator of the workbench takes as long. */
const moderated = () => setNow(now() + 49 * 60 * 60 * 1000);

const steps: WalkStep[] = [
  {
    name: 'Первый файл',
    go: async () => {
      await screen.findByRole('textbox', { name: 'Название лекции' });
      const input = document.querySelector<HTMLInputElement>('[data-field="streamID"] input[type="file"]');
      if (input === null) throw new Error('No place for a file');
      await userEvent.upload(input, await recording());
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: 'Название лекции' })).toHaveValue('Голос вечером'),
      );
      await waitFor(() =>
        expect(screen.queryAllByText(/^Видео обраб(отано|атывается)$/).length).toBeGreaterThan(0),
      );
    },
  },
  {
    name: 'Лекция сохранена',
    go: async () => {
      await saveKeys();
      await saved();
    },
  },
  {
    name: 'Лекция в программе курса',
    go: async () => {
      await openCourse();
      await userEvent.click(await screen.findByRole('link', { name: /^Программа/ }));
      const [module] = await within(await screen.findByRole('treegrid', { name: 'Программа' })).findAllByRole(
        'row',
      );
      await userEvent.click(module ?? document.body);
      const rail = within(await screen.findByRole('region', { name: /Выбранное в/ }));
      await userEvent.click(await rail.findByRole('button', { name: /Из\s+готовых/ }));
      const picker = within(await screen.findByRole('dialog', { name: /^Лекции из/ }));
      await userEvent.type(await picker.findByRole('searchbox'), 'Голос вечером');
      await userEvent.click(await picker.findByRole('checkbox', { name: /Голос вечером/ }));
      await userEvent.click(await picker.findByRole('button', { name: /^Добавить 1/ }));
      await unsaved();
    },
  },
  {
    name: 'Курс сохранён',
    go: async () => {
      await saveKeys();
      // Where more than the programme's order changes, the console first tells what will be saved.
      if (screen.queryByRole('complementary', { name: 'Что будет сохранено' }) !== null) await saveKeys();
      await saved();
    },
  },
  {
    name: 'На проверке',
    go: async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Публикация' }));
      await userEvent.click(await screen.findByRole('button', { name: 'На\u00A0проверку' }));
      await waitFor(() => expect(screen.getByText(/Ответ обычно/)).toBeInTheDocument());
    },
  },
  {
    name: 'Через два дня опубликован',
    go: async () => {
      moderated();
      await userEvent.click(await (await sections()).findByRole('link', { name: 'Курсы' }));
      await userEvent.click(await screen.findByRole('link', { name: course }));
      await userEvent.click(await screen.findByRole('link', { name: 'Публикация' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Опубликовать' }));
      await screen.findByRole('button', { name: 'Снять с\u00A0публикации' });
    },
  },
];

const meta = preview.meta({
  component: Walk,
  parameters: {
    layout: 'fullscreen',
    asConsole: true,
    route: '/lectures/new',
    docs: { description: { component: 'From the first file of an author to a course that is published.' } },
  },
  globals: { viewport: { value: 'desktop' } },
  argTypes: { step: { type: 'number', control: { type: 'range', min: 1, max: steps.length, step: 1 } } },
  args: { steps: steps.map(({ name }) => name), step: steps.length },
  // The first fetch of the code takes longer than a query waits.
  beforeEach: async () => {
    await Promise.all([
      ahead('/lectures/new', '/courses', '/courses/course-son'),
      import('#components/data/Tree/TreeInner.tsx'),
    ]);
  },
  render: ({ steps: names, step }, { id, globals: { theme, language } }) => (
    <Walk steps={names} step={step} id={id} globals={{ theme, language }} />
  ),
});

export const Steps = meta.story({ play: ({ args, step }) => walk(steps, args.step, step) });
