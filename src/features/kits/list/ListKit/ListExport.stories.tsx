import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { signInFarAway } from '#storybook/farAway.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { SampleList, sampleKind } from './samples.tsx';

let kind = sampleKind(0);
let files: { name: string; content: Blob }[] = [];

const meta = preview.meta({
  parameters: {
    docs: {
      description: {
        component:
          'What a list gives away as a file: what is found or what is chosen, with the columns that are shown.',
      },
    },
    layout: 'fullscreen',
    route: '/purchases?sort=name',
  },
  beforeEach: () => {
    kind = sampleKind(150);
    files = [];
    let content = new Blob();
    const address = spyOn(URL, 'createObjectURL').mockImplementation((object) => {
      if (object instanceof Blob) content = object;
      return 'blob:file';
    });
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      files.push({ name: this.download, content });
    });
    return () => {
      address.mockRestore();
      press.mockRestore();
    };
  },
  render: () => (
    <InShell path="/purchases">
      <SampleList kind={kind} />
    </InShell>
  ),
});

const text = async () => {
  const bytes = new Uint8Array((await files[0]?.content.arrayBuffer()) ?? []);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
};

const told = async (words: string | RegExp) => {
  const toast = await screen.findByText(words);
  await waitFor(() => expect(toast).toBeVisible());
};

/** The file holds all that match, as Excel opens it, and nothing in it that a spreadsheet would run. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  parameters: { route: '/purchases?status=Оплачена' },
  play: async ({ canvas, step }) => {
    await canvas.findByText('Показано 24 из 50');
    await userEvent.click(await canvas.findByRole('button', { name: 'Выгрузить CSV' }));
    await told('Файл готов: 50 строк');
    await expect(files.map(({ name }) => name)).toEqual(['sample-purchases-2026-11-20.csv']);
    const lines = (await text()).split('\r\n');
    await step('its mark, separator and heads, the hidden column among them', async () => {
      await expect(lines[0]).toBe('\uFEFFПокупка;Клиент;Город;Статус;Цена;Продажи;Доход;Изменена');
    });
    await step('a formula is text', async () => {
      await expect(lines[1]).toMatch(/^'=1\+1;Вера Орлова;Москва;Оплачена;290;0;0;/);
    });
    await step('all that match, and nothing else', async () => {
      await expect(lines.filter((line) => line.includes(';Оплачена;'))).toHaveLength(50);
      await expect(lines).toHaveLength(52);
    });
  },
});

/** A page that failed is told, with how far it came; the file goes on from there. */
export const Failed = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await canvas.findByText('Показано 24 из 150');
    kind.sample.next = 'fails';
    await userEvent.click(await canvas.findByRole('button', { name: 'Выгрузить CSV' }));
    await told(/^Выгрузка остановилась/);
    await expect(files).toEqual([]);
    kind.sample.next = 'right';
    await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
    await told('Файл готов: 150 строк');
    await waitFor(() => expect(files).toHaveLength(1));
    await expect((await text()).split('\r\n')).toHaveLength(152);
  },
});

/** Rows that make no sense are not in the file, and said not to be. */
export const Unread = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Показано 24 из 150');
    kind.sample.next = 'partly';
    await userEvent.click(await canvas.findByRole('button', { name: 'Выгрузить CSV' }));
    await told(/^Файл готов: 146\sстрок\. Пропущены 4\sзаписи/);
    await expect((await text()).split('\r\n')).toHaveLength(148);
  },
});

/** Of what is selected alone. Its day is the author's, as that of every file. */
export const Selected = meta.story({
  beforeEach: ({ loaded }) => signInFarAway(loaded['environment']),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Выбрать: =1+1' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    await expect((await text()).split('\r\n')).toHaveLength(3);
    await expect(files[0]?.name).toBe('sample-purchases-2026-11-19.csv');
  },
});

/** On a phone the file is the only thing to do with them: it is told by its name, not hidden in a menu of one. */
export const SelectedOnPhone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <InShell path="/purchases">
      <SampleList kind={kind} bulk={[]} />
    </InShell>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Действия: =1+1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Выбрать' }));
    const file = await canvas.findByRole('button', { name: 'CSV' });
    await expect(file.offsetWidth).toBeLessThan(
      canvas.getByRole('region', { name: /^Действия/ }).offsetWidth / 2,
    );
  },
});

/** Another author signs in meanwhile: no page is read in their name for this file, and they are offered nothing of it. */
export const AuthorLeaves = meta.story({
  play: async ({ canvas, loaded }) => {
    await canvas.findByText('Показано 24 из 150');
    const pages = () => kind.sample.asked.filter((request) => request?.limit === 100).length;
    kind.sample.next = async () => signInFarAway(loaded['environment']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Выгрузить CSV' }));
    await waitFor(() => expect(pages()).toBeGreaterThan(0));
    await expect(await canvas.findByRole('button', { name: 'Выгрузить CSV' })).toBeVisible();
    await expect(pages()).toBe(1);
    await expect(screen.queryByText(/Файл готов|Выгрузка/)).toBeNull();
    await expect(files).toEqual([]);
  },
});
