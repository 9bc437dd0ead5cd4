import { useEffect, type ReactNode } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { lectureEditor } from '#atoms/lecture/editor.ts';
import { EditorKeyContext } from '#features/kits/editor/EditorKit/place.ts';
import { EditorMedia } from '#features/kits/media/EditorMedia/EditorMedia.tsx';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { nextFrame } from '#storybook/frames.ts';
import { isFirst } from '#storybook/isEmbedded.ts';
import preview from '#storybook/preview.tsx';

const key = 'lecture-golos';

const meta = preview.meta({
  component: EditorMedia,
  args: { editor: lectureEditor },
  parameters: {
    frameWidth: 808,
    docs: {
      description: {
        component: 'The words of a recording under its player: chapters, captions and all that is said.',
      },
    },
  },
  decorators: [
    (Story) => (
      <EditorKeyContext value={key}>
        <div style={{ maxWidth: 776 }}>
          <Story />
        </div>
      </EditorKeyContext>
    ),
  ],
});

type Canvas = ReturnType<typeof within>;

const captions = `WEBVTT

00:00:01.000 --> 00:00:06.000
Сегодня мы разберём,
почему в тревоге голос выше.

00:00:05.200 --> 00:00:09.000
Сядьте удобно, стопы на полу.

00:00:09.400 --> 00:00:10.000
Вдох на четыре счёта, выдох на семь.

00:00:11.000 --> 00:00:15.000
Спасибо, что были <i>с нами</i>!
`;
const chapters = '\n\n0:00 Начало\n9:30 Почему голос выше\n21:40 Три упражнения';

const editorOf = ({ store }: StoryEnvironment) => store.get(lectureEditor.editorAtom(key)).fields;

/** The recording is there, with words of its own. */
async function open(canvas: Canvas, environment: StoryEnvironment, fields: 'chapters' | 'captions' | 'both') {
  await canvas.findByRole('button', { name: 'Взять кадр для обложки' });
  const { description } = editorOf(environment);
  environment.store.set(lectureEditor.editAtom, {
    key,
    patch: {
      ...(fields !== 'captions' && { description: description + chapters }),
      ...(fields !== 'chapters' && { captions }),
    },
  });
}

const player = (canvas: Canvas) => canvas.getByRole('region', { name: /^Голос и/ });

function mediaOf(canvas: Canvas): HTMLVideoElement {
  const media = player(canvas).querySelector('video');
  if (media === null) throw new Error('No media');
  return media;
}

async function standAt(canvas: Canvas, seconds: number) {
  const media = mediaOf(canvas);
  await waitFor(() => expect(media.readyState).toBeGreaterThanOrEqual(1));
  media.currentTime = seconds;
  await waitFor(() => expect(media.seeking).toBe(false));
}

