import { expect, fn, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { Readiness } from '#components/feedback/Readiness/Readiness.tsx';
import preview from '#storybook/preview.tsx';
import { media } from '#theme/media.ts';
import { EditorRail, type EditorRailProps } from './EditorRail.tsx';
import { UsedIn, type UsedInProps } from './UsedIn.tsx';

const onGo = fn();

const uses = [
  { type: 'course', id: 'c-1', name: 'Тело без тревоги: восемь недель' },
  { type: 'marathon', id: 'm-1', name: '21 день утренней практики' },
];

function Pieces({ uses }: UsedInProps) {
  return (
    <>
      <div data-field="imageId">
        <div style={{ aspectRatio: '16 / 9', borderRadius: 12, background: 'var(--fill)' }} />
      </div>
      <Readiness
        label="Готовность"
        items={[
          { id: 'media', label: 'Видео обработано', done: true, note: '38:02' },
          { id: 'cover', label: 'Обложка не меньше 1280×720', done: true },
          {
            id: 'language',
            label: 'Язык не выбран',
            done: false,
            action: { label: 'Выбрать', onClick: onGo },
          },
        ]}
      />
      <p>Публикация и цена</p>
      <UsedIn uses={uses} />
    </>
  );
}

/** The room of a rail. On a tablet it stands under the form, and is as wide. */
const Room = styled.div`
  width: 336px;
  max-width: 100%;

  ${media.tablet} {
    width: auto;
  }
`;

const args: EditorRailProps = { placement: 'rail', children: <Pieces uses={uses} /> };

const meta = preview.meta({
  component: EditorRail,
  args,
  decorators: [
    (Story) => (
      <Room>
        <Story />
      </Room>
    ),
  ],
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать: Язык не выбран' }));
    await expect(onGo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Тело без тревоги: восемь недель' })).toHaveAttribute(
      'href',
      '/courses/c-1',
    );
  },
});

export const Unused = meta.story({
  args: { children: <Pieces uses={[]} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Пока нигде.')).toBeVisible();
  },
});

/** Where the platform does not tell, nothing is claimed. */
export const UsageUnknown = meta.story({
  args: { children: <Pieces uses={undefined} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Где используется')).toBeNull();
  },
});

/** A kind that the console does not know is named, without a link to nowhere. */
export const StrangeUse = meta.story({
  args: { children: <Pieces uses={[{ type: 'bundle', id: 'b-1', name: 'Н'.repeat(60) }]} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('bundle')).toBeVisible();
  },
});
