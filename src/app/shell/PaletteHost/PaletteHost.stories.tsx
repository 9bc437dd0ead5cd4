import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { themeAtom } from '#atoms/ui/theme.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { Opened } from '#storybook/Opened.tsx';
import preview from '#storybook/preview.tsx';
import { PaletteHost } from './PaletteHost.tsx';

function Bench() {
  const [name, setName] = useState('');
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16, maxWidth: 320 }}>
      <Opened>
        <PaletteHost />
      </Opened>
      <TextField label="Название" value={name} onChange={setName} />
      <span>
        <TextLink as={Link} to="/quizzes">
          Тесты
        </TextLink>{' '}
        <output aria-label="Адрес">{useLocation().pathname}</output>
      </span>
    </div>
  );
}

const meta = preview.meta({
  component: PaletteHost,
  render: () => <Bench />,
  parameters: { layout: 'padded', route: '/lectures' },
});

const field = () => screen.findByRole('combobox', { name: 'Поиск и\u00A0команды' });
const pressKeys = () => userEvent.keyboard('{Control>}[KeyK]{/Control}');

/** By the keyboard alone, also from a field, which has the focus again afterwards. */
export const Default = meta.story({
  // Room for the palette, at a width that is no phone's.
  parameters: { docs: { story: { iframeHeight: '520px' } }, frameWidth: 800 },
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Название' });
    name.focus();
    await step('the keys open and close', async () => {
      await pressKeys();
      await expect(await field()).toHaveFocus();
      await pressKeys();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(name).toHaveFocus();
    });
    await step('a section is found and opened', async () => {
      await pressKeys();
      await userEvent.type(await field(), 'видео');
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByLabelText('Адрес')).toHaveTextContent('/streams');
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
});

/** A press on the field of the bar opens; nothing of the bar moves. */
export const Press = meta.story({
  tags: ['picture'],
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    const trigger = canvas.getByRole('button', { name: 'Поиск и\u00A0команды' });
    const before = trigger.getBoundingClientRect();
    await userEvent.click(trigger);
    await userEvent.type(await field(), '> темная');
    await expect(trigger.getBoundingClientRect()).toEqual(before);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(store.get(themeAtom)).toBe('dark'));
    await expect(trigger).toHaveFocus();
  },
});

/** Where the author was comes first. */
export const Recent = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Тесты' }));
    await pressKeys();
    await field();
    const group = within(screen.getByRole('group', { name: 'Недавнее' }));
    await expect(group.getAllByRole('option')).toHaveLength(1);
    await expect(group.getByRole('option', { name: /^Лекции раздел/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

/** What another dialog asks must be answered first. */
export const AnotherDialog = meta.story({
  parameters: { docs: { story: { iframeHeight: '280px' } } },
  tags: ['picture'],
  render: () => (
    <>
      <PaletteHost />
      <Dialog open title="Вопрос" onClose={() => undefined} footer={<Button>Ответить</Button>}>
        Сначала ответьте
      </Dialog>
    </>
  ),
  play: async () => {
    await pressKeys();
    await expect(screen.getAllByRole('dialog')).toEqual([screen.getByRole('dialog', { name: 'Вопрос' })]);
  },
});

/** On a phone the field of the bar is a button. */
export const Phone = meta.story({
  parameters: { docs: { story: { iframeHeight: '220px' } } },
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Поиск и\u00A0команды' }));
    await expect(await field()).toHaveFocus();
    await userEvent.keyboard('> меню');
    // The menu is a sheet here: there is nothing to hide.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Такой команды нет' })).toBeVisible());
  },
});