const pane = async (canvas: Canvas, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${name}`) }));
  return within(await canvas.findByRole('region', { name }));
};

/** The first example of a documentation page begins with the captions open: a player alone tells nothing of them. */
function Begun({ environment, children }: { environment: StoryEnvironment; children: ReactNode }) {
  useEffect(() => {
    if (!isFirst) return undefined;
    const canvas = within(document.body);
    // Another theme brings another platform: what waited for the one before would close what this one opens.
    let isOver = false;
    const begin = async () => {
      await open(canvas, environment, 'both');
      if (!isOver && canvas.queryByRole('region', { name: 'Субтитры' }) === null)
        await pane(canvas, 'Субтитры');
    };
    // In English it stays a player: what opens them is found by its Russian name.
    void begin().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [environment]);
  return children;
}

/** Captions line by line, with what is wrong beside each; the one that is said now stands over the picture. */
export const Captions = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  decorators: [
    (Story, { loaded }) => (
      <Begun environment={loaded['environment']}>
        <Story />
      </Begun>
    ),
  ],
  play: async ({ canvas, loaded }) => {
    await open(canvas, loaded['environment'], 'both');
    const list = await pane(canvas, 'Субтитры');
    await expect(list.getByText('1 ошибка, 1 совет')).toBeVisible();
    await expect(list.getByText(/^Начинается раньше, чем кончается предыдущая: на\s0,8\sс$/)).toBeVisible();
    // Lines that have just come take their height in a frame. Nobody presses before it, and the page is scrolled by that height.
    await nextFrame();
    await userEvent.click(list.getByRole('button', { name: /замечанию/ }));
    await expect(list.getByRole('textbox', { name: 'Текст реплики' })).toHaveFocus();
    await standAt(canvas, 12);
    await waitFor(() => expect(within(player(canvas)).getByText('с нами')).toHaveProperty('tagName', 'I'));
    await expect(list.getByRole('button', { current: true })).toHaveTextContent('0:11');
  },
});

const english = `1
00:00:01,000 --> 00:00:06,000
Today: why anxiety raises the voice.

2
00:00:11,000 --> 00:00:15,000
Thank you for being with us!
`;

/** A file goes to the language that its name tells; the player and the pane show the one that is chosen, and each is edited for itself. */
export const TwoLanguages = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas, canvasElement, loaded }) => {
    const environment = loaded['environment'];
    await open(canvas, environment, 'captions');
    const list = await pane(canvas, 'Субтитры');
    const input = canvasElement.querySelector<HTMLInputElement>('input[accept^=".srt"]');
    if (input === null) throw new Error('No place for a file');
    await userEvent.upload(input, new File([english], 'golos.en.srt'));
    const language = await list.findByRole('combobox', { name: 'Язык субтитров' });
    await waitFor(() => expect(language).toHaveDisplayValue('English'));
    await expect(list.getByText(/^golos\.en\.srt: 2/)).toBeVisible();
    await standAt(canvas, 12);
    const over = within(player(canvas));
    await expect(await over.findByText('Thank you for being with us!')).toBeVisible();
    // The player chooses too, and hides both.
    const choice = over.getByRole('combobox', { name: 'Субтитры' });
    await userEvent.selectOptions(choice, 'Субтитры');
    await expect(await over.findByText('с нами')).toBeVisible();
    await expect(language).toHaveDisplayValue('Язык записи');
    await userEvent.selectOptions(choice, 'Без субтитров');
    await waitFor(() => expect(over.queryByText('с нами')).toBeNull());
    await userEvent.selectOptions(choice, 'English');
    await userEvent.click(list.getByRole('button', { name: 'Удалить субтитры' }));
    await expect(editorOf(environment).captions).toBe(captions);
    await userEvent.keyboard('{Control>}[KeyZ]{/Control}');
    await waitFor(() => expect(over.getByRole('combobox', { name: 'Субтитры' })).toBeVisible());
    await userEvent.selectOptions(language, 'English');
    await expect(await over.findByText('Thank you for being with us!')).toBeVisible();
  },
});

/** Goes by Tab until it stands on a control. */
async function tabTo(control: () => HTMLElement, shift = false) {
  for (let at = 0; at < 40 && document.activeElement !== control(); at += 1) await userEvent.tab({ shift });
  await expect(control()).toHaveFocus();
}

/**
 * From line to line of the captions, into one and back; a chapter that is added, named and removed; a word that is found in the
 * transcript. All by keys, and a step back takes the text that was typed.
 */
export const Keyboard = meta.story({
  play: async ({ canvas, loaded }) => {
    const environment = loaded['environment'];
    await open(canvas, environment, 'captions');
    await standAt(canvas, 83);
    // The player has a button of the same name.
    const strip = within(canvas.getByRole('group', { name: 'Слова записи' }));
    await tabTo(() => strip.getByRole('button', { name: /^Субтитры/ }));
    await userEvent.keyboard('{Enter}');
    const list = within(await canvas.findByRole('region', { name: 'Субтитры' }));
    await tabTo(() => list.getByRole('button', { name: /замечанию/ }));
    await userEvent.tab();
    await expect(list.getByRole('button', { name: /^0:01/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const text = await list.findByRole('textbox', { name: 'Текст реплики' });
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('{Control>}{End}{/Control} Дышите. ');
    await expect(text).toHaveValue('Сядьте удобно, стопы на полу. Дышите. ');
    await expect(editorOf(environment).captions).toContain('стопы на полу. Дышите.\n');
    await userEvent.keyboard('{Control>}[KeyZ]{/Control}');
    await expect(editorOf(environment).captions).not.toContain('Дышите');
    await tabTo(() => list.getByRole('textbox', { name: 'Начало' }), true);
    await userEvent.keyboard('0:06{Enter}');
    await expect(list.queryByText(/Начинается раньше/)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list.getByRole('button', { name: /^0:06/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(list.getByRole('button', { name: /^0:11/ })).toHaveFocus());

    await tabTo(() => strip.getByRole('button', { name: /^Главы/ }), true);
    await userEvent.keyboard('{Enter}');
    const chapterList = within(await canvas.findByRole('region', { name: 'Главы' }));
    await tabTo(() => chapterList.getByRole('button', { name: /^Добавить главу/ }));
    await userEvent.keyboard('{Enter}');
    const name = await chapterList.findByRole('textbox', { name: /в\s1:23$/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Вдох');
    await waitFor(() => expect(editorOf(environment).description).toMatch(/\n1:23 Вдох$/));
    await tabTo(() => chapterList.getByRole('button', { name: /^Удалить главу «Вдох»/ }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(editorOf(environment).description).not.toContain('Вдох'));

    await tabTo(() => strip.getByRole('button', { name: 'Расшифровка' }), true);
    await userEvent.keyboard('{Enter}');
    const transcript = within(await canvas.findByRole('region', { name: 'Расшифровка' }));
    await tabTo(() => transcript.getByRole('searchbox'));
    await userEvent.keyboard('выдох');
    await waitFor(() => expect(transcript.getAllByRole('listitem')).toHaveLength(1));
  },
});

/** A file is taken in the encoding that it has; one that cannot be read is refused by its line. */
export const Taken = meta.story({
  tags: ['picture'],
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: 'Взять кадр для обложки' });
    const list = await pane(canvas, 'Субтитры');
    const choose = (text: string, name: string) =>
      userEvent.upload(
        canvas.getByLabelText<HTMLInputElement>(/субтитров|Заменить файл/, { selector: 'input' }),
        new File([text], name),
        { applyAccept: false },
      );
    await choose('1\n00:00:01,000 --> 00:00:0l,000\nВдох.\n', 'вдох.srt');
    await expect(await list.findByText(/вдох\.srt\. Строка 2: не\sразобрать время конца/)).toBeVisible();
    await choose('1\r\n00:00:01,000 --> 00:00:04,000\r\n<font color="red">Вдох.</font>\r\n', 'вдох.srt');
    await expect(await list.findByText(/вдох\.srt: 1\sреплика/)).toBeVisible();
    await expect(editorOf(loaded['environment']).captions).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nВдох.\n',
    );
  },
});

/** Nothing yet: a place for a file, or a line at the place of the recording. */
export const Empty = meta.story({
  tags: ['picture'],
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: 'Взять кадр для обложки' });
    const list = await pane(canvas, 'Субтитры');
    await expect(list.getByRole('button', { name: 'Написать вручную' })).toBeVisible();
    await expect(editorOf(loaded['environment']).captions).toBe('');
  },
});

/** Chapters are lines of the description, and marks on the line of the player. */
export const Chapters = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas, loaded }) => {
    const environment = loaded['environment'];
    await open(canvas, environment, 'chapters');
    const list = await pane(canvas, 'Главы');
    const mark = await canvas.findByRole('slider', { name: 'Глава «Почему голос выше»' });
    mark.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(editorOf(environment).description).toContain('\n9:31 Почему голос выше\n'));
    await expect(list.getByRole('textbox', { name: 'Начало главы «Почему голос выше»' })).toHaveValue('9:31');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(editorOf(environment).description).toContain('\n9:21 Почему голос выше\n'));
  },
});

/** `C` at the player adds one where it stands; its name is typed at once. */
export const AddedByKey = meta.story({
  play: async ({ canvas, loaded }) => {
    const environment = loaded['environment'];
    await canvas.findByRole('button', { name: 'Взять кадр для обложки' });
    await standAt(canvas, 83);
    within(player(canvas)).getByRole('button', { name: 'Воспроизвести' }).focus();
    await userEvent.keyboard('[KeyC]');
    const name = await canvas.findByRole('textbox', { name: /в\s1:23$/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Почему голос выше');
    await waitFor(() =>
      expect(editorOf(environment).description).toMatch(/\n\n0:00 Начало\n1:23 Почему голос выше$/),
    );
    const mark = await canvas.findByRole('slider', { name: 'Глава «Почему голос выше»' });
    const line = mark.parentElement?.getBoundingClientRect();
    if (line === undefined) throw new Error('No line');
    const pointer = { pointerId: 1, clientY: line.top + 4 };
    // The pointer of a story is not the browser's, which captures none of it.
    mark.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(mark, { ...pointer, clientX: line.left + 20 });
    await fireEvent.pointerMove(mark, { ...pointer, clientX: line.left + line.width / 2 });
    await fireEvent.pointerUp(mark, { ...pointer, clientX: line.left + line.width / 2 });
    await waitFor(() => expect(editorOf(environment).description).toContain('\n19:01 Почему голос выше'));
    await userEvent.keyboard('{Control>}[KeyZ]{/Control}');
    await waitFor(() => expect(editorOf(environment).description).toContain('\n1:23 Почему голос выше'));
  },
});

/** All that is said, to be searched; a press or Enter plays from there. */
export const Transcript = meta.story({
  tags: ['picture'],
  play: async ({ canvas, loaded }) => {
    await open(canvas, loaded['environment'], 'captions');
    const list = await pane(canvas, 'Расшифровка');
    const search = list.getByRole('searchbox');
    await userEvent.type(search, 'выдох');
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.clear(search);
    mediaOf(canvas).muted = true;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(mediaOf(canvas).currentTime).toBeGreaterThanOrEqual(9.4));
    mediaOf(canvas).pause();
    await standAt(canvas, 9.5);
  },
});

/** In English, on a phone: what is wrong with a line stands beside it. */
export const English = meta.story({
  tags: ['picture-phone'],
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: 'Frame as cover' });
    loaded['environment'].store.set(lectureEditor.editAtom, { key, patch: { captions } });
    await userEvent.click(canvas.getByRole('button', { name: /^Captions/ }));
    await canvas.findByText('1 mistake, 1 remark');
  },
});
