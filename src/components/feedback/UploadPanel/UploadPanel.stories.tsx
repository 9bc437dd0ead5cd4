import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { UploadCard } from '#components/feedback/UploadCard/UploadCard.tsx';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { UploadPanel } from './UploadPanel.tsx';

const cards = [
  <UploadCard
    key="1"
    name={'Плечи и\u00A0шея, дубль\u00A02.mp4'}
    kind="video"
    state="progress"
    value={64}
    detail={'64\u00A0% · 1,18\u00A0из\u00A01,84\u00A0ГБ'}
    speed={'7,4\u00A0МБ/с'}
    onPause={fn()}
    onCancel={fn()}
  />,
  <UploadCard
    key="2"
    name="Лес после дождя, мастер.wav"
    kind="audio"
    state="processing"
    detail="Загружено, обрабатывается"
  />,
];

const meta = preview.meta({
  component: UploadPanel,
  args: {
    done: 1,
    total: 2,
    timeLeft: 'ещё\u00A04\u00A0мин',
    onCollapsedChange: fn(),
    children: cards,
  },
  parameters: { docs: { story: { iframeHeight: '288px' } }, frameWidth: 800, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ width: 368, padding: 24, boxSizing: 'content-box' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Загрузки 1\u00A0из\u00A02' })).toBeVisible();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1);
  },
});

const Kept = stateful(UploadPanel, 'collapsed', 'onCollapsedChange');

/** The head's buttons first, then the cards. Collapsed, only the head is left. */
export const Keyboard = meta.story({
  args: { onClose: fn() },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Свернуть загрузки' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Убрать загрузки' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Приостановить/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Развернуть загрузки' })).toHaveFocus();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

export const Collapsed = meta.story({
  args: { collapsed: true },
  parameters: { docs: { story: { iframeHeight: '104px' } } },
});

/** Everything has ended: it can be put away. */
export const AllDone = meta.story({
  parameters: { docs: { story: { iframeHeight: '208px' } } },
  args: {
    done: 1,
    total: 1,
    timeLeft: undefined,
    onClose: fn(),
    children: (
      <UploadCard
        name="Голос и диафрагма.mp4"
        kind="video"
        state="done"
        detail="Готово, 38:02"
        onOpen={fn()}
        onCancel={fn()}
      />
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать загрузки' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** More than fits: the list scrolls, by keys too, and never sideways. */
export const ManyWithLongNames = meta.story({
  parameters: { docs: { story: { iframeHeight: '480px' } } },
  args: {
    total: 12,
    children: Array.from({ length: 12 }, (_, index) => (
      <UploadCard
        key={index}
        name={`Лекция ${index + 1} превысокомногорассмотрительствующая.mp4`}
        kind="video"
        state="paused"
        value={index * 8}
        detail={`На\u00A0паузе · ${index * 8}\u00A0%`}
        onResume={fn()}
      />
    )),
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await waitFor(() => expect(region.querySelector('[tabindex="0"]')).toBeVisible());
    const list = region.querySelector('[tabindex="0"]');
    await expect(list?.scrollWidth).toBe(list?.clientWidth);
  },
});
