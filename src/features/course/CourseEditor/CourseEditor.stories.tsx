import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { modalAtom } from '#atoms/ui/modal.ts';
import { writeZip } from '#lib/file/zipWriter.ts';
import { fails, never } from '#platform/msw.ts';
import { expectToFit } from '#storybook/fits.ts';
import { inFrame } from '#storybook/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { CourseEditor } from './CourseEditor.tsx';

const meta = preview.meta({
  component: CourseEditor,
  parameters: { route: '/courses/course-telo', path: '/courses/:id', layout: 'fullscreen' },
  decorators: [inFrame({ label: 'Курсы', href: '#/courses' })],
  beforeEach: async () => {
    // The first fetch of the code takes longer than a query waits.
    await import('#components/data/Tree/TreeInner.tsx');
  },
});

const program = { route: '/courses/course-telo?tab=program' };
const title = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Название курса' });
const row = (name: RegExp) => screen.findByRole('row', { name });
const saved = () => waitFor(() => expect(screen.getByText(/^Сохранено/)).toBeInTheDocument());
const unsaved = () => waitFor(() => expect(screen.getByText(/^Не\s+сохранено$/)).toBeInTheDocument());
const saveKeys = () => userEvent.keyboard('{Control>}[KeyS]{/Control}');
const panel = async () => within(await screen.findByRole('complementary', { name: 'Что будет сохранено' }));

/** Renames a row where it stands. */
async function rename(from: RegExp, to: string) {
  (await row(from)).focus();
  await userEvent.keyboard('{F2}');
  const field = await within(await screen.findByRole('treegrid')).findByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, `${to}{Enter}`);
  await row(new RegExp(`^${to}`));
}

/** All that is said of a course, edited and saved with the keys. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    await expect((await title()).value).toMatch(/^Тело без тревоги/);
    await saved();
    await userEvent.type(screen.getByRole('textbox', { name: 'Подзаголовок' }), ' и плечами');
    await unsaved();
    await saveKeys();
    await saved();
    await expect(await screen.findByText('Все лекции можно смотреть')).toBeInTheDocument();
  },
});

/** Too few goals are told while they are written. */
export const Invalid = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/courses/new' },
  play: async () => {
    const field = await title();
    await userEvent.type(field, 'Ой');
    await saveKeys();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/Не короче 3 знаков/);
  },
});

/** The programme: modules with their lectures and files, and what is open beside them. */
export const Program = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: program,
  play: async () => {
    await expect(await screen.findByRole('treegrid', { name: 'Программа' })).toBeVisible();
    await userEvent.click(await row(/^Растяжка у/));
    const rail = within(await screen.findByRole('region', { name: /Выбранное в/ }));
    await expect(await rail.findByText(/Модуль\s3, лекция\s2/)).toBeVisible();
    await expect(await rail.findByRole('button', { name: 'Воспроизвести' })).toBeVisible();
    await expect(screen.getByText(/^13\sлекций · /)).toBeVisible();
  },
});

/** Nothing yet: a module, or files from a folder. */
export const ProgramEmpty = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/courses/new?tab=program' },
  play: async () => {
    const heading = await screen.findByRole('heading', { name: 'Здесь будет программа' });
    await waitFor(() => expect(heading).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Добавить модуль' })).toBeVisible();
  },
});

/** Many files at once are shown as what they become, and come as one step; given once more, nothing of them is new. */
export const FromFiles = meta.story({
  parameters: { route: '/courses/new?tab=program' },
  beforeEach: ({ msw }) => msw.use(never(endpoints.upload.newSession)),
  play: async () => {
    const give = async () => {
      const input = await screen.findByLabelText('Перетащите папку, ZIP или записи', { selector: 'input' });
      await userEvent.upload(input, [
        new File(['звук'], 'Урок 10 — Разбор_final.m4a', { type: 'audio/mp4' }),
        new File(['звук'], 'Урок 2 — Вдох (1).m4a', { type: 'audio/mp4' }),
        new File(['%PDF-1.4\n'], 'Вдох.pdf', { type: 'application/pdf' }),
        new File(['это не картинка'], 'Схема.png', { type: 'image/png' }),
      ]);
    };
    await give();
    const dialog = within(await screen.findByRole('dialog', { name: /^Из\sпапки/ }));
    await waitFor(() => expect(dialog.getByText(/^Не\sподойдёт/)).toBeVisible());
    await userEvent.click(await dialog.findByRole('button', { name: /^Добавить 2\sлекции/ }));
    const names = () =>
      screen.queryAllByRole('row').map((one) => one.querySelector('[data-part=title]')?.textContent);
    await waitFor(() => expect(names()).toEqual(['Модуль 1', 'Вдох', 'Разбор', 'Вдох.pdf']));
    await expect(await screen.findByText(/^В\sпрограмме: 1\sмодуль, 2\sлекции · 1\sфайл/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Отменить \(/ }));
    await screen.findByRole('heading', { name: 'Здесь будет программа' });
    await give();
    await screen.findByRole('button', { name: /^Добавить 2\sлекции/ });
  },
});

