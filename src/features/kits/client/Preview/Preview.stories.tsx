import { useAtomValue, type Atom } from 'jotai';
import { Suspense, useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { consultationEditor } from '#atoms/consultation/editor.ts';
import { courseEditor } from '#atoms/course/editor.ts';
import { lectureEditor } from '#atoms/lecture/editor.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { consultationKind } from '#features/consultation/ConsultationEditor/consultationKind.ts';
import { courseKind } from '#features/course/CourseEditor/courseKind.ts';
import { lectureKind } from '#features/lecture/LectureEditor/lectureKind.ts';
import { marathonKind } from '#features/marathon/MarathonEditor/marathonKind.ts';
import { meditationKind } from '#features/meditation/MeditationEditor/meditationKind.ts';
import { quizKind } from '#features/quiz/QuizEditor/quizKind.ts';
import { webinarKind } from '#features/webinar/WebinarEditor/webinarKind.ts';
import preview from '#storybook/preview.tsx';
import type { PreviewProps } from '../previewProps.ts';

interface ShownProps {
  of: {
    preview?: (props: PreviewProps) => ReactNode;
    editor: { statusAtom: (key: string) => Atom<string> };
  };
  editorKey: string;
  /** As an editor opens it: over the page, by a button. */
  over: boolean;
}

/** A preview once what it shows has been read. */
function Shown({ of, editorKey, over }: ShownProps) {
  const ready = useAtomValue(of.editor.statusAtom(editorKey)) === 'ready';
  const [open, setOpen] = useState(false);
  const Preview = of.preview;
  if (!ready || Preview === undefined) return null;
  return (
    <Suspense fallback={null}>
      {over && <Button onClick={() => setOpen(true)}>Предпросмотр</Button>}
      {!over && <Preview editorKey={editorKey} />}
      {over && open && <Preview editorKey={editorKey} onClose={() => setOpen(false)} />}
    </Suspense>
  );
}

const meta = preview.meta({
  component: Shown,
  parameters: {
    docs: {
      description: {
        component:
          'What the author edits, as a client will see it: in place or over the page, on a computer and a phone, in both themes.',
      },
    },
  },
  args: { of: lectureKind, editorKey: 'lecture-golos', over: false },
  argTypes: { of: { control: false } },
});

const page = async () =>
  within(await screen.findByRole('article', { name: 'Страница глазами клиента' }, { timeout: 5000 }));
const named = async (name: RegExp) => {
  const body = await page();
  await waitFor(() => expect(body.getByRole('heading', { name, level: 2 })).toBeVisible());
  return body;
};

/** Its cover, which plays; what is known of it at a glance; the description as prose. */
export const Lecture = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    const body = await named(/^Голос и/);
    await expect(await body.findByText(/^Лекция · 38\sмин/)).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Смотреть на\u00A0странице' }));
    await expect(await body.findByRole('button', { name: 'Воспроизвести' })).toBeVisible();
  },
});

export const Meditation = meta.story({
  tags: ['picture'],
  args: { of: meditationKind, editorKey: 'meditation-skan-lezha' },
  play: async () => {
    const body = await page();
    await expect(await body.findByText(/^Медитация · .*голос/)).toBeVisible();
  },
});

/** What is sold and what is in it; a lecture plays where the cover was. */
export const Course = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  args: { of: courseKind, editorKey: 'course-telo' },
  play: async () => {
    const body = await named(/^Тело без тревоги/);
    await expect(body.getByText(/^6\s900\s₽/)).toBeVisible();
    await expect(await body.findByText(/откроется в\sдень\s7/)).toBeVisible();
    await expect(await body.findByRole('button', { name: /^Как работает блуждающий/ })).toBeVisible();
  },
});

