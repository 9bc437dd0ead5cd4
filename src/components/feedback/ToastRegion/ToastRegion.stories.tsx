import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Toast } from '#components/feedback/Toast/Toast.tsx';
import { TopBar } from '#components/layout/TopBar/TopBar.tsx';
import { SearchTrigger } from '#components/layout/SearchTrigger/SearchTrigger.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { isEmbedded } from '#storybook/isEmbedded.ts';
import preview from '#storybook/preview.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const onClose = fn();
const paused = fn();
const resumed = fn();

const meta = preview.meta({
  component: ToastRegion,
  args: { onPause: fn(), onResume: fn() },
  parameters: { docs: { story: { iframeHeight: '176px' } }, frameWidth: 800, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: 360 }}>
        {/* The plays come from it. On a page it would stand over what is shown. */}
        {!isEmbedded && <button type="button">До уведомлений</button>}
        <Story />
      </div>
    ),
  ],
});

/** Three at a time, the newest on top. Time stops while the pointer or the focus is with them. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  args: {
    children: [
      <Toast
        key="1"
        kind="error"
        title="Ошибка"
        description="Не удалось обновить лекцию"
        onClose={onClose}
      />,
      <Toast key="2" kind="success" title="Успешно" description="Лекция обновлена" onClose={onClose} />,
      <Toast
        key="3"
        kind="success"
        title="Лекция убрана из модуля 2"
        action={{ label: 'Отменить', onClick: fn() }}
        ring={64}
        onClose={onClose}
      />,
    ],
  },
  play: async ({ args, canvas, step }) => {
    await step('the focus pauses, and moving it within changes nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'До уведомлений' }));
      await userEvent.tab();
      await userEvent.tab();
      await expect(args.onPause).toHaveBeenCalledOnce();
      await expect(args.onResume).not.toHaveBeenCalled();
    });
    await step('leaving resumes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'До уведомлений' }));
      await expect(args.onResume).toHaveBeenCalledOnce();
    });
    await step('so does the pointer', async () => {
      const toast = canvas.getByRole('alert');
      await userEvent.hover(toast);
      await expect(args.onPause).toHaveBeenCalledTimes(2);
      await userEvent.unhover(toast);
      await expect(args.onResume).toHaveBeenCalledTimes(2);
    });
  },
});

function Going() {
  const [toasts, setToasts] = useState(['Лекция обновлена', 'Обложка сохранена']);
  return (
    <ToastRegion onPause={paused} onResume={resumed}>
      {toasts.map((text) => (
        <Toast
          key={text}
          kind="success"
          title="Успешно"
          description={text}
          onClose={() => setToasts(toasts.filter((each) => each !== text))}
        />
      ))}
    </ToastRegion>
  );
}

/** Toasts follow what stands before them; a cross hands the focus on, and after the last one back. */
export const Keyboard = meta.story({
  render: () => <Going />,
  play: async ({ canvas }) => {
    paused.mockClear();
    resumed.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Закрыть уведомление' })[0]).toHaveFocus();
    await expect(paused).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Лекция обновлена')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Закрыть уведомление' })).toHaveFocus();
    await expect(resumed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'До уведомлений' })).toHaveFocus();
    await expect(resumed).toHaveBeenCalledOnce();
  },
});

/** F8 leads to what a toast offers, before it goes, and back: Tab would have to go round the page. */
export const ByKey = meta.story({
  args: {
    children: (
      <Toast
        kind="success"
        title="Успешно"
        description="Лекция убрана из модуля 2"
        action={{ label: 'Отменить', onClick: fn() }}
        onClose={onClose}
      />
    ),
  },
  play: async ({ args, canvas }) => {
    const before = canvas.getByRole('button', { name: 'До уведомлений' });
    before.focus();
    await expect(canvas.getByText(/F8/)).toBeInTheDocument();
    await userEvent.keyboard('{F8}');
    await expect(canvas.getByRole('button', { name: 'Отменить' })).toHaveFocus();
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.keyboard('{F8}');
    await expect(before).toHaveFocus();
  },
});

/** With nothing to say it takes no room. */
export const Empty = meta.story({
  tags: ['picture-phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Уведомления' })).toBeEmptyDOMElement();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    children: [
      <Toast
        key="1"
        kind="error"
        title="Ошибка"
        description="Не удалось обновить лекцию"
        onClose={onClose}
      />,
      <Toast key="2" kind="success" title="Успешно" description="Лекция обновлена" onClose={onClose} />,
    ],
  },
});

/** The bar is as wide as what stands beside it leaves. However little that is, it settles: nothing moves from frame to frame. */
export const InNarrowBars = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div data-testid="beside">
      <TopBar
        crumbs={[{ label: 'Контент' }, { label: 'Публикации', href: '#/publications' }]}
        news={<ToastRegion {...args} />}
        end={
          <>
            <SearchTrigger label="Поиск и команды" keys="Ctrl K" onClick={fn()} />
            <Button>Создать</Button>
          </>
        }
      />
    </div>
  ),
  args: {
    children: [
      <Toast
        key="1"
        kind="error"
        title="Ошибка"
        description="Не удалось обновить лекцию"
        onClose={onClose}
      />,
    ],
  },
  play: async ({ canvas }) => {
    const frame = () => new Promise(requestAnimationFrame);
    const beside = canvas.getByTestId('beside');
    const bar = canvas.getByRole('banner');
    const moved: number[] = [];
    for (let width = 1000; width >= 400; width -= 60) {
      beside.style.width = `${width}px`;
      for (let settling = 0; settling < 4; settling += 1) await frame();
      const heights = new Set<number>();
      for (let looked = 0; looked < 6; looked += 1) {
        await frame();
        heights.add(bar.offsetHeight);
      }
      if (heights.size > 1) moved.push(width);
    }
    await expect(moved).toEqual([]);
  },
});
