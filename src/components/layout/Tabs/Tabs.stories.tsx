import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { Status } from '#components/feedback/Status/Status.tsx';
import preview from '#storybook/preview.tsx';
import { Tabs, type TabItem, type TabsProps } from './Tabs.tsx';

type Part = 'main' | 'contents' | 'questions' | 'publication' | 'preview';

const course: TabItem<Part>[] = [
  { value: 'main', label: 'Основное' },
  { value: 'contents', label: 'Программа', count: 8 },
  { value: 'questions', label: 'Вопросы', count: 12 },
  { value: 'publication', label: 'Публикация' },
  { value: 'preview', label: 'Предпросмотр' },
];

const changed = fn();

function Kept(props: Partial<TabsProps<Part>>) {
  const [value, setValue] = useState<Part>('contents');
  return (
    <Tabs
      label="Части курса"
      items={course}
      value={value}
      onChange={(next) => {
        changed(next);
        setValue(next);
      }}
      {...props}
    >
      <p>{course.find((item) => item.value === value)?.label}: содержимое части.</p>
    </Tabs>
  );
}

const meta = preview.meta({ component: Tabs, beforeEach: () => void changed.mockClear() });

export const Default = meta.story({
  render: () => <Kept />,
  play: async ({ canvas }) => {
    const open = canvas.getByRole('tab', { name: 'Программа 8' });
    await expect(open).toHaveAttribute('aria-selected', 'true');
    const panel = canvas.getByRole('tabpanel', { name: 'Программа 8' });
    await waitFor(() => expect(panel).toBeVisible());
    const widths = canvas.getAllByRole('tab').map((tab) => tab.offsetWidth);
    await userEvent.click(canvas.getByRole('tab', { name: 'Основное' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Основное');
    await expect(canvas.getAllByRole('tab').map((tab) => tab.offsetWidth)).toEqual(widths);
  },
});

export const Keyboard = meta.story({
  render: () => <Kept />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Программа 8' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Вопросы 12' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Основное' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(changed.mock.calls.map(([value]) => value)).toEqual([
      'questions',
      'preview',
      'main',
      'preview',
    ]);
  },
});

/** The states of the whole thing at the right. */
export const WithEnd = meta.story({
  render: () => (
    <Kept
      end={
        <>
          <Status glyph="live">Опубликована</Status>
          <Status glyph="ready">
            Готовность 7{'\u00A0'}из{'\u00A0'}7
          </Status>
        </>
      }
    />
  ),
});

/** Statuses of a list: each is a link, and the address tells which is open. */
export const Links = meta.story({
  render: () => (
    <Tabs
      label="Статусы"
      value="all"
      items={[
        { value: 'all', label: 'Все', count: 1148, href: '#/publications' },
        {
          value: 'draft',
          label: 'Черновики',
          count: 9,
          href: '#/publications?status=draft',
          icon: <Glyph name="draft" />,
        },
        {
          value: 'rejected',
          label: 'Нужны правки',
          count: 2,
          href: '#/publications?status=rejected',
          icon: <Glyph name="attention" />,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Статусы' });
    await expect(nav).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Все 1\u00A0148' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Черновики 9' })).not.toHaveAttribute('aria-current');
  },
});

/** The row scrolls by itself, and the open tab is brought into sight. */
export const Phone = meta.story({
  render: () => <Kept />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Предпросмотр' }).getBoundingClientRect();
    await expect(last.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
