import { CircleMinus, Download, RussianRuble } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/primitives/Button/Button.tsx';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { realSize } from '#storybook/realSize.ts';
import { color } from '#theme/tokens.ts';
import { BulkBar, type BulkBarProps } from './BulkBar.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

const actions = (
  <>
    <Button variant="quiet" icon={<RussianRuble {...icon} />}>
      Цена
    </Button>
    <Button variant="quiet" icon={<CircleMinus {...icon} />}>
      Снять
    </Button>
    <Button variant="quiet" icon={<Download {...icon} />}>
      CSV
    </Button>
  </>
);

const meta = preview.meta({
  component: BulkBar,
  args: {
    count: 3,
    primary: <Button variant="primary">Опубликовать{'\u00A0'}2</Button>,
    children: actions,
    note: '1\u00A0на\u00A0проверке\u00A0— её не\u00A0тронем',
    onClear: fn(),
  },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Действия с\u00A0выбранными' });
    await waitFor(() => expect(within(bar).getByRole('status')).toHaveTextContent('Выбрано 3'));
  },
});

function Coming(args: BulkBarProps) {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Выбрать</Button>
      <BulkBar {...args} count={count} />
    </>
  );
}

/** It comes with the first choice: its words come a moment later, or they would not be heard. */
export const Said = meta.story({
  render: (args) => <Coming {...args} />,
  play: async ({ canvas }) => {
    const first: boolean[] = [];
    const watch = new MutationObserver(() => {
      if (canvas.queryByRole('region') !== null) first.push(canvas.queryByText('Выбрано 1') !== null);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать' }));
    await expect(await canvas.findByText('Выбрано 1')).toBeInTheDocument();
    watch.disconnect();
    await expect(first[0]).toBe(false);
  },
});

/** By Tab the one primary, the other actions, and the cross. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('region');
    await userEvent.tab();
    await expect(within(bar).getByRole('button', { name: /^Опубликовать/ })).toHaveFocus();
    await userEvent.keyboard('{Tab>4/}{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

/** Something goes on with all of them: how far it is, and what stops it. */
export const Running = meta.story({
  tags: ['picture'],
  args: { running: { text: 'Опубликовать: 3 из 12', done: 3, total: 12, onStop: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Опубликовать: 3 из 12');
    await userEvent.click(canvas.getByRole('button', { name: 'Остановить' }));
    await expect(args.running?.onStop).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Снять выбор' })).toBeNull();
  },
});

/** Nothing chosen, no bar. */
export const Empty = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const Plain = meta.story({
  tags: ['picture'],
  args: { count: 12_480, primary: undefined, note: undefined },
});

function List(props: BulkBarProps) {
  const [count, setCount] = useState(props.count);
  return (
    <div>
      {Array.from({ length: 30 }, (_, index) => (
        <p key={index} style={{ padding: 10, borderBottom: `1px solid ${color.line}` }}>
          Строка {index + 1}
        </p>
      ))}
      <BulkBar {...props} count={count} onClear={() => setCount(0)} />
    </div>
  );
}

/** It is stuck to the window's foot; the end of the list can be scrolled clear of it. */
export const OverList = meta.story({
  tags: ['picture'],
  render: (args) => <List {...args} />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region').getBoundingClientRect();
    await expect(bar.bottom).toBeLessThanOrEqual(window.innerHeight);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = canvas.getByText('Строка 30').getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(canvas.getByRole('region').getBoundingClientRect().top);
    window.scrollTo(0, 0);
  },
});

export const Cleared = meta.story({
  tags: ['picture'],
  render: (args) => <List {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Снять выбор' }));
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  render: (args) => <List {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Опубликовать/ }).offsetHeight).toBe(44);
  },
});

/** Without a primary the quiet buttons of a phone stay as wide as their words: none looks like the one to press. */
export const PlainPhone = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { primary: undefined, note: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'Цена' });
    await expect(first.offsetHeight).toBe(44);
    await expect(first.offsetWidth).toBeLessThan(canvas.getByRole('region').offsetWidth / 2);
  },
});

/** Just under the width of a tablet it is the sheet of a phone, and none of its words is broken or cut. */
export const WidePhone = meta.story({
  play: async ({ canvas }) => {
    const resize = await realSize();
    if (resize === null) return;
    await resize(700, 600);
    const bar = canvas.getByRole('region');
    await waitFor(() => expect(window.innerWidth).toBe(700));
    await expect(bar.offsetWidth).toBe(bar.parentElement?.offsetWidth);
    const note = canvas.getByText(/^1\sна\sпроверке/);
    await expect(note.scrollHeight).toBe(note.clientHeight);
    await expect(note.clientHeight).toBe(16);
    await expectToFit();
  },
});

/** What a phone has no room for side by side goes on below, or scrolls inside the bar. */
export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    count: 100_042,
    note: 'Превысокомногорассмотрительствующийсамосострадательностью на\u00A0проверке',
    primary: <Button variant="primary">Опубликовать 100{'\u00A0'}041</Button>,
  },
  play: expectToFit,
});
