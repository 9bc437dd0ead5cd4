import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ChangeList, type ChangeSection } from './ChangeList.tsx';

const reverted = fn();
const pointed = fn();
const saved = fn();
const closed = fn();

const sections: ChangeSection[] = [
  {
    id: 'm2',
    title: 'Модуль\u00A02. Дыхание как опора',
    lines: [
      {
        id: 'r1',
        look: 'remove',
        title: 'Дыхание лёжа',
        note: 'Уйдёт из\u00A0модуля, останется в\u00A0лекциях',
        onRevert: reverted,
      },
      {
        id: 'c1',
        look: 'edit',
        title: 'Название модуля',
        before: 'Дыхание',
        after: 'Дыхание как опора',
        row: 'module/m2',
        onRevert: reverted,
      },
      {
        id: 'n1',
        look: 'add',
        title: 'Новая лекция',
        note: 'Дыхание 4–7–8 перед сном, 48,2\u00A0МБ',
        row: 'lecture/m2/l3',
        onRevert: reverted,
      },
      {
        id: 'c2',
        look: 'edit',
        title: 'Голос и\u00A0диафрагма, описание',
        before:
          'Мы разбираем, почему в\u00A0тревоге голос становится выше, а\u00A0вдох — короче, и\u00A0что с\u00A0этим делать.',
        after:
          'Мы разбираем, почему в\u00A0тревоге голос становится выше, а\u00A0вдох — короче, и\u00A0как вернуть диафрагме её обычный ход.',
        row: 'lecture/m2/l2',
        onRevert: reverted,
      },
    ],
  },
  {
    id: 'm3',
    title: 'Модуль\u00A03. Плечи и\u00A0шея',
    lines: [
      { id: 'a', look: 'addModule', title: 'Новый модуль', onRevert: reverted },
      {
        id: 'b',
        look: 'move',
        title: 'Растяжка у\u00A0стены',
        note: 'Из\u00A0модуля\u00A01 в\u00A0модуль\u00A03, место\u00A02',
        onRevert: reverted,
      },
      {
        id: 'f',
        look: 'addFile',
        title: 'Вложение',
        note: 'Схема мышц шеи.png, 860\u00A0КБ',
        onRevert: reverted,
      },
    ],
  },
  {
    id: 'own',
    title: 'Курс',
    lines: [
      {
        id: 'o',
        look: 'order',
        title: 'Порядок модулей',
        note: '«Сон и\u00A0восстановление» был третьим, станет четвёртым',
        onRevert: reverted,
      },
    ],
  },
];

const meta = preview.meta({
  component: ChangeList,
  // In a narrower window it is a sheet.
  parameters: { docs: { story: { iframeHeight: '900px' } }, frameWidth: 1180, layout: 'fullscreen' },
  args: {
    summary: '8\u00A0правок, загрузится 49,1\u00A0МБ',
    sections,
    foot: 'Курс опубликован: 214 учеников увидят новое сразу.',
    onPoint: pointed,
    onSave: saved,
    onClose: closed,
  },
  decorators: [
    (Story) => (
      <div style={{ height: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    for (const spy of [reverted, pointed, saved, closed]) spy.mockClear();
  },
});

const panel = async () => within(await screen.findByRole('complementary', { name: 'Что будет сохранено' }));

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    const body = await panel();
    await userEvent.click(body.getByRole('button', { name: /^Вернуть: Название модуля/ }));
    await expect(reverted).toHaveBeenCalledOnce();
    await userEvent.hover(body.getByText(/^Голос и\sдиафрагма, описание/));
    await expect(pointed).toHaveBeenLastCalledWith('lecture/m2/l2');
    await userEvent.click(body.getByRole('button', { name: /^Сохранить всё/ }));
    await expect(saved).toHaveBeenCalledOnce();
  },
});

/** Esc leads back to the work. */
export const Closed = meta.story({
  play: async () => {
    await panel();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', 'Что будет сохранено'));
    await userEvent.keyboard('{Escape}');
    await expect(closed).toHaveBeenCalledOnce();
  },
});

/** The row under the pointer in the tree lights its line. */
export const Lit = meta.story({
  tags: ['picture-phone'],
  args: { lit: 'lecture/m2/l3' },
  play: async () => {
    const line = (await panel()).getByText('Новая лекция').closest('li');
    await expect(line).toHaveAttribute('data-lit');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Что будет сохранено' });
    await expect(document.documentElement.scrollWidth).toBe(360);
    await expect(screen.getByRole('button', { name: 'Сохранить всё' }).offsetHeight).toBe(44);
  },
});
