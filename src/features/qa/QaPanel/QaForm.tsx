import { useAtomValue, useSetAtom } from 'jotai';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { askedContentsAtom } from '#atoms/qa/contents.ts';
import { qaEditor, withAnswer, withHidden } from '#atoms/qa/editor.ts';
import { Combobox } from '#components/forms/Combobox/Combobox.tsx';
import { Switch } from '#components/forms/Switch/Switch.tsx';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import type { PanelSaving } from '#features/kits/record/RecordPanel/usePanelSave.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, radius, space, type } from '#theme/tokens.ts';
import { CannedAnswers } from './CannedAnswers.tsx';
import { messages } from './messages.ts';

interface QaFormProps {
  questionKey: string;
  saving: PanelSaving;
}

/** What is asked, what is answered, and to what it belongs. */
export function QaForm({ questionKey: key, saving }: QaFormProps) {
  const t = useMessages(messages);
  const { fields, problems, dirty, offer } = useAtomValue(qaEditor.editorAtom(key));
  const contents = useAtomValue(askedContentsAtom);
  const edit = useSetAtom(qaEditor.editAtom);
  const restore = useSetAtom(qaEditor.restoreAtom);
  const discard = useSetAtom(qaEditor.discardAtom);
  const put = (patch: Parameters<typeof edit>[0]['patch']) => edit({ key, patch });

  return (
    <Root>
      {offer !== null && (
        <Note title={t.offer}>
          <Button onClick={() => discard(key)}>{t.discard}</Button>
          <Button onClick={() => restore(key)}>{t.restore}</Button>
        </Note>
      )}
      {saving.conflict && (
        <Note title={`${t.conflict}. ${t.conflictText}`}>
          <Button onClick={saving.takeTheirs}>{t.theirs}</Button>
          <Button onClick={saving.keepMine}>{t.mine}</Button>
        </Note>
      )}
      <TextArea
        label={t.question}
        placeholder={t.questionHint}
        rows={2}
        max={500}
        value={fields.question}
        error={problems['question']}
        onChange={(question) => put({ question })}
      />
      <div>
        <TextArea
          label={t.answer}
          placeholder={t.answerHint}
          rows={6}
          max={5000}
          value={fields.answer}
          error={problems['answer'] ?? problems['status']}
          onChange={(answer) => put(withAnswer(fields, answer))}
        />
        <CannedAnswers answer={fields.answer} onUse={(answer) => put(withAnswer(fields, answer))} />
      </div>
      <Combobox
        label={t.content}
        placeholder={t.contentHint}
        options={contents.map(({ id, name }) => ({ id, label: name }))}
        nameOf={(id) => contents.find((content) => content.id === id)?.name ?? id}
        value={fields.contentId}
        clearable
        error={problems['contentId'] ?? problems['contentType']}
        onChange={(id) =>
          put({ contentId: id, contentType: contents.find((content) => content.id === id)?.type ?? null })
        }
      />
      <Switch
        label={t.hidden}
        checked={fields.status === 'hidden'}
        onChange={(hidden) => put(withHidden(fields, hidden))}
      />
      {dirty && <Unsaved role="status">{t.unsaved}</Unsaved>}
    </Root>
  );
}

/** Something that waits for the author's word. */
function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Word role="group" aria-label={title}>
      <p>
        <CircleAlert size={16} strokeWidth={1.5} aria-hidden /> {title}
      </p>
      <div>{children}</div>
    </Word>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

const Word = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.media};
  background: ${color.dawnTint};

  p {
    display: flex;
    gap: ${space[2]};
    margin: 0;
  }

  svg {
    flex: none;
    margin-top: 2px;
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;

const Unsaved = styled.p`
  margin: 0;
  ${type.caption}
  color: ${color.dawnText};
`;
