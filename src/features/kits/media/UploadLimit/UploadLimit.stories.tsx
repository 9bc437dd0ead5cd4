import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { authorAtom } from '#atoms/session/session.ts';
import { uploadLimitAtom, type UploadLimit as Limit } from '#atoms/upload/limit.ts';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { Opened } from '#storybook/Opened.tsx';
import preview from '#storybook/preview.tsx';
import { UploadLimit } from './UploadLimit.tsx';

const meta = preview.meta({ component: UploadLimit });

const choices = ['Без ограничения', 'До 1 Мбит/с', 'До 5 Мбит/с', 'До 20 Мбит/с'];
/** Texts have spaces that do not break. */
const said = (text: string) => new RegExp(`^${text.replaceAll(' ', '\\s')}$`);

/** The author chose a limit before; whose it is must be known first. */
async function limitTo({ store }: StoryEnvironment, limit: Limit) {
  await waitFor(() => expect(store.get(authorAtom)).not.toBeNull());
  store.set(uploadLimitAtom, limit);
}

/** Nothing is limited: a limit is offered, and by a press one of four choices is taken. */
export const Default = meta.story({
  tags: ['picture'],
  decorators: [
    (Story) => (
      <Opened>
        <Story />
      </Opened>
    ),
  ],
  play: async ({ canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ограничить скорость' }));
    await screen.findByRole('menu', { name: 'Скорость загрузки' });
    for (const name of choices)
      await expect(screen.getByRole('menuitemradio', { name: said(name) })).toBeVisible();
    await expect(screen.getByRole('menuitemradio', { name: 'Без ограничения' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: said('До 5 Мбит/с') }));
    await expect(await canvas.findByRole('button', { name: said('Не быстрее 5 Мбит/с') })).toBeVisible();
    await expect(loaded['environment'].store.get(uploadLimitAtom)).toBe(5);
  },
});

/** By keys alone: down to the choice, Enter takes it, and the focus is back where it was. */
export const ByKeys = meta.story({
  play: async ({ canvas, loaded }) => {
    await limitTo(loaded['environment'], 20);
    const button = await canvas.findByRole('button', { name: said('Не быстрее 20 Мбит/с') });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu', { name: 'Скорость загрузки' });
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Без ограничения' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(button).toHaveTextContent(said('Не быстрее 1 Мбит/с')));
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu', { name: 'Скорость загрузки' });
    await userEvent.keyboard('{Escape}');
    await expect(loaded['environment'].store.get(uploadLimitAtom)).toBe(1);
  },
});

/** In force, and open. */
export const Open = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas, loaded }) => {
    await limitTo(loaded['environment'], 5);
    await userEvent.click(await canvas.findByRole('button', { name: said('Не быстрее 5 Мбит/с') }));
    await expect(await screen.findByRole('menuitemradio', { name: said('До 5 Мбит/с') })).toBeChecked();
  },
});

/** In English. */
export const English = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('button', { name: 'Limit the speed' })).toBeVisible();
    await limitTo(loaded['environment'], 1);
    await expect(await canvas.findByRole('button', { name: /^At most 1\sMbit\/s$/ })).toBeVisible();
  },
});
