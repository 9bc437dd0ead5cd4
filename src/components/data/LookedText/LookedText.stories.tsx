import { expect } from 'storybook/test';
import { lookedText } from '#lib/richText/words.ts';
import preview from '#storybook/preview.tsx';
import { LookedText } from './LookedText.tsx';

const markdown =
  '## Что понадобится\n\n- стул **без подлокотников**\n- [схема](https://vetrova.ru/telo)\n\nДышим *медленно*.';

const meta = preview.meta({ component: LookedText, args: { text: lookedText(markdown) } });

/** Words have their looks; a link shows its address, and leads nowhere. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Что понадобится').closest('strong')).not.toBeNull();
    await expect(canvas.getByText('без подлокотников')).toHaveProperty('tagName', 'STRONG');
    await expect(canvas.getByText('медленно')).toHaveProperty('tagName', 'EM');
    await expect(canvas.getByText(/https:\/\/vetrova\.ru\/telo/)).toBeVisible();
    await expect(canvasElement.querySelector('a, h1, h2, h3, li')).toBeNull();
  },
});

/** Plain text is shown as it is. */
export const Plain = meta.story({
  args: { text: 'Название <b>курса</b>, 2 * 2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Название <b>курса</b>, 2 * 2')).toBeVisible();
  },
});