const scorm = (head = '') => `<?xml version="1.0"?>${head}
  <manifest xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
    <organizations default="o"><organization identifier="o"><title>Йога</title>
      <item identifier="m"><title>Опора</title>
        <item identifier="i2" identifierref="r2"><title>Сначала &amp; выдох</title></item>
        <item identifier="i1" identifierref="r1"><title>Потом вдох</title></item>
      </item>
    </organization></organizations>
    <resources>
      <resource identifier="r1" adlcp:scormtype="sco" href="a/index.html"><file href="a/index.html"/><file href="a/1.m4a"/></resource>
      <resource identifier="r2" href="b.m4a"><file href="b.m4a"/></resource>
    </resources>
  </manifest>`;

/** An archive of SCORM with this manifest. */
async function cartridge(manifest: string): Promise<File> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const into = new WritableStream<Uint8Array>({ write: (piece) => void pieces.push(piece.slice()) });
  const zip = writeZip(into, { signal: new AbortController().signal });
  const files = { 'imsmanifest.xml': manifest, 'a/index.html': '<p>', 'a/1.m4a': 'звук', 'b.m4a': 'звук' };
  for (const [name, text] of Object.entries(files)) await zip.add(name, new Blob([text]).stream());
  await zip.close();
  return new File(pieces, 'scorm.zip', { type: 'application/zip' });
}

/** A course of another system keeps the order and the names of its manifest. One that has words of its own is read by the names of its files. */
export const FromCartridge = meta.story({
  parameters: { route: '/courses/new?tab=program' },
  play: async () => {
    const names = () => {
      const tree = within(screen.getByRole('dialog', { name: /^Из\sпапки/ }));
      return tree.queryAllByRole('row').map((one) => one.querySelector('[data-part=title]')?.textContent);
    };
    const give = async (file: File, shown: string[]) => {
      const input = await screen.findByLabelText('Перетащите папку, ZIP или записи', { selector: 'input' });
      await userEvent.upload(input, file);
      await screen.findByRole('dialog', { name: /^Из\sпапки/ });
      await waitFor(() => expect(names()).toEqual(shown));
      await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    };
    await give(await cartridge(scorm()), ['Опора', 'Сначала & выдох', 'Потом вдох']);
    const laughs = '<!DOCTYPE lolz [<!ENTITY lol "ха"><!ENTITY lol2 "&lol;&lol;">]>';
    await give(await cartridge(scorm(laughs)), ['A', 'Урок 1', 'Дополнительно', 'Урок 1. B']);
  },
});

/** A module and a lecture are made in place, and named there. */
export const Added = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: program,
  play: async () => {
    await row(/^Своя неделя/);
    await userEvent.click(screen.getByRole('button', { name: 'Модуль' }));
    const tree = within(screen.getByRole('treegrid'));
    const typed = async (name: string) => {
      const field = await tree.findByRole('textbox');
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard(`${name}{Enter}`);
    };
    await typed('После курса');
    await expect(await row(/^После курса, новый/)).toBeVisible();
    const [lecture] = screen.getAllByRole('button', { name: 'Лекция' });
    if (lecture === undefined) throw new Error('No way to add a lecture');
    await userEvent.click(lecture);
    await typed('Письмо себе');
    await expect(await row(/^Письмо себе, новая/)).toBeVisible();
    await unsaved();
  },
});

/** A move that is taken back by keys leaves the focus on its row. */
export const MoveTakenBack = meta.story({
  parameters: program,
  play: async () => {
    const lecture = await row(/^Растяжка у/);
    lecture.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await unsaved();
    await waitFor(async () => expect(await row(/^Растяжка у/)).toHaveFocus());
    await userEvent.keyboard('{Control>}[KeyZ]{/Control}');
    await saved();
    await expect(await row(/^Растяжка у/)).toHaveFocus();
  },
});

