import { expect } from 'storybook/test';
import golos from '#components/data/Cover/fixtures/golos.svg';
import kamni from '#components/data/Cover/fixtures/kamni.svg';
import okno from '#components/data/Cover/fixtures/okno.svg';
import rassvet from '#components/data/Cover/fixtures/rassvet.svg';
import serdce from '#components/data/Cover/fixtures/serdce.svg';
import son from '#components/data/Cover/fixtures/son.svg';
import vydoh from '#components/data/Cover/fixtures/vydoh.svg';
import { MediaCard } from '#components/data/MediaCard/MediaCard.tsx';
import type { GlyphName } from '#components/feedback/Glyph/Glyph.tsx';
import { Status } from '#components/feedback/Status/Status.tsx';
import preview from '#storybook/preview.tsx';
import { MediaGrid, MediaGridSkeleton } from './MediaGrid.tsx';

const lectures: [
  cover: string | undefined,
  seconds: number,
  title: string,
  glyph: GlyphName,
  status: string,
  use: string,
][] = [
  [
    vydoh,
    2282,
    'Голос и\u00A0диафрагма: как\u00A0выдох возвращает опору',
    'draft',
    'Черновик',
    'в\u00A01\u00A0курсе',
  ],
  [okno, 2530, 'Как работает блуждающий нерв', 'review', 'На\u00A0проверке', 'в\u00A01\u00A0курсе'],
  [golos, 1325, 'Мягкие плечи за\u00A0двадцать минут', 'approved', 'Одобрена', 'в\u00A01\u00A0курсе'],
  [kamni, 1651, 'Опора и\u00A0равновесие стоя', 'live', 'Опубликована', 'в\u00A03\u00A0курсах'],
  [rassvet, 1368, 'Растяжка у\u00A0стены', 'live', 'Опубликована', 'в\u00A01\u00A0курсе'],
  [son, 1120, 'Дыхание 4–7–8 перед сном: разбор', 'live', 'Опубликована', 'в\u00A02\u00A0курсах'],
  [
    undefined,
    1875,
    'Слышать тишину: прогулка как\u00A0практика',
    'down',
    'Снята с\u00A0публикации',
    'не\u00A0используется',
  ],
  [
    serdce,
    2214,
    'Тревога и\u00A0сердце: что\u00A0говорит пульс',
    'attention',
    'Нужны правки',
    'в\u00A01\u00A0курсе',
  ],
];

const meta = preview.meta({
  component: MediaGrid,
  args: {
    label: 'Лекции',
    children: lectures.map(([cover, duration, title, glyph, status, note]) => (
      <MediaCard
        key={title}
        href="#/lectures/l"
        cover={cover}
        duration={duration}
        title={title}
        status={
          <Status glyph={glyph} size="small">
            {status}
          </Status>
        }
        note={note}
      />
    )),
  },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Лекции' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  render: () => <MediaGridSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем список');
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
});
