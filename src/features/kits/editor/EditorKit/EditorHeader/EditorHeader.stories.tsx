import { expect, fn, screen, userEvent } from 'storybook/test';
import { Status } from '#components/feedback/Status/Status.tsx';
import { TitleField } from '#components/forms/TitleField/TitleField.tsx';
import { useStoryValue } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { EditorHeader, type EditorHeaderProps } from './EditorHeader.tsx';

const named = fn();

interface HeadProps extends Omit<EditorHeaderProps, 'title'> {
  name: string;
  problem?: string;
}

function Head({ name: first, problem, ...props }: HeadProps) {
  const [name, setName] = useStoryValue(first, named);
  return (
    <EditorHeader
      {...props}
      title={
        <TitleField
          label="Название лекции"
          placeholder="Название лекции"
          value={name}
          onChange={setName}
          max={120}
          softMax={60}
          error={problem}
        />
      }
    />
  );
}

const args: HeadProps = {
  name: 'Голос и диафрагма: как выдох возвращает опору',
  status: <Status glyph="draft">Черновик</Status>,
  saveState: 'unsaved',
  savedAt: '11:40',
  keptAt: '12:06',
  canSave: true,
  onSave: fn(),
  moreLabel: 'Ещё действия с\u00A0лекцией',
  onCopyLink: fn(),
  onRevert: fn(),
};

const meta = preview.meta({
  component: Head,
  args,
  parameters: {
    docs: {
      description: {
        component:
          'The head of an editor: the title, the states of the thing, its menu and the one way to save it.',
      },
    },
  },
  beforeEach: () => void named.mockClear(),
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas, args: given }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Название лекции' }), '!');
    await expect(named).toHaveBeenCalledWith(`${args.name}!`);
    await userEvent.click(canvas.getByRole('button', { name: /^Сохранить/ }));
    await expect(given.onSave).toHaveBeenCalledOnce();
  },
});

/** Nothing to save: the button looks off but never traps the focus. */
export const Saved = meta.story({
  tags: ['picture'],
  args: { saveState: 'saved', canSave: false, onRevert: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Сохранено 11:40');
    const save = canvas.getByRole('button', { name: /^Сохранить/ });
    save.focus();
    await expect(save).toHaveFocus();
  },
});

export const Saving = meta.story({
  tags: ['picture'],
  args: { saveState: 'saving' },
  play: async ({ canvas, args: given }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Сохраняем/ }));
    await expect(given.onSave).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  args: { saveState: 'failed' },
});

export const Empty = meta.story({
  tags: ['picture'],
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
  tags: ['picture'],
  args: { name: 'Го', problem: 'Не короче 3 знаков' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Не короче 3 знаков');
  },
});

/** The menu holds only what works now. */
export const Menu = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args: given }) => {
    await userEvent.click(canvas.getByRole('button', { name: /действия/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Отменить правки' }));
    await expect(given.onRevert).toHaveBeenCalledOnce();
  },
});

export const LongName = meta.story({
  tags: ['picture'],
  args: { name: 'Превысокомногорассмотрительствующий взгляд на дыхание '.repeat(2).trim() },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
});