/** Moved with keys, told to screen readers, taken back and brought again. */
export const MovedByKeys = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: program,
  play: async ({ canvas }) => {
    (await row(/^Растяжка у/)).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(canvas.getByText(/, место\s1/)).toBeInTheDocument());
    await expect(await row(/^Растяжка у.+перенос/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Отменить \(/ }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /перенос/ })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Вернуть \(/ }));
    await expect(await row(/^Растяжка у.+перенос/)).toBeInTheDocument();
  },
});

/** At the end of its module a lecture goes on into the next one, which opens, and at its start into the one before. */
export const CrossedByKeys = meta.story({
  parameters: program,
  play: async ({ canvas }) => {
    const wander = () => row(/^Растяжка у/);
    const down = () => userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const up = () => userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    const stands = async (module: RegExp, place: RegExp) => {
      await waitFor(() => expect(canvas.getByText(place)).toHaveTextContent(module));
      await waitFor(async () => expect(await wander()).toHaveFocus());
    };
    (await row(/^Сон и/)).focus();
    await userEvent.keyboard('{ArrowLeft}');
    (await wander()).focus();
    await down();
    await stands(/^В\sмодуль 4\. Сон и восстановление/, /, место\s1$/);
    await expect(await row(/^Растяжка у.+из\sмодуля\s3/)).toBeInTheDocument();
    await down();
    await stands(/^В\sмодуль 4\./, /, место\s2$/);
    await down();
    await stands(/^В\sмодуль 5\./, /, место\s1$/);
    await up();
    await stands(/^В\sмодуль 4\./, /, место\s2$/);
    await up();
    await stands(/^В\sмодуль 4\./, /, место\s1$/);
    await up();
    await stands(/^В\sмодуль 3\. Плечи и шея/, /, место\s2$/);
    // A module goes past a module, with all that it holds.
    (await row(/^Плечи и/)).focus();
    await down();
    await waitFor(() => expect(canvas.getByText(/^Модуль на\sместо\s4$/)).toBeInTheDocument());
    await waitFor(async () => expect(await row(/^Плечи и/)).toHaveFocus());
  },
});

/** «Переместить в…» does what a drag does. */
export const MovedByDialog = meta.story({
  parameters: program,
  play: async () => {
    (await row(/^Растяжка у/)).focus();
    await userEvent.keyboard('{Control>}[KeyM]{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: /Переместить в/ }));
    await userEvent.click(dialog.getByRole('radio', { name: /^1\. Почему тело/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Переместить' }));
    await expect(await row(/^Растяжка у.+из\sмодуля\s3/)).toBeInTheDocument();
  },
});

/** Several chosen: the rail is the menu of what can be done with them. */
export const Selecting = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: program,
  play: async () => {
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(await row(/^Растяжка у/));
    await user.click(await row(/^Мягкие плечи/));
    await user.keyboard('{/Control}');
    await expect(await screen.findByText(/^Выбрано 2/)).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Собрать в\sновый модуль/ })).toBeEnabled();
    await expect(screen.getByRole('button', { name: /^Убрать из\sкурса/ })).toBeEnabled();
  },
});

/** Taken out at once; «Отменить» brings it back. */
export const Removed = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: program,
  play: async () => {
    (await row(/^Растяжка у/)).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Растяжка у/ })).toBeNull());
    // The next row takes the focus, and the page stays where it is.
    await waitFor(async () => expect(await row(/^Схема мышц/)).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: /^Отменить(?! \()/ }));
    await expect(await row(/^Растяжка у/)).toBeInTheDocument();
  },
});

/** Looks for the stretching at the wall by what is typed: it is all that is left. */
async function findWall(typed: string): Promise<void> {
  await row(/^Своя неделя/);
  await userEvent.click(screen.getByRole('button', { name: /^Найти в/ }));
  await userEvent.type(screen.getByRole('searchbox'), typed);
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Своя неделя/ })).toBeNull());
  await expect(screen.getByRole('row', { name: /^Растяжка у/ })).toBeVisible();
}

export const Filtered = meta.story({
  tags: ['picture-phone'],
  parameters: program,
  play: () => findWall('стен'),
});

