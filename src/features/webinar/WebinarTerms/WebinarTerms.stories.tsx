import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { webinarEditor } from '#atoms/webinar/editor.ts';
import { EditorKeyContext } from '#features/kits/editor/EditorKit/place.ts';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { WebinarTerms } from './WebinarTerms.tsx';
import { newKey } from '#atoms/editor/draft.ts';
import type { WebinarFields } from '#domain/webinar/fields.ts';

const sold: Partial<WebinarFields> = {
  startsAt: '2026-11-26T16:30:00.000Z',
  timezone: 'Europe/Moscow',
  durationMin: 90,
  costKopecks: 99_000,
  visibility: 'catalog',
  seatLimit: 100,
  registrationUntil: '2026-11-26T16:00:00.000Z',
  recordingAccessDays: 30,
  recordingCostKopecks: 49_000,
};

const write = (environment: StoryEnvironment, patch: Partial<WebinarFields>) =>
  environment.store.set(webinarEditor.editAtom, { key: newKey, patch });
const written = (environment: StoryEnvironment) =>
  environment.store.get(webinarEditor.editorAtom(newKey)).fields;

const meta = preview.meta({
  component: WebinarTerms,
  beforeEach: ({ loaded }) => write(loaded['environment'], sold),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 728 }}>
        <Story />
      </div>
    ),
  ],
});

/** The time field once what works inside it has come. */
const settled = () => screen.findByRole('combobox', { name: 'Открыта до', expanded: false });

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas, loaded }) => {
    await settled();
    const ticket = canvas.getByRole('textbox', { name: 'Билет' });
    await userEvent.clear(ticket);
    await userEvent.type(ticket, '1490');
    await userEvent.click(canvas.getByRole('radio', { name: /По\sссылке/ }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Доступ к\sзаписи/ }), 'Навсегда');
    await expect(written(loaded['environment'])).toMatchObject({
      costKopecks: 149_000,
      visibility: 'link',
      recordingAccessDays: 0,
    });
  },
});

/** Nothing is set: without a recording there is no price of it. */
export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) =>
    write(loaded['environment'], {
      ...sold,
      costKopecks: null,
      seatLimit: null,
      registrationUntil: null,
      recordingAccessDays: null,
      recordingCostKopecks: null,
    }),
  play: async ({ canvas }) => {
    await settled();
    await expect(canvas.getByText(/до\sначала эфира: 26\sнояб., 19:30/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Цена записи' })).toBeDisabled();
  },
});

/** The registration cannot end after the webinar begins: told at once. */
export const Invalid = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => {
    write(loaded['environment'], { registrationUntil: '2026-11-26T17:00:00.000Z', costKopecks: 50 });
    const problems = { costKopecks: 'От 1 ₽ или 0, если бесплатно' };
    loaded['environment'].store.set(webinarEditor.setProblemsAtom, { key: newKey, problems });
  },
  play: async ({ canvas }) => {
    await expect(await settled()).toHaveAccessibleDescription(/не\sпозже начала вебинара/);
    await expect(canvas.getByRole('textbox', { name: 'Билет' })).toBeInvalid();
  },
});

/** While the publication is on review nothing of it can change. */
export const OnReview = meta.story({
  tags: ['picture'],
  render: () => (
    <EditorKeyContext value="webinar-zima">
      <WebinarTerms />
    </EditorKeyContext>
  ),
  beforeEach: async ({ loaded }) => {
    const { platform } = loaded['environment'];
    const url = `${location.origin}/api/v1/author`;
    const webinar = await (await platform.fetch(new Request(`${url}/webinar/webinar-zima`))).json();
    const { path } = endpoints.publication.requestApproval;
    const asked = `${location.origin}/api${path.replace(':id', webinar.publicationId)}`;
    await expect((await platform.fetch(new Request(asked, { method: 'POST' }))).ok).toBe(true);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Условия сейчас не\sизменить/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Билет' })).toBeDisabled());
    await expect(canvas.getByRole('combobox', { name: /Доступ к\sзаписи/ })).toBeDisabled();
  },
});

/** What the console does not know stays as it came, and can be kept or changed. */
export const UnknownValues = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) =>
    write(loaded['environment'], { visibility: 'friends', recordingAccessDays: 45 }),
  play: async ({ canvas }) => {
    await settled();
    await expect(canvas.getByRole('radio', { name: 'friends' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: /Доступ к\sзаписи/ })).toHaveDisplayValue(/45\sдней/);
  },
});

export const English = meta.story({
  tags: ['picture'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Open until', expanded: false })).toBeVisible();
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
