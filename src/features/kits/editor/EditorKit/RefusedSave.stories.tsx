import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { profileEditor } from '#atoms/account/profileEditor.ts';
import { consultationEditor } from '#atoms/consultation/editor.ts';
import { courseEditor, courseProgram } from '#atoms/course/editor.ts';
import type { Editable } from '#atoms/editor/config.ts';
import type { Editor } from '#atoms/editor/createEditor.ts';
import { lectureEditor } from '#atoms/lecture/editor.ts';
import { marathonEditor, marathonProgram } from '#atoms/marathon/editor.ts';
import { meditationEditor } from '#atoms/meditation/editor.ts';
import { quizEditor } from '#atoms/quiz/editor.ts';
import { questionOf } from '#atoms/quiz/questionEdits.ts';
import type { Store } from '#atoms/store.ts';
import { webinarEditor } from '#atoms/webinar/editor.ts';
import { Profile } from '#features/account/Profile/Profile.tsx';
import { ConsultationEditor } from '#features/consultation/ConsultationEditor/ConsultationEditor.tsx';
import { CourseEditor } from '#features/course/CourseEditor/CourseEditor.tsx';
import { MarathonEditor } from '#features/marathon/MarathonEditor/MarathonEditor.tsx';
import { LectureEditor } from '#features/lecture/LectureEditor/LectureEditor.tsx';
import { MeditationEditor } from '#features/meditation/MeditationEditor/MeditationEditor.tsx';
import { QuizEditor } from '#features/quiz/QuizEditor/QuizEditor.tsx';
import { WebinarEditor } from '#features/webinar/WebinarEditor/WebinarEditor.tsx';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { EditorScreen } from './EditorScreen.tsx';

// A press of save either saves or leads to the field that forbids it. Every editor of the console is gone through.
const meta = preview.meta({
  component: EditorScreen,
  parameters: {
    docs: {
      description: {
        component:
          'A save that something forbids leads to the field that does, wherever it stands: of every editor of the console.',
      },
    },
    layout: 'fullscreen',
  },
});

const spaced = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ');
const save = () => userEvent.keyboard('{Control>}[KeyS]{/Control}');
const long = 'а'.repeat(20_000);

interface Refusal<Fields> {
  /** Edits that no save takes. */
  patch: Partial<Fields>;
  /** The `data-field` that the focus comes to, with the problem in words beside it. */
  field: string;
}

/** Makes each edit in turn, presses save, looks where that leads, and takes the edit back. */
async function leadsTo<Item extends Editable, Fields extends object>(
  store: Store,
  editor: Editor<Item, Fields>,
  { key, refusals }: { key: string; refusals: Refusal<Fields>[] },
) {
  await waitFor(() => expect(store.get(editor.statusAtom(key))).toBe('ready'));
  await screen.findByRole('button', { name: /^Сохранить/ });
  for (const { patch, field } of refusals) {
    store.set(editor.editAtom, { key, patch });
    await save();
    await waitFor(() => isAt(store, editor, { key, field }));
    store.set(editor.discardAtom, key);
    (document.activeElement as HTMLElement | null)?.blur();
  }
}

async function isAt<Item extends Editable, Fields extends object>(
  store: Store,
  editor: Editor<Item, Fields>,
  { key, field }: { key: string; field: string },
) {
  const place = document.activeElement?.closest(`[data-field="${field}"]`);
  await expect(place, `The focus is not at ${field}`).toBeTruthy();
  const [problem] = Object.values(store.get(editor.editorAtom(key)).problems);
  const ids = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const said = [place, ...ids.map((id) => document.getElementById(id))];
  await expect(said.map((element) => spaced(element?.textContent)).join('\n')).toContain(spaced(problem));
}

/** Fields in the form, under the title and in the rail. */
export const OfLecture = meta.story({
  parameters: { route: '/lectures/lecture-golos' },
  render: () => (
    <InShell path="/lectures/:id">
      <LectureEditor />
    </InShell>
  ),
  play: ({ loaded }) =>
    leadsTo(loaded['environment'].store, lectureEditor, {
      key: 'lecture-golos',
      refusals: [
        { patch: { name: '' }, field: 'name' },
        { patch: { description: long }, field: 'description' },
        { patch: { costKopecks: 50 }, field: 'costKopecks' },
      ],
    }),
});

export const OfMeditation = meta.story({
  parameters: { route: '/meditations/meditation-skan-lezha' },
  render: () => (
    <InShell path="/meditations/:id">
      <MeditationEditor />
    </InShell>
  ),
  play: ({ loaded }) =>
    leadsTo(loaded['environment'].store, meditationEditor, {
      key: 'meditation-skan-lezha',
      refusals: [
        { patch: { name: '' }, field: 'name' },
        { patch: { contraindications: long }, field: 'contraindications' },
        { patch: { hasMusic: true, musicRights: false }, field: 'musicRights' },
      ],
    }),
});

