import { Ellipsis, Presentation } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import golos from '#components/data/Cover/fixtures/golos.svg';
import kamni from '#components/data/Cover/fixtures/kamni.svg';
import okno from '#components/data/Cover/fixtures/okno.svg';
import vydoh from '#components/data/Cover/fixtures/vydoh.svg';
import type { GlyphName } from '#components/feedback/Glyph/Glyph.tsx';
import { Status } from '#components/feedback/Status/Status.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import preview from '#storybook/preview.tsx';
import { MediaRow } from './MediaRow.tsx';
import { MediaTable, MediaTableSkeleton } from './MediaTable.tsx';

interface Sample {
  title: string;
  cover?: string;
  length: string;
  glyph: GlyphName;
  status: string;
  note?: string;
  use: string;
  changed: string;
  selected?: boolean;
}

const lectures: Sample[] = [
  {
    title: 'Голос и\u00A0диафрагма: как\u00A0выдох возвращает опору',
    cover: vydoh,
    length: '38\u00A0мин',
    glyph: 'draft',
    status: 'Черновик',
    use: 'в\u00A01\u00A0курсе',
    changed: 'Сегодня, 11:48',
  },
  {
    title: 'Как работает блуждающий нерв',
    cover: okno,
    length: '42\u00A0мин',
    glyph: 'review',
    status: 'На\u00A0проверке',
    note: 'Ответ до\u00A021\u00A0нояб.',
    use: 'в\u00A01\u00A0курсе',
    changed: 'Вчера, 09:36',
    selected: true,
  },
  {
    title: 'Мягкие плечи за\u00A0двадцать минут',
    cover: golos,
    length: '22\u00A0мин',
    glyph: 'attention',
    status: 'Нужны правки',
    note: '1\u00A0замечание',
    use: 'в\u00A03\u00A0курсах',
    changed: '18\u00A0нояб., 16:40',
  },
  {
    title: 'Опора и\u00A0равновесие стоя',
    cover: kamni,
    length: '27\u00A0мин',
    glyph: 'live',
    status: 'Опубликована',
    use: 'в\u00A02\u00A0курсах',
    changed: '17\u00A0нояб., 12:11',
  },
  {
    title: 'Непроизносимодлинноеназваниебезединогопробелакотороенепомещается ни\u00A0в\u00A0одну строку',
    length: '31\u00A0мин',
    glyph: 'down',
    status: 'Снята с\u00A0публикации',
    use: 'не\u00A0используется',
    changed: '2\u00A0нояб., 19:54',
  },
];

const onMenu = fn();
const onContextMenu = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = preview.meta({
  component: MediaTable,
  args: {
    label: 'Лекции',
    children: lectures.map((lecture, index) => (
      <MediaRow
        key={lecture.title}
        href={`#/lectures/${index}`}
        cover={lecture.cover}
        icon={<Presentation size={16} strokeWidth={1.5} aria-hidden />}
        title={lecture.title}
        subtitle={lecture.length}
        status={
          <Status glyph={lecture.glyph} note={lecture.note} notePlacement="below">
            {lecture.status}
          </Status>
        }
        use={lecture.use}
        changed={lecture.changed}
        selected={lecture.selected}
        menu={
          <IconButton
            size="small"
            label={`Действия: ${lecture.title}`}
            icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}
            onClick={onMenu}
          />
        }
        onContextMenu={onContextMenu}
      />
    )),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '0 16px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    onMenu.mockClear();
    onContextMenu.mockClear();
    await expect(canvas.getByRole('table', { name: 'Лекции' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Как работает блуждающий нерв' });
    await step('the link is all of the row, the menu apart from it', async () => {
      const row = canvas.getByRole('row', { name: /блуждающий нерв/ }).getBoundingClientRect();
      await expect(document.elementFromPoint(row.left + row.width / 2, row.top + 8)).toBe(link);
      await userEvent.click(canvas.getByRole('button', { name: 'Действия: Как работает блуждающий нерв' }));
      await expect(onMenu).toHaveBeenCalledOnce();
    });
    await step('a right click is reported', async () => {
      await userEvent.pointer({ keys: '[MouseRight]', target: link });
      await expect(onContextMenu).toHaveBeenCalledOnce();
    });
  },
});

export const Loading = meta.story({
  render: () => <MediaTableSkeleton count={5} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем список');
  },
});

/** Cards, and still a table for screen readers. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ margin: '0 -16px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
});
