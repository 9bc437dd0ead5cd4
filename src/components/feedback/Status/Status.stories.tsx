import preview from '#storybook/preview.tsx';
import type { GlyphName } from '#components/feedback/Glyph/Glyph.tsx';
import { Status } from './Status.tsx';

const meta = preview.meta({ component: Status, args: { glyph: 'live' as const, children: 'Опубликована' } });

export const Default = meta.story();
export const NoteBeside = meta.story({ args: { glyph: 'unknown', children: 'on_hold', note: 'как пришёл' } });
export const NoteBelow = meta.story({
  args: { glyph: 'attention', children: 'Нужны правки', note: '1 замечание', notePlacement: 'below' },
});
export const Small = meta.story({ args: { glyph: 'review', children: 'На проверке', size: 'small' } });

/** In 160 px the words wrap and the glyph stays by the first line. */
export const LongWords = meta.story({
  args: { glyph: 'down', children: 'Снята с публикации по решению модератора', note: 'с 2 нояб.' },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
});

const all: [GlyphName, string][] = [
  ['draft', 'Черновик'],
  ['review', 'На проверке'],
  ['attention', 'Нужны правки'],
  ['approved', 'Одобрена'],
  ['live', 'Опубликована'],
  ['down', 'Снята с публикации'],
  ['archive', 'В архиве'],
  ['notReady', 'Не готова'],
  ['ready', 'Готова'],
  ['failed', 'Не сохранилась'],
  ['unknown', 'on_hold'],
];

/** Every status, in both sizes. */
export const Grid = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, max-content)', gap: '10px 40px' }}>
      {all.flatMap(([glyph, words]) => [
        <Status key={glyph} glyph={glyph}>
          {words}
        </Status>,
        <Status key={`${glyph} s`} glyph={glyph} size="small">
          {words}
        </Status>,
      ])}
    </div>
  ),
});
