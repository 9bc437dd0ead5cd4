import { useAtomValue } from 'jotai';
import { X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { streamAtom } from '#atoms/stream/streams.ts';
import { webinarEditor } from '#atoms/webinar/editor.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { Field } from '#components/forms/Field/Field.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { editorFields } from '#features/kits/editor/EditorKit/editorFields.tsx';
import { PartLink } from '#features/kits/editor/EditorKit/EditorTabs.tsx';
import { StreamPicker } from '#features/kits/media/StreamPicker/StreamPicker.tsx';
import { formatDuration } from '#lib/time/duration.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { fieldMessages } from './fieldMessages.ts';
import { messages } from './messages.ts';
import * as S from './WebinarEditor.styles.ts';

const { EditorField } = editorFields(webinarEditor);

/** The recording of the webinar, chosen among the author's videos. */
export function Recording() {
  const t = useMessages(messages);
  const labels = useMessages(fieldMessages);
  const { pathname } = useLocation();
  return (
    <S.Narrow>
      <EditorField name="recordingStreamId">
        {({ value, onChange, error }) => (
          <Field group label={labels.recordingStreamId} hint={t.recordingHint} error={error}>
            {(group) => (
              <S.Chosen {...group} role="group">
                {value !== null && <Chosen id={value} onRemove={() => onChange(null)} />}
                <StreamPicker
                  value={value}
                  onChoose={({ id }) => onChange(id)}
                  variant="secondary"
                  label={value === null ? t.choose : t.chooseAnother}
                />
              </S.Chosen>
            )}
          </Field>
        )}
      </EditorField>
      <S.Hint>
        {t.recordingTerms}{' '}
        <TextLink as={PartLink} href={`${pathname}?tab=publication`}>
          {t.publication}
        </TextLink>
        .
      </S.Hint>
    </S.Narrow>
  );
}

/** The chosen one: its name, its length, and whether it plays yet. */
function Chosen({ id, onRemove }: { id: string; onRemove: () => void }) {
  const t = useMessages(messages);
  const { item } = useAtomValue(streamAtom(id));
  return (
    <S.Stream>
      <S.StreamName>{item?.name ?? id}</S.StreamName>
      {item?.durationSec != null && <span>{formatDuration(item.durationSec)}</span>}
      {item !== null && <StatusOf kind="stream" status={item.status} size="small" />}
      <IconButton
        label={t.removeRecording}
        size="small"
        icon={<X size={16} strokeWidth={1.5} aria-hidden />}
        onClick={onRemove}
      />
    </S.Stream>
  );
}
