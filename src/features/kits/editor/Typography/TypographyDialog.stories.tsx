import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { readLecture, updateLecture } from '#api/lecture/requests.ts';
import { ToastHost } from '#app/shell/ToastHost/ToastHost.tsx';
import { LectureEditor } from '#features/lecture/LectureEditor/LectureEditor.tsx';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';

const id = 'lecture-golos';

/** As it is typed in a hurry. */
const careless = {
  name: 'Голос - это "выдох"',
  description:
    'Сон - это "отдых", а не "работа"... Ложитесь в 22 часа.\n\nПодробнее в [курсе "Сон"](https://example.com/a--b).',
};

/** The editor of a lecture whose texts are such. */
function EditorOf({ texts }: { texts: typeof careless | null }) {
  const [ready, setReady] = useState(texts === null);
  useEffect(() => {
    if (texts !== null) void updateLecture({ id, ...texts }).then(() => setReady(true));
  }, [texts]);
  return (
    ready && (
      <>
        <ToastHost />
        <LectureEditor />
      </>
    )
  );
}

const meta = preview.meta({
  component: EditorOf,
  args: { texts: careless },
  parameters: {
    docs: {
      description: {
        component:
          'Sets quotes, dashes and spaces of all texts of a thing right. Each place is shown, and can be left as it is.',
      },
    },
    route: `/lectures/${id}`,
    path: '/lectures/:id',
    layout: 'fullscreen',
  },
});

const title = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Название лекции' });
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Типографика' }));

async function open() {
  await title();
  await userEvent.click(screen.getByRole('button', { name: /^Ещё действия/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Типографика…' }));
  return dialog();
}

/** Every place of every text is shown; what is left ticked goes into the draft, and nothing is sent. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    const form = await open();
    const list = within(await form.findByRole('list', { name: 'Что изменится' }));
    const [first] = list.getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await expect(form.getByRole('checkbox', { name: /^Все места/ })).toBePartiallyChecked();
    await expect(form.getByRole('button', { name: /^Исправить \d+$/ })).toBeEnabled();
  },
});

/** On a tablet: a space that goes does not look like a hyphen, and dots of the text not like a longer cut. */
export const Tablet = meta.story({
  tags: ['picture', 'picture-dark'],
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    const form = await open();
    const list = await form.findByRole('list', { name: 'Что изменится' });
    const gone = [...list.querySelectorAll('del')];
    const rests = gone.map((one) => one.parentElement?.lastChild?.nodeValue ?? '');
    await expect(rests.filter((rest) => rest.endsWith('…')).length).toBeGreaterThan(0);
    await expect(rests.filter((rest) => /[.…]…$/.test(rest))).toEqual([]);
    const spaces = gone.filter((one) => one.lastChild?.nodeValue?.trim() === '');
    await expect(spaces.length).toBeGreaterThan(0);
    for (const space of spaces) await expect(getComputedStyle(space).textDecorationLine).toBe('none');
  },
});

/** By keys alone: Enter sets all right as one step, which the undo of the editor takes back. */
export const Keyboard = meta.story({
  play: async () => {
    const field = await title();
    const keys = await realKeys();
    if (keys === null) return;
    const more = screen.getByRole('button', { name: /^Ещё действия/ });
    more.focus();
    await keys.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Типографика…' });
    item.focus();
    await keys.keyboard('{Enter}');
    const form = await dialog();
    const [box] = await form.findAllByRole('checkbox');
    box?.focus();
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(plain(field.value)).toBe('Голос — это «выдох»'));
    await expect(await screen.findByText(/^Исправлено в/)).toBeVisible();
    await expect((await readLecture(id)).name).toBe(careless.name);
    await keys.keyboard('{Control>}[KeyZ]{/Control}');
    await waitFor(() => expect(field.value).toBe(careless.name));
    await expect(await screen.findByText(/^Сохранено/)).toBeVisible();
  },
});

/** Nothing is to be set right: it says so, and there is nothing to confirm. */
export const NothingToSet = meta.story({
  tags: ['picture'],
  args: { texts: { name: 'Голос', description: 'Выдох' } },
  play: async () => {
    const form = await open();
    await expect(await form.findByText(/^Всё уже по\sправилам$/)).toBeVisible();
    await expect(form.queryByRole('button', { name: /^Исправить/ })).toBeNull();
  },
});

/** In English, on a phone. */
export const English = meta.story({
  tags: ['picture-phone'],
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('textbox', { name: 'Title of the lecture' });
    await userEvent.click(screen.getByRole('button', { name: /^More actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Typography…' }));
    await screen.findByRole('list', { name: 'What will change' });
  },
});