/** From another tab to the one that holds the field. */
export const OfConsultation = meta.story({
  parameters: { route: '/consultations/consultation-patterny?tab=client' },
  render: () => (
    <InShell path="/consultations/:id">
      <ConsultationEditor />
    </InShell>
  ),
  play: ({ loaded }) =>
    leadsTo(loaded['environment'].store, consultationEditor, {
      key: 'consultation-patterny',
      refusals: [
        { patch: { bufferMin: -1 }, field: 'bufferMin' },
        { patch: { cancellationPolicy: long }, field: 'cancellationPolicy' },
        { patch: { costKopecks: 50 }, field: 'costKopecks' },
      ],
    }),
});

export const OfWebinar = meta.story({
  parameters: { route: '/webinars/webinar-son-voprosy?tab=recording' },
  render: () => (
    <InShell path="/webinars/:id">
      <WebinarEditor />
    </InShell>
  ),
  play: ({ loaded }) =>
    leadsTo(loaded['environment'].store, webinarEditor, {
      key: 'webinar-son-voprosy',
      refusals: [
        { patch: { link: 'not a link' }, field: 'link' },
        { patch: { seatLimit: -1 }, field: 'seatLimit' },
        { patch: { name: '' }, field: 'name' },
      ],
    }),
});

/** A lecture of the programme may be what forbids it: its row is opened. */
export const OfCourse = meta.story({
  parameters: { route: '/courses/course-telo?tab=preview' },
  render: () => (
    <InShell path="/courses/:id">
      <CourseEditor />
    </InShell>
  ),
  play: async ({ loaded }) => {
    const { store }: { store: Store } = loaded['environment'];
    const key = 'course-telo';
    await leadsTo(store, courseEditor, {
      key,
      refusals: [
        { patch: { subtitle: long }, field: 'subtitle' },
        { patch: { costKopecks: 50 }, field: 'costKopecks' },
        { patch: { name: '' }, field: 'name' },
      ],
    });
    const [id = ''] = store.get(courseProgram.treeAtom(key)).order;
    store.set(courseProgram.editModuleAtom, { key, id, patch: { name: '' } });
    // The first press shows what will be saved.
    await save();
    await screen.findByText(/^Что будет сохранено/);
    await save();
    await waitFor(() => isAt(store, courseEditor, { key, field: 'program.refused' }));
  },
});

export const OfMarathon = meta.story({
  parameters: { route: '/marathons/marathon-utro?tab=preview' },
  render: () => (
    <InShell path="/marathons/:id">
      <MarathonEditor />
    </InShell>
  ),
  play: async ({ loaded }) => {
    const { store }: { store: Store } = loaded['environment'];
    const key = 'marathon-utro';
    await leadsTo(store, marathonEditor, {
      key,
      refusals: [
        { patch: { chatUrl: 'not a link' }, field: 'chatUrl' },
        { patch: { name: '' }, field: 'name' },
      ],
    });
    const { order, modules } = store.get(marathonProgram.treeAtom(key));
    const id = order.flatMap((one) => modules[one]?.lectures ?? [])[0] ?? '';
    store.set(marathonProgram.editLectureAtom, { key, id, patch: { name: 'а' } });
    await save();
    await screen.findByText(/^Что будет сохранено/);
    await save();
    await waitFor(() => isAt(store, marathonEditor, { key, field: 'program.refused' }));
  },
});

/** A question that is not open may be what forbids it. */
export const OfQuiz = meta.story({
  parameters: { route: '/quizzes/quiz-opora?tab=check' },
  render: () => (
    <InShell path="/quizzes/:id">
      <QuizEditor />
    </InShell>
  ),
  play: async ({ loaded }) => {
    const { store }: { store: Store } = loaded['environment'];
    const key = 'quiz-opora';
    await waitFor(() => expect(store.get(quizEditor.statusAtom(key))).toBe('ready'));
    const { questions } = store.get(quizEditor.editorAtom(key)).fields;
    const blank = questionOf('single', ['Верно', 'Неверно']);
    const third = (change: object) => questions.map((one, at) => (at === 2 ? { ...one, ...change } : one));
    await leadsTo(store, quizEditor, {
      key,
      refusals: [
        { patch: { questions: [...questions, blank] }, field: 'questions.text' },
        { patch: { questions: third({ explanation: long }) }, field: 'questions.explanation' },
        { patch: { questions: third({ points: 0 }) }, field: 'questions.points' },
        { patch: { passingScore: 101 }, field: 'passingScore' },
        { patch: { name: '' }, field: 'name' },
      ],
    });
    const unmarked = (questions[1]?.options ?? []).map((option) => ({ ...option, isCorrect: false }));
    store.set(quizEditor.editAtom, {
      key,
      patch: { questions: questions.map((one, at) => (at === 1 ? { ...one, options: unmarked } : one)) },
    });
    await save();
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-field="questions.options"]')).toBeTruthy(),
    );
    await expect(screen.getByRole('textbox', { name: 'Текст вопроса' })).toHaveValue(questions[1]?.text);
  },
});

export const OfProfile = meta.story({
  parameters: { route: '/profile' },
  render: () => (
    <InShell path="/profile">
      <Profile />
    </InShell>
  ),
  play: ({ loaded }) =>
    leadsTo(loaded['environment'].store, profileEditor, {
      key: demoAccount.id,
      refusals: [
        { patch: { site: 'not a link' }, field: 'site' },
        { patch: { firstName: '' }, field: 'firstName' },
      ],
    }),
});