/** On a wide screen the phone is shown within it, in the theme that the author does not work in. */
export const OnAPhone = meta.story({
  tags: ['picture'],
  args: { of: courseKind, editorKey: 'course-telo' },
  play: async () => {
    const body = await named(/^Тело без тревоги/);
    await userEvent.click(screen.getByRole('radio', { name: 'Телефон' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Тёмная' }));
    const article = await screen.findByRole('article', { name: 'Страница глазами клиента' });
    await expect(article.clientWidth).toBeLessThan(361);
    await expect(article).toHaveAttribute('data-theme', 'dark');
    await expect(await body.findByRole('button', { name: /^Как работает блуждающий/ })).toBeVisible();
  },
});

/** Its days have dates. */
export const Marathon = meta.story({
  tags: ['picture'],
  args: { of: marathonKind, editorKey: 'marathon-utro' },
  play: async () => {
    const body = await page();
    await expect((await body.findAllByText(/откроется в\sдень\s\d+, \d/))[0]).toBeVisible();
  },
});

export const Webinar = meta.story({
  tags: ['picture'],
  args: { of: webinarKind, editorKey: 'webinar-son-voprosy' },
  play: async () => {
    const body = await page();
    await expect(await body.findByText(/^Вебинар · .*GMT\+3/)).toBeVisible();
    await expect(body.getByRole('heading', { name: 'Участие' })).toBeVisible();
  },
});

/** With the times that are free now, by the client's clock. */
export const Consultation = meta.story({
  tags: ['picture'],
  args: { of: consultationKind, editorKey: 'consultation-patterny' },
  play: async () => {
    const body = await page();
    const times = within(await body.findByRole('region', { name: 'Свободное время' }));
    await expect(await times.findByText(/на\s+две недели$/)).toBeVisible();
  },
});

/** Where they meet is told; a link comes later. */
export const InPerson = meta.story({
  args: { of: consultationKind, editorKey: 'new' },
  beforeEach: ({ loaded }) =>
    loaded['environment'].store.set(consultationEditor.editAtom, {
      key: 'new',
      patch: { name: 'Разбор', format: 'office', address: 'Москва, Малый Липовый переулок, 3' },
    }),
  play: async () => {
    const body = await named(/^Разбор$/);
    await expect(body.getByText(/Малый Липовый/)).toBeVisible();
  },
});

/** Its questions, none of them answered for the client. */
export const Quiz = meta.story({
  tags: ['picture'],
  args: { of: quizKind, editorKey: 'quiz-opora' },
  play: async () => {
    const body = await page();
    await expect(await body.findByRole('heading', { name: 'Вопросы' })).toBeVisible();
    await expect(screen.queryByText(/Верный/)).toBeNull();
  },
});

/** What is not saved yet is shown too, and markup of an author's own stays a text. */
export const Draft = meta.story({
  tags: ['picture'],
  args: { of: courseKind, editorKey: 'new' },
  beforeEach: ({ loaded }) =>
    loaded['environment'].store.set(courseEditor.editAtom, {
      key: 'new',
      patch: {
        name: 'Курс, которого ещё нет',
        description: '### не заголовок\n\n## Как устроено\n\n- по **вечерам**\n- <b>тег</b>',
        learnings: ['Раз', 'Два', 'Три'],
      },
    }),
  play: async () => {
    const body = await named(/^Курс, которого ещё нет$/);
    await expect(body.getByRole('heading', { name: 'Как устроено', level: 3 })).toBeVisible();
    await expect(body.getByText('вечерам')).toHaveProperty('tagName', 'STRONG');
    await expect(body.getByText('<b>тег</b>')).toBeVisible();
    await expect(screen.getByText(/^Клиенту не\sхватит: обложки, цены и программы\.$/)).toBeVisible();
  },
});

const empty = async () => {
  await named(/^Без названия$/);
  await expect(screen.getByText(/^Клиенту не\sхватит: названия/)).toBeVisible();
};

/** Nothing is written yet: what a client would miss is said in a line. */
export const Empty = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { editorKey: 'new' },
  play: empty,
});

/** Every other kind that has nothing yet. */
export const EmptyOthers = meta.story({
  args: { editorKey: 'new' },
  render: () => (
    <>
      {[meditationKind, courseKind, marathonKind, webinarKind, consultationKind, quizKind].map((of) => (
        <Shown key={of.listHref} of={of} editorKey="new" over={false} />
      ))}
    </>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(/^Клиенту не\sхватит: названия/)).toHaveLength(6));
  },
});

const word = 'Ненасильственнокоммуникационный';

/** Long words and long lists stay within the page, at any width. */
export const LongTexts = meta.story({
  tags: ['picture', 'picture-phone'],
  args: { of: lectureKind, editorKey: 'new' },
  beforeEach: ({ loaded }) =>
    loaded['environment'].store.set(lectureEditor.editAtom, {
      key: 'new',
      patch: {
        name: `${word} ${word.toLowerCase().repeat(2)} подход к\u00A0голосу`,
        description: `${'Абзац, который длится и длится, потому что автору есть что сказать. '.repeat(12)}\n\n${word.repeat(4)}`,
        costKopecks: 50_000_000,
        oldCostKopecks: 49_999_999,
      },
    }),
  play: async () => {
    await named(new RegExp(`^${word}`));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

/** It opens over the editor, is looked at, and closes, by keys alone; the focus goes back. */
export const Keyboard = meta.story({
  args: { of: quizKind, editorKey: 'quiz-opora', over: true },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Предпросмотр' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Предпросмотр' }));
    await dialog.findByRole('radio', { name: 'Компьютер' });
    // The dialog itself scrolls by keys too.
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('radio', { name: 'Компьютер' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog.getByRole('radio', { name: 'Телефон' })).toBeChecked();
  },
});

/** In English, on a phone. */
export const English = meta.story({
  tags: ['picture-phone'],
  globals: { language: 'en', viewport: { value: 'phone' } },
  args: { of: courseKind, editorKey: 'course-telo' },
  play: async () => {
    await screen.findByText(/^Course · 13/, {}, { timeout: 5000 });
    await screen.findByRole('button', { name: 'Download a PDF' });
  },
});
