import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Status } from '#components/feedback/Status/Status.tsx';
import preview from '#storybook/preview.tsx';
import { LectureHeader, type LectureHeaderProps } from './LectureHeader.tsx';

const named = fn();

function Kept({ name: first, ...props }: LectureHeaderProps) {
  const [name, setName] = useState(first);
  return (
    <LectureHeader
      {...props}
      name={name}
      onName={(next) => {
        setName(next);
        named(next);
      }}
    />
  );
}

const args: LectureHeaderProps = {
  name: 'Голос и диафрагма: как выдох возвращает опору',
  onName: fn(),
  status: <Status glyph="draft">Черновик</Status>,
  saveState: 'unsaved',
  savedAt: '11:40',
  keptAt: '12:06',
  canSave: true,
  onSave: fn(),
  onCopyLink: fn(),
  onRevert: fn(),
};

const meta = preview.meta({
  component: LectureHeader,
  args,
  render: (given) => <Kept {...given} />,
  beforeEach: () => void named.mockClear(),
});

export const Default = meta.story({
  play: async ({ canvas, args: given }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Название лекции' }), '!');
    await expect(named).toHaveBeenCalledWith(`${args.name}!`);
    await userEvent.click(canvas.getByRole('button', { name: /^Сохранить/ }));
    await expect(given.onSave).toHaveBeenCalledOnce();
  },
});

/** Nothing to save: the button looks off but never traps the focus. */
export const Saved = meta.story({
  args: { saveState: 'saved', canSave: false, onRevert: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Сохранено 11:40');
    const save = canvas.getByRole('button', { name: /^Сохранить/ });
    save.focus();
    await expect(save).toHaveFocus();
  },
});

export const Saving = meta.story({
  args: { saveState: 'saving' },
  play: async ({ canvas, args: given }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Сохраняем/ }));
    await expect(given.onSave).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({ args: { saveState: 'failed' } });

export const Empty = meta.story({
  args: {
    name: '',
    saveState: null,
    canSave: false,
    onCopyLink: undefined,
    onRevert: undefined,
    status: <Status glyph="notReady">Не готова</Status>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /действия/ })).toBeNull();
  },
});

export const Invalid = meta.story({
  args: { name: 'Го', problem: 'Не короче 3 знаков' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Не короче 3 знаков');
  },
});

/** The menu holds only what works now. */
export const Menu = meta.story({
  play: async ({ canvas, args: given }) => {
    await userEvent.click(canvas.getByRole('button', { name: /действия/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Отменить правки' }));
    await expect(given.onRevert).toHaveBeenCalledOnce();
  },
});

export const LongName = meta.story({
  args: { name: 'Превысокомногорассмотрительствующий взгляд на дыхание '.repeat(2).trim() },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
