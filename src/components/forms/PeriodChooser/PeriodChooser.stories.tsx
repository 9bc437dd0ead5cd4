import { useRef, useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#components/primitives/Button/Button.tsx';
import { daysOf, presets, type Period } from '#lib/time/periods.ts';
import { useStoryValue } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { Room } from '#storybook/Room.tsx';
import { PeriodChooser } from './PeriodChooser.tsx';
import PeriodPopover from './PeriodPopover.tsx';

const changed = fn();
const today = '2026-11-20';

/** The chooser as it opens under a button. */
function Kept({ first = 'days30' }: { first?: Period }) {
  const [value, choose] = useStoryValue<Period>(first, changed);
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Room $below={480}>
      <Button ref={trigger} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        Период
      </Button>
      {open && (
        <PeriodPopover
          anchor={trigger}
          label="Период"
          value={value}
          presets={presets}
          today={today}
          min={undefined}
          max={today}
          onChoose={choose}
          onClose={() => {
            setOpen(false);
            trigger.current?.focus();
          }}
        />
      )}
    </Room>
  );
}

/** Opens the chooser and waits until all of it is there. */
async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Период' }));
  const dialog = await screen.findByRole('dialog', { name: 'Период' });
  await waitFor(() => expect(dialog).toBeVisible());
}

const meta = preview.meta({
  component: PeriodChooser,
  args: { form: 'period', days: null, today, onChoose: changed },
  beforeEach: () => void changed.mockClear(),
});

/** Keeps what is chosen, as who opens it would. */
function Chooser({ days, preset: first, onChoose, ...props }: ComponentProps<typeof PeriodChooser>) {
  const [value, choose] = useStoryValue<Period | null, Period>(first ?? days, onChoose);
  return (
    <PeriodChooser
      {...props}
      days={value === null ? null : daysOf(value, props.today)}
      preset={typeof value === 'string' ? value : null}
      onChoose={choose}
    />
  );
}

/** All that opens, without the button that opens it. */
export const Default = meta.story({
  // A ready period that is chosen takes the focus as it opens, for which a page of words would jump to it.
  args: { presets, days: { from: '2026-11-02', to: '2026-11-08' }, max: today },
  render: (args) => <Chooser {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Прошлый месяц' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('lastMonth');
    await expect(canvas.getByRole('button', { name: 'Прошлый месяц', pressed: true })).toBeVisible();
  },
});

/** Between its bounds lies no day: none can be chosen. */
export const NoDays = meta.story({
  args: { min: '2026-12-15', max: today },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /10 ноября 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** A ready period moves along with today. */
export const UnderButton = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => <Kept />,
  play: async ({ canvas }) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Прошлый месяц' }));
    await expect(changed).toHaveBeenLastCalledWith('lastMonth');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Период' })).toHaveFocus());
    await open();
    await expect(screen.getByRole('button', { name: 'Прошлый месяц', pressed: true })).toHaveFocus();
  },
});

/** From one day to another, by two presses. */
export const Own = meta.story({
  render: () => <Kept first={{ from: '2026-11-02', to: '2026-11-08' }} />,
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /10 ноября 2026/ }));
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /17 ноября 2026/ }));
    await expect(changed).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-17' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Typed as it comes; days to come do not exist yet. */
export const Open = meta.story({
  tags: ['picture'],
  render: () => <Kept first={{ from: '2026-11-03', to: '2026-11-17' }} />,
  play: async () => {
    await open();
    await expect(screen.getByRole('textbox', { name: 'С' })).toHaveValue('03.11.2026');
    await expect(screen.getByRole('button', { name: /21 ноября 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** The end before the beginning, a day to come and no day at all: each is told beside its end, and nothing is shown by them. */
export const Invalid = meta.story({
  tags: ['picture'],
  render: () => <Kept first={{ from: '2026-11-03', to: '2026-11-17' }} />,
  play: async () => {
    await open();
    const from = screen.getByRole('textbox', { name: 'С' });
    const to = screen.getByRole('textbox', { name: 'По' });
    const retype = async (input: HTMLElement, typed: string) => {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
    };
    await retype(to, '25.12');
    await userEvent.tab();
    await expect(to).toHaveAccessibleDescription('Не\u00A0позже 20\u00A0нояб., пт');
    await retype(from, 'осенью');
    await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
    await expect(from).toHaveAccessibleDescription(/^Введите день/);
    await expect(from).toHaveFocus();
    await retype(from, '10.11');
    await retype(to, '5.11');
    await userEvent.keyboard('{Enter}');
    await expect(to).toHaveAccessibleDescription('Конец раньше начала');
    await expect(from).toBeInvalid();
    await expect(changed).not.toHaveBeenCalled();
  },
});

/** By keys alone: arrows among the ready periods, Tab to the ends, Enter shows; in the calendar Enter sets one end, then the other. */
export const Keyboard = meta.story({
  render: () => <Kept />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^30\s?дней$/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(changed).toHaveBeenLastCalledWith('month');
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Этот месяц' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: 'С' })).toHaveFocus();
    await userEvent.keyboard('2 октября');
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: 'С' })).toHaveValue('02.10.2026');
    await userEvent.keyboard('вчера{Enter}');
    await expect(changed).toHaveBeenLastCalledWith({ from: '2026-10-02', to: '2026-11-19' });
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /19 ноября 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowRight}{Enter}');
    await expect(changed).toHaveBeenLastCalledWith({ from: '2026-11-12', to: '2026-11-14' });
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/** On a phone the ready periods stand above the days. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  render: () => <Kept first={{ from: '2026-11-03', to: '2026-11-17' }} />,
  play: async () => {
    await open();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});
