import { expect, spyOn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { UploadNotice } from './UploadNotice.tsx';

/** What the browser has been told so far. */
const permission = (value: NotificationPermission) =>
  spyOn(Notification, 'permission', 'get').mockReturnValue(value);

const meta = preview.meta({ component: UploadNotice });

/** The browser is asked on a press, and what it said is told. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  beforeEach: () => void permission('default'),
  play: async ({ canvas }) => {
    const asked = spyOn(Notification, 'requestPermission').mockResolvedValue('granted');
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Сообщить, когда закончатся' }));
    await expect(asked).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('Сообщим, когда закончатся')).toBeVisible();
  },
});

export const Refused = meta.story({
  tags: ['picture'],
  beforeEach: () => void permission('default'),
  play: async ({ canvas }) => {
    spyOn(Notification, 'requestPermission').mockResolvedValue('denied');
    await userEvent.click(canvas.getByRole('button', { name: 'Сообщить, когда закончатся' }));
    await expect(await canvas.findByText(/Браузер не разрешил/)).toBeVisible();
  },
});

/** Refused on an earlier visit: nothing is offered. */
export const Empty = meta.story({
  beforeEach: () => void permission('denied'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
