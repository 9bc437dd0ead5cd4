import { expect } from 'storybook/test';
import { late } from '#lib/loading/late.ts';
import { heldCode } from '#storybook/heldCode.ts';
import preview from '#storybook/preview.tsx';
import { InView } from './InView.tsx';

const meta = preview.meta({ component: InView, args: { children: 'Группы покупателей', height: 120 } });

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await canvas.findByText('Группы покупателей');
  },
});

/** Far below nothing is shown until it is come to. */
export const Below = meta.story({
  parameters: { docs: { story: { iframeHeight: '200px' } } },
  render: (args) => (
    <>
      <div style={{ height: 3000 }} />
      <InView {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await new Promise(requestAnimationFrame);
    await expect(canvas.queryByText('Группы покупателей')).not.toBeInTheDocument();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await canvas.findByText('Группы покупателей');
    window.scrollTo(0, 0);
  },
});

/** What comes above may hang, as code does where a connection dies: what is looked at is shown all the same. */
export const Hanging = meta.story({
  beforeEach: () => {
    const hanging = late(
      heldCode(
        () => new Promise(() => undefined),
        () => Promise.resolve(null),
      ),
      { whenAsked: true },
    );
    void hanging.load().catch(() => undefined);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Группы покупателей');
  },
});
