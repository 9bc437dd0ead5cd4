import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { standard } from '#platform/scenarios/standard.ts';
import type { Scenario } from '#platform/scenarios/scenario.ts';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { Onboarding } from './Onboarding.tsx';

const meta = preview.meta({
  component: Onboarding,
  parameters: { layout: 'fullscreen', route: '/' },
  args: {
    title: 'Добро пожаловать, Анна',
    lead: 'Четыре шага до\u00A0первой продажи. Всё, что вы\u00A0начали, сохраняется само.',
  },
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  render: (args) => (
    <InShell path="/">
      <Onboarding {...args} />
    </InShell>
  ),
});

/** The step that is open. */
const current = async () =>
  waitFor(() => {
    const step = document.querySelector('[aria-current="step"]');
    if (step === null) throw new Error('No step is open');
    return step;
  });
/** The axis is drawn. */
const stands = () => screen.findByText('сегодня');

/** The profile is there, the first lecture is next: a file or a name, and its card follows. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    await screen.findByText(/^Готово 1 из\s4$/);
    await expect(await current()).toHaveTextContent('Первая лекция');
    await stands();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async () => {
    await screen.findByText(/^Готово 1 из\s4$/);
    await stands();
  },
});

/** The card of the catalogue follows the name, which is the draft of the editor. */
export const Named = meta.story({
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Название' }), 'Тихий вечер');
    await screen.findByText('Тихий вечер', { selector: 'p' });
    await stands();
  },
});

/** What is no media is told, and nothing is sent. */
export const Invalid = meta.story({
  play: async () => {
    await screen.findByText(/^Готово 1 из\s4$/);
    const [input] = document.querySelectorAll<HTMLInputElement>('main input[type="file"]');
    if (input === undefined) throw new Error('No field for files');
    await userEvent.upload(input, new File(['слова'], 'план.docx'), { applyAccept: false });
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Перетащите видео или звук' })).toHaveAccessibleDescription(
        /видео|звук|файл/i,
      ),
    );
    await stands();
  },
});

/** Nothing is known of the author but the name. */
const stranger: Scenario = (now) =>
  empty(now).map((author) => ({ ...author, profile: { ...author.profile, country: null } }));

export const NoProfile = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => loaded['environment'].load(stranger),
  play: async () => {
    await screen.findByText(/^Готово 0 из\s4$/);
    await expect(screen.getByRole('link', { name: 'Заполнить профиль' })).toHaveAttribute('href', '/profile');
    await stands();
  },
});

/** A lecture is there, and what it costs is next. */
const oneLecture: Scenario = (now) =>
  empty(now).map((author) => ({
    ...author,
    lectures: standard(now)
      .flatMap(({ lectures }) => lectures)
      .slice(0, 1)
      .map((lecture) => ({ ...lecture, imageId: null, streamID: null, tags: [], publicationId: null })),
  }));

export const PriceNext = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ loaded }) => loaded['environment'].load(oneLecture),
  play: async () => {
    await screen.findByText(/^Готово 2 из\s4$/);
    await expect(screen.getByRole('link', { name: 'Назначить цену' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/lectures\/./),
    );
    await stands();
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.lecture.list)),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Добро пожаловать, Анна' });
    await stands();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByText(/^Готово 1 из\s4$/);
    await stands();
    await expectToFit();
  },
});
