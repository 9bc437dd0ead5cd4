import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CropBar } from './CropBar.tsx';

const meta = preview.meta({ component: CropBar, args: { zoom: 1.4, most: 3, onZoom: fn(), onReset: fn() } });

/** By its buttons and by keys, never out of its bounds. */
export const Default = meta.story({
  render: function Kept(args) {
    const [zoom, setZoom] = useState(args.zoom);
    return <CropBar {...args} zoom={zoom} onZoom={setZoom} onReset={() => setZoom(1)} />;
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Масштаб' });
    await userEvent.click(canvas.getByRole('button', { name: 'Увеличить' }));
    await expect(slider).toHaveAttribute('aria-valuetext', '150\u00A0%');
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(slider).toHaveAttribute('aria-valuetext', '100\u00A0%');
    await expect(canvas.getByRole('button', { name: 'Уменьшить' })).toBeDisabled();
  },
});

export const Most = meta.story({ args: { zoom: 3 } });
