import { expect, screen, userEvent, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { entriesAtom } from '#atoms/upload/entries.ts';
import { sampleUploads } from '#features/kits/media/UploadRows/sampleUploads.ts';
import { fails, garbled, never, outage } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import preview from '#storybook/preview.tsx';
import { Attention } from './Attention.tsx';

const meta = preview.meta({
  component: Attention,
  args: { clock: { today: '2026-11-20', timeZone: 'Europe/Moscow' } },
  render: (args) => (
    <div style={{ width: 336, maxWidth: '100%' }}>
      <Attention {...args} />
    </div>
  ),
});

const waiting = async () => within(await screen.findByRole('region', { name: 'Требует внимания' }));

/** Remarks, a webinar without a link, new requests, and lectures without a cover: each with what to do. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async () => {
    const list = await waiting();
    await expect(await list.findByRole('link', { name: /^Исправить: Карта тела/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/(lectures|meditations)\/./),
    );
    await list.findByRole('link', { name: /^Ответить: Три новые заявки$/ });
    await list.findByText(/^Ольга Климова\s— завтра в\s11:00$/);
    await expect((await list.findAllByRole('link', { name: /^Добавить: / })).length).toBeGreaterThan(0);
    await list.findByRole('link', { name: /^Показать: 3/ });
  },
});

/** Uploads that go no further: one to go on, one to try again, one that needs its file. */
export const Uploads = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => loaded['environment'].store.set(entriesAtom, [...sampleUploads]),
  play: async () => {
    const list = await waiting();
    await list.findByRole('button', { name: 'Продолжить: Растяжка у стены.mp4' });
    await list.findByRole('link', { name: /^Продолжить: Практика/ });
    await list.findByRole('link', { name: /^Показать: 3/ });
  },
});

/** Nothing waits, and that is said. */
export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async () => {
    await (await waiting()).findByText(/Сейчас всё в\sпорядке/);
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      never(endpoints.publication.list),
      never(endpoints.lecture.list),
      never(endpoints.webinar.list),
      never(endpoints.consultation.fulfillmentList),
    ),
  play: async () => {
    await (await waiting()).findByText('Проверяем, что ждёт вас');
  },
});

const outageOfRequests = outage(endpoints.consultation.fulfillmentList, 500);

/** One of the lists could not be read: the others stand, and it is asked for again. */
export const PartlyFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(outageOfRequests.begin()),
  play: async () => {
    const list = await waiting();
    await list.findByText(/^Проверили не\sвсё/);
    await list.findByRole('link', { name: /^Исправить: Карта тела/ });
    outageOfRequests.end();
    await userEvent.click(list.getByRole('button', { name: 'Повторить' }));
    await list.findByRole('link', { name: /^Ответить: Три новые заявки$/ });
  },
});

/** Of a list with a row that makes no sense the others stand: that not all was checked is told. */
export const Unread = meta.story({
  beforeEach: ({ msw, loaded }) =>
    msw.use(garbled(endpoints.publication.list, loaded['environment'].platform)),
  play: async () => {
    const list = await waiting();
    await list.findByText(/^Проверили не\sвсё/);
    await list.findByRole('link', { name: /^Исправить: Карта тела/ });
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      fails(endpoints.publication.list, 500),
      fails(endpoints.lecture.list, 500),
      fails(endpoints.webinar.list, 500),
      fails(endpoints.consultation.fulfillmentList, 500),
    ),
  play: async () => {
    await (await waiting()).findByText(/^Не\sудалось узнать, что ждёт вас/);
  },
});
