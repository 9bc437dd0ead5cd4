import styled from 'styled-components';
import { space } from '#theme/tokens.ts';
import { EditorReadiness } from '../EditorReadiness.tsx';
import { EditorScreen } from '../EditorScreen.tsx';
import { EditorUse } from '../EditorUse.tsx';
import { days, practice, practiceKind, type Day } from './practice.ts';
import { PracticeDay } from './PracticeForm.tsx';

interface PracticeEditorProps {
  /** How many of its days are in the form. */
  count?: Day;
  /** Each day on a tab of its own. */
  tabs?: boolean;
}

/** The editor of a kind that no platform has: the kit with nothing but the kit. */
export function PracticeEditor({ count = 5, tabs = false }: PracticeEditorProps) {
  const shown = days.filter((day) => day <= count);
  const pages = shown.map((day) => ({
    id: `day-${day}`,
    label: `День ${day}`,
    fields: ['text', 'area', 'rich', 'money', 'number', 'duration', 'date', 'time'].map(
      (type) => `${type}${day}`,
    ),
    content: <PracticeDay day={day} />,
  }));
  return (
    <EditorScreen
      kind={practiceKind}
      rail={
        <>
          <EditorReadiness />
          <EditorUse editor={practice.editor} />
        </>
      }
      {...(tabs && { tabs: pages, statesAt: 'tabs' as const })}
    >
      <Form>
        {shown.map((day) => (
          <PracticeDay key={day} day={day} />
        ))}
      </Form>
    </EditorScreen>
  );
}

const Form = styled.div`
  display: grid;
  gap: ${space[8]};
`;
