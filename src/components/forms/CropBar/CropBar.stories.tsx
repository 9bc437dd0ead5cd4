import { expect, fn, userEvent } from 'storybook/test';
import { useStoryValue } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { CropBar, type CropBarProps } from './CropBar.tsx';

function Kept(props: CropBarProps) {
  const [zoom, onZoom] = useStoryValue(props.zoom, props.onZoom);
  return <CropBar {...props} zoom={zoom} onZoom={onZoom} onReset={() => onZoom(1)} />;
}

const meta = preview.meta({ component: CropBar, args: { zoom: 1.4, most: 3, onZoom: fn(), onReset: fn() } });

/** By its buttons, never out of its bounds. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Масштаб' });
    await userEvent.click(canvas.getByRole('button', { name: 'Увеличить' }));
    await expect(slider).toHaveAttribute('aria-valuetext', '150\u00A0%');
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(slider).toHaveAttribute('aria-valuetext', '100\u00A0%');
    await expect(canvas.getByRole('button', { name: 'Уменьшить' })).toBeDisabled();
  },
});

/** Tab walks its buttons and the slider, which answers to arrows. */
export const Keyboard = meta.story({
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Масштаб' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(slider).toHaveAttribute('aria-valuetext', '130\u00A0%');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(slider).toHaveAttribute('aria-valuetext', '140\u00A0%');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(slider).toHaveAttribute('aria-valuetext', '100\u00A0%');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    const keys = await realKeys();
    if (keys === null) return;
    await keys.keyboard('{ArrowRight}{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', '300\u00A0%');
  },
});

export const Most = meta.story({
  tags: ['picture'],
  args: { zoom: 3 },
});
