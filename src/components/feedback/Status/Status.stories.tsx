import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import type { GlyphName } from '#components/feedback/Glyph/Glyph.tsx';
import { Status } from './Status.tsx';

/** All there are: the compiler asks for each. */
const glyphs: Record<GlyphName, true> = {
  draft: true,
  review: true,
  attention: true,
  approved: true,
  live: true,
  down: true,
  archive: true,
  unknown: true,
  notReady: true,
  ready: true,
  failed: true,
  unsaved: true,
  waits: true,
  moved: true,
  returned: true,
  partly: true,
  cancelled: true,
};

const meta = preview.meta({
  component: Status,
  args: { glyph: 'live' as const, children: 'Опубликована' },
  // The names come from another file, which what reads properties does not follow.
  argTypes: { glyph: { control: 'select', options: Object.keys(glyphs) } },
});

export const Default = meta.story({ tags: ['picture'] });

/** The words wrap and the glyph stays by the first line. */
export const LongWords = meta.story({
  play: expectToFit,
  args: {
    glyph: 'down',
    children: 'Снята с\u00A0публикации по\u00A0решению модератора',
    note: 'превысокомногорассмотрительствующийсамосострадательностью',
  },
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

/** Every status, in both sizes, with a note beside and below. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
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
      {(['regular', 'small'] as const).map((size) => (
        <Status key={size} glyph="unknown" size={size} note="как пришёл">
          on_hold
        </Status>
      ))}
      {(['regular', 'small'] as const).map((size) => (
        <Status
          key={`${size} below`}
          glyph="attention"
          size={size}
          note={'1\u00A0замечание'}
          notePlacement="below"
        >
          Нужны правки
        </Status>
      ))}
    </div>
  ),
});
