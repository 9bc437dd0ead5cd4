import { expect, screen, userEvent, within } from 'storybook/test';
import { courseEditor, courseProgram } from '#atoms/course/editor.ts';
import { EditorKeyContext, useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import preview from '#storybook/preview.tsx';
import { ProgramDeskContext } from '../Program/program.ts';
import { createProgramView } from '../Program/view.ts';
import { Preview } from './Preview.tsx';

const fieldsAtom = courseEditor.partAtom(({ fields }) => fields);
const statusAtom = courseEditor.statusAtom;

function Shown() {
  const status = useEditorPart(statusAtom);
  const fields = useEditorPart(fieldsAtom);
  return status === 'loading' ? null : <Preview fields={fields} />;
}

const desk = { program: courseProgram, view: createProgramView() };

const meta = preview.meta({
  component: Preview,
  args: { fields: undefined },
  render: (_, { parameters }) => (
    <EditorKeyContext value={parameters['course'] ?? 'course-telo'}>
      <ProgramDeskContext value={desk}>
        <Shown />
      </ProgramDeskContext>
    </EditorKeyContext>
  ),
});

const page = async () => within(await screen.findByRole('article', { name: 'Глазами ученика' }));

/** What is sold and what is in it; a lecture plays where the cover was. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async () => {
    const body = await page();
    await expect(body.getByText(/^6\s900\s₽/)).toBeVisible();
    await expect(await body.findByText(/откроется в\sдень\s7/)).toBeVisible();
    await userEvent.click(await body.findByRole('button', { name: /^Как работает блуждающий/ }));
    await expect(await body.findByRole('button', { name: 'Воспроизвести' })).toBeVisible();
  },
});

/** What is not saved yet is shown too. */
export const Draft = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) =>
    loaded['environment'].store.set(courseEditor.editAtom, {
      key: 'new',
      patch: {
        name: 'Курс, которого ещё нет',
        description: '### не заголовок\n\n## Как устроено\n\n- по **вечерам**\n- <b>тег</b>',
        learnings: ['Раз', 'Два', 'Три'],
      },
    }),
  parameters: { course: 'new' },
  play: async () => {
    const body = await page();
    await expect(body.getByRole('heading', { name: 'Курс, которого ещё нет' })).toBeVisible();
    await expect(body.getByRole('heading', { name: 'Модулей ещё нет' })).toBeVisible();
    await expect(body.getByRole('heading', { name: 'Как устроено', level: 3 })).toBeVisible();
    await expect(body.getByText('вечерам')).toHaveProperty('tagName', 'STRONG');
    await expect(body.getByText('<b>тег</b>')).toBeVisible();
  },
});

/** On a wide screen the phone is shown within it. */
export const OnAPhone = meta.story({
  tags: ['picture'],
  play: async () => {
    await page();
    await userEvent.click(screen.getByRole('radio', { name: 'Телефон' }));
    await expect((await screen.findByRole('article', { name: 'Глазами ученика' })).clientWidth).toBeLessThan(
      361,
    );
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  // The page brings room at its sides, into which targets reach.
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await page();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});
