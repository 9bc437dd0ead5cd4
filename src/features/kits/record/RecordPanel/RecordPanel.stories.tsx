import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ApiError } from '#api/api-error.ts';
import preview from '#storybook/preview.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { RecordPanel } from './RecordPanel.tsx';
import { useBeside } from './useBeside.ts';

const texts = {
  loading: 'Покупка',
  notFound: 'Такой покупки нет',
  notFoundText: 'Возможно, ссылка неполная.',
  failed: 'Покупка не\u00A0открылась',
};

const read = { status: 'ready', error: null, retry: fn() } as const;

const meta = preview.meta({
  component: RecordPanel,
  args: {
    opened: { id: 'second', open: fn() },
    rows: [{ id: 'first' }, { id: 'second' }, { id: 'third' }],
    state: read,
    texts,
  },
  parameters: { docs: { story: { iframeHeight: '420px' } }, frameWidth: 720, layout: 'fullscreen' },
});

const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** The record, and the steps to those before and after it. */
export const Shown = meta.story({
  args: { label: 'Покупка № 7', title: '№ 7', children: 'Курс «Тело без тревоги»' },
  play: async ({ args }) => {
    const shown = await panel('Покупка № 7');
    await expect(shown.getByText('Курс «Тело без тревоги»')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Предыдущая' }));
    await userEvent.click(shown.getByRole('button', { name: 'Следующая' }));
    await userEvent.click(shown.getByRole('button', { name: 'Закрыть' }));
    for (const [at, id] of ['first', 'third', null].entries())
      await expect(args.opened.open).toHaveBeenNthCalledWith(at + 1, id);
  },
});

/** A skeleton until the record is read, and no foot without what stands in it. */
export const Loading = meta.story({
  args: { state: { ...read, status: 'loading' }, children: false, footer: false },
  play: async () => {
    const shown = await panel('Покупка');
    await expect(shown.queryByRole('heading')).toBeNull();
    const body = document.querySelector('[aria-busy=true]');
    await expect(body?.querySelectorAll('span[aria-hidden]').length).toBeGreaterThan(4);
    await expect(body?.nextElementSibling).toBeNull();
  },
});

export const Failed = meta.story({
  args: { state: { ...read, status: 'failed', error: new ApiError('http', 'HTTP 500', { status: 500 }) } },
  play: async ({ args }) => {
    const shown = await panel('Покупка');
    await expect(shown.getByRole('heading', { name: /Покупка не\sоткрылась/ })).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Повторить' }));
    await expect(args.state.retry).toHaveBeenCalledOnce();
  },
});

/** A record that a list does not have leads back to it where there is such a way. */
export const NotFound = meta.story({
  args: { state: { ...read, status: 'notFound' }, back: true },
  play: async ({ args }) => {
    const shown = await panel('Покупка');
    await expect(shown.getByRole('heading', { name: 'Такой покупки нет' })).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: /^К\sсписку$/ }));
    await expect(args.opened.open).toHaveBeenCalledWith(null);
  },
});

const told = fn();

function Rows() {
  const { rowHref: routeOf, current } = useBeside('/purchases', 'purchase');
  const [address] = useSearchParams();
  useEffect(() => told(routeOf), [routeOf]);
  return (
    <>
      <RouterLink href={routeOf({ id: 'a' })}>№ 7</RouterLink>
      <RouterLink href={routeOf({ id: 'b' })}>№ 8</RouterLink>
      <output>{`${address}, ${current}`}</output>
    </>
  );
}

/** The routes of rows keep what the address says of the list, and stay the same while one row after the other is opened. */
export const RoutesOfRows = meta.story({
  beforeEach: () => {
    told.mockClear();
  },
  parameters: { route: '/purchases?period=days90' },
  render: () => <Rows />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '№ 7' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('period=days90&purchase=a, a');
    await userEvent.click(canvas.getByRole('link', { name: '№ 8' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('period=days90&purchase=b, b');
    await expect(told).toHaveBeenCalledOnce();
  },
});
