import { describe, expect, test } from 'vitest';
import { keysOf } from '#storybook/keyboard/keysIn.ts';
import { keyRowsOf } from '#storybook/keyboard/rowsOf.ts';
import { nothingToOperate } from '#storybook/status/exempt.ts';
import { readTold } from './tree.ts';

describe('keys', () => {
  test('are told one by one, with those that are held, and letters as what is typed', () => {
    expect(keysOf('{ArrowDown}{Enter}')).toEqual(['↓', 'Enter']);
    expect(keysOf('{Shift>}{Alt>}{ArrowUp}{/Alt}{Tab}{/Shift}')).toEqual(['Shift+Alt+↑', 'Shift+Tab']);
    expect(keysOf('да нет{Enter} ')).toEqual(['«да нет»', 'Enter', 'Space']);
    expect(keysOf('{Tab>4/}')).toEqual(['Tab × 4']);
  });
});

describe('the walk of a story by keyboard alone', () => {
  const walkOf = (play: string) =>
    keyRowsOf(
      'a.stories.tsx',
      `export const Keyboard = meta.story({ play: async ({ canvas }) => {${play}} });`,
    );

  test('is its keys, and after each what the play then expects', () => {
    expect(
      walkOf(`
        await userEvent.tab();
        const button = canvas.getByRole('button', { name: /^Да,\\sлекция$/ });
        await expect(button).toHaveFocus();
        await userEvent.keyboard('{Enter} ');
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
        await expect(args.onClick).toHaveBeenCalledTimes(2);
        await userEvent.tab({ shift: true });
        await expect(document.body).toHaveFocus();`),
    ).toEqual([
      { keys: ['Tab'], effects: ['the focus is on button «Да, лекция»'] },
      { keys: ['Enter', 'Space'], effects: ['menu is gone', 'onClick is called, 2 in all'] },
      { keys: ['Shift+Tab'], effects: ['the focus leaves'] },
    ]);
  });

  test('tells what has no words of its own by its name', () => {
    expect(walkOf(`await userEvent.tab(); await expect(row('Сон')).not.toHaveStyle({ top: 0 });`)).toEqual([
      { keys: ['Tab'], effects: ['row «Сон» does not have style { top: 0 }'] },
    ]);
  });

  test('is of no other story', () => {
    expect(
      keyRowsOf('a.stories.tsx', `export const Default = meta.story({ play: () => userEvent.tab() });`),
    ).toEqual([]);
  });
});

describe('the table of keys of a component', () => {
  const { keyboards, statuses } = readTold();
  const exempt = new Set(Object.values(nothingToOperate).flat());

  test('is there wherever there is something to operate, and says of each step what it does', () => {
    const operable = Object.entries(statuses).filter(([, { name }]) => !exempt.has(name));
    const wanting = operable.flatMap(([file, { name }]) => {
      const rows = keyboards[file] ?? [];
      return rows.length === 0 || rows.some(({ effects }) => effects.length === 0) ? [name] : [];
    });
    expect(operable.length).toBeGreaterThan(50);
    expect(wanting).toEqual([]);
  });
});
