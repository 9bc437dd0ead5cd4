import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Opened } from '#storybook/Opened.tsx';
import preview from '#storybook/preview.tsx';
import { FreeTime } from './FreeTime.tsx';

const planned = fn();
const at = (iso: string) => Date.parse(iso);

/** What floats comes in by an animation. */
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const meta = preview.meta({
  component: FreeTime,
  args: {
    busy: [{ start: at('2026-11-22T06:00:00Z'), end: at('2026-11-22T08:00:00Z') }],
    until: at('2027-01-20T00:00:00Z'),
    timeZone: 'Europe/Moscow',
    onPlan: planned,
  },
  beforeEach: () => void planned.mockClear(),
});

const open = async () => within(await screen.findByRole('dialog', { name: 'Ближайшее свободное время' }));

/** The next free starts, not before 48 hours and not over what is planned; another length gives others. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  decorators: [
    (Story) => (
      <Opened>
        <Story />
      </Opened>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Свободное время' }).focus();
    await userEvent.keyboard('{Enter}');
    const panel = await open();
    const [first] = await panel.findAllByRole('button', { name: /^Запланировать вебинар на/ });
    await expect(first).toHaveAccessibleName(/22\sнояб\., 11:00 вс$/);
    await userEvent.click(first as HTMLElement);
    await expect(planned).toHaveBeenCalledWith(at('2026-11-22T08:00:00Z'), 60);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Свободное время' }));
    await (await open()).findAllByRole('button', { name: /^Запланировать вебинар на/ });
  },
});

/** Nothing is free as far as the plans go. */
export const Empty = meta.story({
  tags: ['picture'],
  args: { busy: [{ start: 0, end: at('2027-02-01T00:00:00Z') }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Свободное время' }));
    await seen(await (await open()).findByText(/такого времени нет/));
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Свободное время' }));
    await (await open()).findAllByRole('button', { name: /^Запланировать вебинар на/ });
  },
});
