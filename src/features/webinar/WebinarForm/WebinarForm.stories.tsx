import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { webinarEditor } from '#atoms/webinar/editor.ts';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { settled as rests } from '#storybook/settled.ts';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { WebinarForm } from './WebinarForm.tsx';
import { newKey } from '#atoms/editor/draft.ts';
import type { WebinarFields } from '#domain/webinar/fields.ts';

const full: Partial<WebinarFields> = {
  startsAt: '2026-11-26T15:00:00.000Z',
  timezone: 'Europe/Moscow',
  durationMin: 90,
  link: 'https://meet.vetrova.ru/dyhanie',
  passcode: '4078',
  capacity: 100,
  speakers: ['Марина Ветрова', 'Илья Громов'],
  tags: ['tag-dyhanie', 'tag-stress'],
  description:
    'Что делает дыхание, когда мы поднимаемся по лестнице, спорим или несём сумки, — и как не терять его под нагрузкой.\n\nСорок минут теории, потом практика стоя и ответы на вопросы. Наденьте свободную одежду.',
};

const write = (environment: StoryEnvironment, patch: Partial<WebinarFields>) =>
  environment.store.set(webinarEditor.editAtom, { key: newKey, patch });
const written = (environment: StoryEnvironment) =>
  environment.store.get(webinarEditor.editorAtom(newKey)).fields;

const meta = preview.meta({
  component: WebinarForm,
  beforeEach: ({ loaded }) => write(loaded['environment'], full),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 728 }}>
        <Story />
      </div>
    ),
  ],
});

const settled = async () => {
  await waitFor(() => expect(screen.getAllByRole('combobox', { expanded: false }).length).toBeGreaterThan(2));
  await waitFor(() => expect(screen.getByText('дыхание')).toBeVisible());
};

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas, loaded }) => {
    await settled();
    const seats = canvas.getByRole('spinbutton', { name: 'Мест' });
    await userEvent.clear(seats);
    await userEvent.type(seats, '150');
    await userEvent.click(canvas.getByRole('button', { name: /Добавить спикера/ }));
    await userEvent.keyboard('Анна Седова');
    await expect(written(loaded['environment'])).toMatchObject({
      capacity: 150,
      speakers: ['Марина Ветрова', 'Илья Громов', 'Анна Седова'],
    });
  },
});

/** When the link was opened for a check is told under it. */
export const LinkOpened = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await settled();
    const check = canvas.getByRole('link', { name: /^Проверить/ });
    check.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(check);
    await expect(await canvas.findByText(/Открывали для\sпроверки в\s09:12/)).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) =>
    write(loaded['environment'], {
      ...full,
      link: '',
      passcode: '',
      capacity: null,
      speakers: [],
      tags: [],
      description: '',
    }),
  play: async ({ canvas, loaded }) => {
    await rests();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Описание' }), 'Вдох');
    await expect(written(loaded['environment']).description).toBe('Вдох');
    await waitFor(() =>
      expect(screen.getAllByRole('combobox', { expanded: false }).length).toBeGreaterThan(2),
    );
  },
});

export const Invalid = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => {
    write(loaded['environment'], { link: 'http://meet.vetrova.ru', description: 'я'.repeat(5001) });
    const problems = { description: 'Не длиннее 5000 знаков', capacity: 'От 1 до 1 000 000' };
    loaded['environment'].store.set(webinarEditor.setProblemsAtom, { key: newKey, problems });
  },
  play: async ({ canvas }) => {
    await settled();
    await expect(canvas.getByRole('textbox', { name: /Ссылка/ })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Описание' })).toBeInvalid();
    await expect(canvas.getByRole('spinbutton', { name: 'Мест' })).toBeInvalid();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await settled();
    await expectToFit();
  },
});
