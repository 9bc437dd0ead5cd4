import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { boardCode } from '#components/data/Board/boardLate.ts';
import preview from '#storybook/preview.tsx';
import { ahead, Walk, walk, type WalkStep } from '#storybook/Walk.tsx';

const olga = /^Ольга Климова, /;
const column = async (name: string) => within(await screen.findByRole('region', { name }));
const panel = async () => within(await screen.findByRole('dialog', { name: /^Заявка №/ }));
const section = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Разделы' })).findByRole('link', {
    name: new RegExp(`^${name}`),
  });

/** Presses the one next step of the open request, and waits for the next one. */
async function move(verb: string | RegExp, then: string | RegExp) {
  await userEvent.click(await (await panel()).findByRole('button', { name: verb }));
  await (await panel()).findByRole('button', { name: then });
}

const steps: WalkStep[] = [
  {
    name: 'На доске новая заявка',
    go: async () => {
      await expect(await (await column('Новые')).findByRole('button', { name: olga })).toBeVisible();
    },
  },
  {
    name: 'Заявка открыта',
    go: async () => {
      (await (await column('Новые')).findByRole('button', { name: olga })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await (await panel()).findByText('Что беспокоит сейчас?')).toBeInTheDocument();
      await expect(await (await panel()).findByText('Оплачено')).toBeInTheDocument();
    },
  },
  { name: 'Подтверждена', go: () => move('Подтвердить', 'Начать') },
  { name: 'Встреча идёт', go: () => move('Начать', 'Завершить') },
  {
    name: 'Выполнена',
    go: async () => {
      await userEvent.click(await (await panel()).findByRole('button', { name: 'Завершить' }));
      await (await panel()).findByRole('button', { name: /^Вернуть в/ });
      await userEvent.click(await (await panel()).findByRole('button', { name: 'Закрыть' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  },
  {
    name: 'Оплата среди покупок',
    go: async () => {
      await userEvent.click(await section('Покупки'));
      await screen.findByRole('heading', { level: 1, name: /^Покупки/ });
      await userEvent.type(await screen.findByRole('searchbox'), 'Ольга Климова');
      const table = within(await screen.findByRole('table', { name: /^Покупки/ }));
      await waitFor(async () => {
        const rows = table.getAllByRole('row').slice(1);
        await expect(rows.length).toBeGreaterThan(0);
        for (const row of rows) await expect(row).toHaveTextContent('Ольга Климова');
      });
    },
  },
];

const meta = preview.meta({
  component: Walk,
  parameters: {
    layout: 'fullscreen',
    asConsole: true,
    route: '/requests',
    docs: {
      description: { component: 'From the request of a client to a consultation that is paid and done.' },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  argTypes: { step: { type: 'number', control: { type: 'range', min: 1, max: steps.length, step: 1 } } },
  args: { steps: steps.map(({ name }) => name), step: steps.length },
  // The first fetch of the code takes longer than a query waits.
  beforeEach: async () => {
    await Promise.all([
      ahead('/requests', '/purchases'),
      boardCode.keyDrag.load(),
      boardCode.longCards.load(),
    ]);
  },
  render: ({ steps: names, step }, { id, globals: { theme, language } }) => (
    <Walk steps={names} step={step} id={id} globals={{ theme, language }} />
  ),
});

export const Steps = meta.story({ play: ({ args, step }) => walk(steps, args.step, step) });