/** What was typed in the layout of the other alphabet is found as it was meant. */
export const FilteredByOtherLayout = meta.story({
  parameters: program,
  play: () => findWall('cnty'),
});

/** A recording of the device: its lecture is there at once, under the name of the file, with how far it has come. */
export const Uploading = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: program,
  beforeEach: ({ msw }) => msw.use(never(endpoints.upload.part)),
  play: async () => {
    await userEvent.click(await row(/^Своя неделя/));
    const input = document.querySelector<HTMLInputElement>('input[aria-label="Загрузить записи"]');
    if (input === null) throw new Error('No place for recordings');
    await userEvent.upload(input, new File(['звук'], 'Письмо себе.m4a', { type: 'audio/mp4' }));
    await row(/^Письмо себе, новая, 0\s%/);
    // A row that has just come is not to be pressed before the tree has laid it out.
    await waitFor(async () => userEvent.click(await row(/^Письмо себе, новая, 0\s%/)));
    const rail = within(screen.getByRole('region', { name: /Выбранное в/ }));
    await expect(await rail.findByRole('progressbar')).toBeInTheDocument();
    await expect(await rail.findByRole('button', { name: 'Приостановить' })).toBeVisible();
  },
});

/** A file that a module does not take is refused at once, in words. */
export const FileRefused = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: program,
  play: async () => {
    await userEvent.click(await row(/^Своя неделя/));
    const input = document.querySelector<HTMLInputElement>('input[aria-label="Приложить файл"]');
    if (input === null) throw new Error('No place for files');
    await userEvent.upload(input, new File(['x'], 'программа.exe', { type: '' }), { applyAccept: false });
    await expect(await screen.findByText(/«программа\.exe» не\sподойдёт\. Подойдут/)).toBeInTheDocument();
    await expect(screen.queryByRole('row', { name: /программа\.exe/ })).toBeNull();
  },
});

/** Of several refused files each keeps its reason; a video is taken. */
export const FilesRefused = meta.story({
  parameters: program,
  play: async ({ loaded }) => {
    await userEvent.click(await row(/^Своя неделя/));
    const input = document.querySelector<HTMLInputElement>('input[aria-label="Приложить файл"]');
    if (input === null) throw new Error('No place for files');
    const files = [
      new File(['x'], 'программа.exe', { type: '' }),
      new File([], 'пустой.pdf', { type: 'application/pdf' }),
      new File(['\0\0\0\x18ftypmp42'], 'Разминка.mp4', { type: 'video/mp4' }),
    ];
    await userEvent.upload(input, files, { applyAccept: false });
    await screen.findByRole('row', { name: /^Разминка\.mp4/ });
    const { modalName, props } = loaded['environment'].store.get(modalAtom);
    await expect({ modalName, props }).toEqual({
      modalName: 'refusedFiles',
      props: {
        refused: [
          { name: 'программа.exe', reason: expect.stringMatching(/^Подойдут .*mp4/) },
          { name: 'пустой.pdf', reason: 'Файл пуст' },
        ],
        note: 'Остальной 1\u00A0файл уже в\u00A0модуле',
      },
    });
  },
});

/** Which module opens on which day: an arrow moves it. */
export const Days = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: program,
  play: async () => {
    await row(/^Своя неделя/);
    await userEvent.click(screen.getByRole('button', { name: /^По\sдням/ }));
    const chip = await screen.findByRole('button', {
      name: /^2\. Дыхание как опора, открывается в\sдень\s7/,
    });
    chip.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('button', { name: /^2\. Дыхание.+день\s8/ })).toBeInTheDocument();
    await unsaved();
  },
});

/** What will be saved, asked for by the first press of the keys; each line can be taken back. */
export const Changes = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: program,
  play: async () => {
    await rename(/^Дыхание как опора/, 'Дыхание и голос');
    (await row(/^Растяжка у/)).focus();
    await userEvent.keyboard('{Delete}');
    await unsaved();
    await saveKeys();
    const list = await panel();
    await waitFor(() => expect(list.getByText('Дыхание и голос')).toBeVisible());
    await expect(list.getByText(/останется в\sлекциях/)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^Вернуть: Растяжка/ }));
    await expect(await row(/^Растяжка у/)).toBeInTheDocument();
  },
});

