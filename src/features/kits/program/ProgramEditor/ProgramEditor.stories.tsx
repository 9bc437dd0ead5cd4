import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Course } from '#domain/course/schema.ts';
import { courseEditor, courseProgram } from '#atoms/course/editor.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import preview from '#storybook/preview.tsx';
import { courseKind } from '#features/course/CourseEditor/courseKind.ts';
import { editorFields } from '#features/kits/editor/EditorKit/editorFields.tsx';
import type { CourseFields } from '#atoms/course/fields.ts';
import { AccessSection } from '../ProgramForm/AccessSection.tsx';
import type { SharedFields } from '../ProgramForm/pieces.ts';
import { ProgramForm } from '../ProgramForm/ProgramForm.tsx';
import { sharedFieldNames } from '../ProgramForm/sharedFieldNames.ts';
import { Form } from '../sections.ts';
import { ProgramEditor } from './ProgramEditor.tsx';

const pieces = editorFields<SharedFields>(courseEditor);

const meta = preview.meta({
  component: ProgramEditor<Course, CourseFields>,
  parameters: {
    docs: {
      description: {
        component:
          'An editor of a course or a marathon: its parts in tabs, and one save for the programme and all else.',
      },
    },
    route: '/courses/course-telo',
    path: '/courses/:id',
  },
  args: {
    kind: courseKind,
    program: courseProgram,
    pieces: courseEditor,
    mainFields: sharedFieldNames,
    main: (
      <Form>
        <ProgramForm pieces={pieces} type="course" />
        <AccessSection pieces={pieces} type="course" />
      </Form>
    ),
    status: <StatusOf kind="publication" status="published" />,
    days: null,
    learners: 0,
  },
});

const tab = (name: RegExp) => screen.findByRole('link', { name });

/** Five pages of one work: each has an address, and figures tell how much is on it. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async () => {
    await expect(await tab(/^Программа 8/)).toBeVisible();
    await expect(await tab(/^Вопросы 9/)).toBeVisible();
    const [link] = await screen.findAllByRole('link', { name: /^Предпросмотр/ });
    if (link === undefined) throw new Error('No way to the preview');
    await userEvent.click(link);
    // The page of a tab fades in.
    await waitFor(() =>
      expect(screen.getByRole('article', { name: 'Страница глазами клиента' })).toBeVisible(),
    );
  },
});

/** What the readiness list lacks of the programme leads to its page. */
export const WayToTheProgramme = meta.story({
  tags: ['picture'],
  args: { status: <StatusOf kind="publication" status="draft" /> },
  parameters: { route: '/courses/new' },
  play: async () => {
    const [words] = await screen.findAllByText('Модулей ещё нет');
    const line = words?.closest('li');
    if (line == null) throw new Error('No line of readiness');
    await userEvent.click(within(line).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Здесь будет программа' })).toBeVisible());
  },
});
