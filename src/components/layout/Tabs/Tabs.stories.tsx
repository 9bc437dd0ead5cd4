import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Glyph, type GlyphName } from '#components/feedback/Glyph/Glyph.tsx';
import { Status } from '#components/feedback/Status/Status.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { space } from '#theme/tokens.ts';
import { Tabs, type TabItem } from './Tabs.tsx';

function Part({ name }: { name: string }) {
  const [text, setText] = useState('');
  return (
    <div style={{ paddingTop: space[5], maxWidth: 360 }}>
      <TextField label={`Заметка: ${name}`} value={text} onChange={setText} />
    </div>
  );
}

const part = (value: string, label: string, more: Partial<TabItem> = {}): TabItem => ({
  value,
  label,
  content: <Part key={value} name={label} />,
  ...more,
});

const course: TabItem[] = [
  part('main', 'Основное'),
  part('contents', 'Программа', { count: 8 }),
  part('questions', 'Вопросы', { count: 12, waits: true }),
  part('publication', 'Публикация'),
  part('preview', 'Предпросмотр'),
];

const changed = fn();

const meta = preview.meta({
  component: Tabs,
  args: { label: 'Части курса', items: course, defaultValue: 'contents', onChange: changed },
  // The page's padding, into which the line reaches on a phone.
  parameters: { layout: 'fullscreen', frameWidth: 800 },
  decorators: [
    (Story) => (
      <div style={{ padding: `0 ${space[4]} ${space[4]}` }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => void changed.mockClear(),
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    const open = canvas.getByRole('tab', { name: 'Программа 8' });
    await expect(open).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: 'Вопросы 12 ждёт вас' })).toBeVisible();
    const panel = canvas.getByRole('tabpanel', { name: 'Программа 8' });
    await waitFor(() => expect(panel).toBeVisible());
    await document.fonts.ready;
    const widths = canvas.getAllByRole('tab').map((tab) => tab.offsetWidth);

    await userEvent.type(canvas.getByRole('textbox', { name: 'Заметка: Программа' }), 'Пропадёт');
    await userEvent.click(canvas.getByRole('tab', { name: 'Основное' }));
    await expect(changed).toHaveBeenCalledWith('main');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Заметка: Основное');
    await expect(canvas.getAllByRole('tab').map((tab) => tab.offsetWidth)).toEqual(widths);
    await userEvent.click(canvas.getByRole('tab', { name: 'Программа 8' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Программа 8' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /^Вопросы 12/ })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Основное' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}{End}');
    await expect(changed.mock.calls.flat()).toEqual([
      'questions',
      'preview',
      'main',
      'preview',
      'main',
      'preview',
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Заметка: Предпросмотр' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: 'Предпросмотр' })).toHaveFocus();
  },
});

/** What was typed in a pane stays there while another is open. */
export const Kept = meta.story({
  args: { keep: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { hidden: true })).toHaveLength(1);
    await userEvent.type(canvas.getByRole('textbox'), 'Останется');
    await userEvent.click(canvas.getByRole('tab', { name: 'Основное' }));
    await expect(canvas.getAllByRole('textbox', { hidden: true })).toHaveLength(2);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Заметка: Основное');
    await userEvent.click(canvas.getByRole('tab', { name: 'Программа 8' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Останется');
  },
});

/** The states of the whole thing at the right. */
export const WithEnd = meta.story({
  args: {
    end: (
      <>
        <Status glyph="live">Опубликована</Status>
        <Status glyph="ready">
          Готовность 7{'\u00A0'}из{'\u00A0'}7
        </Status>
      </>
    ),
  },
});

const status = (value: string, label: string, count: number, glyph?: GlyphName): TabItem => ({
  value,
  label,
  count,
  href: `#/publications?status=${value}`,
  icon: glyph && <Glyph name={glyph} />,
});

const statuses = [
  status('all', 'Все', 1148),
  status('draft', 'Черновики', 9, 'draft'),
  status('review', 'На\u00A0проверке', 4, 'review'),
  status('rejected', 'Нужны правки', 2, 'attention'),
  status('approved', 'Одобрены', 3, 'approved'),
  status('live', 'Опубликованы', 118, 'live'),
  status('down', 'Сняты', 7, 'down'),
  status('archive', 'В\u00A0архиве', 5, 'archive'),
];

/** Statuses of a list: each is a link, and the address tells which is open. */
export const Links = meta.story({
  args: { label: 'Статусы', items: statuses, value: 'all', bleed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Статусы' })).toBeVisible();
    const all = canvas.getByRole('link', { name: 'Все 1\u00A0148' });
    await expect(all).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Черновики 9' })).not.toHaveAttribute('aria-current');
  },
});

/** The row scrolls by itself, and the open tab is brought into sight. What is beyond an edge fades out. */
export const Phone = meta.story({
  args: { label: 'Статусы', items: statuses, value: 'rejected' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const open = canvas.getByRole('link', { name: 'Нужны правки 2' });
    await expect(open.getBoundingClientRect().height).toBe(44);
    await waitFor(() => expect(canvas.getByRole('navigation')).toHaveAttribute('data-more', 'both'));
    await expect(open.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A name of any length is one line: the row scrolls, the page does not. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      part('main', 'Основное'),
      part('contents', 'Превысокомногорассмотрительствующийсамосострадательностью', { count: 100_042 }),
    ],
  },
  play: expectToFit,
});