/** The list stands beside the tree: the sums of the modules stay in sight. */
export const ChangesBesideTotals = meta.story({
  parameters: program,
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await rename(/^Дыхание как опора/, 'Дыхание и голос');
    await saveKeys();
    const list = await screen.findByRole('complementary', { name: 'Что будет сохранено' });
    const sums = screen.getAllByText(/^\d+\sлекци\S+ · /);
    await expect(sums).toHaveLength(9);
    await waitFor(async () => {
      const { left } = list.getBoundingClientRect();
      const hidden = sums.filter((sum) => sum.getBoundingClientRect().right > left);
      await expect(hidden.map(({ textContent }) => textContent)).toEqual([]);
    });
  },
});

/** Both sides renamed a module: which one, and to what, is told, and either is saved. */
export const ProgramConflict = meta.story({
  parameters: program,
  play: async ({ loaded }) => {
    await rename(/^Дыхание как опора/, 'Дыхание и голос');
    const { platform } = loaded['environment'];
    const course = '/api/v1/author/course/course-telo';
    const { modules } = await (await platform.fetch(new Request(`${location.origin}${course}`))).json();
    const answer = await platform.fetch(
      new Request(`${location.origin}${course}/module/${modules[1].id}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'Дыхание и тело' }),
      }),
    );
    await expect(answer.status).toBe(200);
    await saveKeys();
    await panel();
    await saveKeys();
    const dialog = within(await screen.findByRole('dialog', { name: 'Какую версию сохранить' }));
    const choice = within(dialog.getByRole('radiogroup', { name: /^Модуль\s2, название$/ }));
    const [theirs, mine] = choice.getAllByRole('radio');
    await expect(theirs?.parentElement).toHaveTextContent('Дыхание и тело');
    await expect(mine?.parentElement).toHaveTextContent('Дыхание и голос');
    await expect(dialog.queryByText(/правк\S+ программы/)).toBeNull();
  },
});

/** The version of this device is saved over the other, and nothing is asked twice. */
export const ProgramConflictResolved = meta.story({
  parameters: program,
  play: async (context) => {
    await ProgramConflict.input.play?.(context);
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Сохранить выбранное' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await saved();
    await expect(await row(/^Дыхание и голос/)).toBeInTheDocument();
  },
});

/** The second press saves, and the panel goes. */
export const Saved = meta.story({
  parameters: program,
  play: async ({ loaded }) => {
    await rename(/^Дыхание как опора/, 'Дыхание и голос');
    await saveKeys();
    await panel();
    await saveKeys();
    await saved();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Сохранение' })).toBeNull());
    const answer = await loaded['environment'].platform.fetch(
      new Request(`${location.origin}/api/v1/author/course/course-telo`),
    );
    const { modules } = await answer.json();
    await expect(modules[1].name).toBe('Дыхание и голос');
  },
});

/** After a save by keys alone the author stands on the row that they stood on: a known one, and one that was new before. */
export const SavedFromRow = meta.story({
  parameters: program,
  play: async () => {
    const saveAll = async () => {
      await saveKeys();
      await panel();
      await saveKeys();
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Сохранение' })).toBeNull());
      await saved();
    };
    await rename(/^Дыхание как опора/, 'Дыхание и голос');
    await saveAll();
    await expect(await row(/^Дыхание и голос/)).toHaveFocus();

    await userEvent.click(screen.getByRole('button', { name: 'Модуль' }));
    const field = await within(await screen.findByRole('treegrid')).findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Новый модуль{Enter}');
    await expect(await row(/^Новый модуль/)).toHaveFocus();
    await saveAll();
    await expect(await row(/^Новый модуль/)).toHaveFocus();
  },
});

/** A letter is seen before it is kept; what is pressed within the same frame finds it kept all the same. */
export const SavedWithTheLastKey = meta.story({
  parameters: program,
  play: async () => {
    await userEvent.click(await row(/^Дыхание как опора/));
    const rail = within(await screen.findByRole('region', { name: /Выбранное в/ }));
    const field = await rail.findByRole<HTMLInputElement>('textbox', { name: 'Название модуля' });
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    document.execCommand('insertText', false, '!');
    const keys = { key: 's', code: 'KeyS', ctrlKey: true, bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent('keydown', keys));
    const list = await panel();
    await waitFor(() => expect(list.getByText(/^Дыхание как опора.*!$/)).toBeVisible());
    await expect(field).toHaveValue('Дыхание как опора!');
  },
});

/** A step is under way: the bar says how far all is, and its row says so too. */
export const Saving = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: program,
  beforeEach: ({ msw }) => msw.use(never(endpoints.course.updateModule)),
  play: async () => {
    await rename(/^Дыхание как опора/, 'Дыхание и голос');
    await saveKeys();
    await panel();
    await saveKeys();
    const bar = within(await screen.findByRole('region', { name: 'Сохранение' }));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent(/^Сохраняем: \d+\sиз\s\d+/));
    await expect(await row(/^Дыхание и голос, сохраняем/)).toBeInTheDocument();
  },
});

async function saveThatFails() {
  await rename(/^Дыхание как опора/, 'Дыхание и голос');
  await saveKeys();
  await panel();
  await saveKeys();
  const bar = within(await screen.findByRole('region', { name: 'Сохранение' }));
  await expect(await bar.findByRole('alert')).toHaveTextContent(/^Шаг\s\d+ из\s\d+/);
  return bar;
}

/** A step failed: it stays red in its place, with what happened and what is safe. */
export const SaveFailed = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: program,
  beforeEach: ({ msw }) => msw.use(fails(endpoints.course.updateModule, 500)),
  play: async () => {
    const bar = await saveThatFails();
    await expect(bar.getByRole('button', { name: /^Продолжить с\sэтого места/ })).toBeEnabled();
    await expect(await row(/^Дыхание и голос, не\sсохранено/)).toBeInTheDocument();
  },
});

/** Gone on from where it stopped. */
export const SaveResumed = meta.story({
  tags: ['picture-phone'],
  parameters: program,
  beforeEach: SaveFailed.input.beforeEach,
  play: async ({ loaded, msw }) => {
    const bar = await saveThatFails();
    msw.use(...loaded['environment'].handlers);
    await userEvent.click(bar.getByRole('button', { name: /^Продолжить с\sэтого места/ }));
    await saved();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Сохранение' })).toBeNull());
  },
});

export const Questions = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/courses/course-telo?tab=questions' },
  play: async () => {
    await expect(await screen.findByText(/Сколько времени открыт курс/)).toBeVisible();
  },
});

export const Publication = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/courses/course-telo?tab=publication' },
  play: async () => {
    await expect((await screen.findAllByRole('textbox', { name: 'Цена' }))[0]).toHaveValue('6\u00A0900');
  },
});

/** As a learner sees it, with what is not saved yet, and on a phone. */
export const PreviewTab = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/courses/course-telo?tab=preview' },
  play: async () => {
    const screenOf = within(await screen.findByRole('article', { name: 'Страница глазами клиента' }));
    await waitFor(() => expect(screenOf.getByRole('heading', { name: /^Тело без тревоги/ })).toBeVisible());
    await userEvent.click(await screenOf.findByRole('button', { name: /^Как работает блуждающий/ }));
    await expect(await screenOf.findByRole('button', { name: 'Воспроизвести' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Телефон' }));
    await waitFor(async () =>
      expect(
        (await screen.findByRole('article', { name: 'Страница глазами клиента' })).clientWidth,
      ).toBeLessThan(361),
    );
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.course.get)),
  play: async () => {
    await expect(await screen.findByText('Открываем курс')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.course.get, 500)),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /не\sоткрылся/ })).toBeInTheDocument();
  },
});

export const NotFound = meta.story({
  parameters: { route: '/courses/course-nowhere' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /не\sнайден/ })).toBeInTheDocument();
  },
});

const phone = { viewport: { value: 'phone' } };

export const Phone = meta.story({
  globals: phone,
  play: async () => {
    await title();
    await expectToFit();
  },
});

/** One column of tall rows; «…» does what a drag does, the bar at the foot adds and saves. */
export const ProgramPhone = meta.story({
  tags: ['picture'],
  globals: phone,
  parameters: program,
  play: async () => {
    const lecture = await row(/^Растяжка у/);
    await expect(lecture.getBoundingClientRect().height).toBe(56);
    await userEvent.click(within(lecture).getByRole('button', { name: /^Ещё: Растяжка/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Выше на\sместо/ }));
    await expect(await row(/^Растяжка у.+перенос/)).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: /^Сохранить 1\sправку/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Добавить' })).toBeVisible();
    await expectToFit();
  },
});
