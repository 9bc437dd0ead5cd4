import { useAtomValue, useSetAtom } from 'jotai';
import { maxDescription } from '#domain/content/schema.ts';
import { webinarEditor } from '#atoms/webinar/editor.ts';
import { linkOpenedAtom, openedLinksAtom } from '#atoms/webinar/links.ts';
import { LinesField } from '#components/forms/LinesField/LinesField.tsx';
import { NumberField } from '#components/forms/NumberField/NumberField.tsx';
import { RichTextField } from '#components/forms/RichTextField/RichTextField.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { editorFields } from '#features/kits/editor/EditorKit/editorFields.tsx';
import { EditorTags } from '#features/kits/editor/EditorKit/EditorTags.tsx';
import { useMoments } from '#features/kits/editor/EditorKit/useMoments.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { LinkField } from '../LinkField/LinkField.tsx';
import { WebinarTime } from '../WebinarTime/WebinarTime.tsx';
import { messages } from './messages.ts';
import * as S from './WebinarForm.styles.ts';

const { EditorField, useField } = editorFields(webinarEditor);

/** Most speakers of a webinar, and the longest name. */
const speakers = { max: 20, maxLength: 120 };

/** Most seats that can be counted. */
const maxSeats = 1_000_000;

/** What an author tells of a webinar beside its title. */
export function WebinarForm() {
  const t = useMessages(messages);
  return (
    <S.Root>
      <WebinarTime />
      <S.Pair $narrow="last">
        <div data-field="link">
          <Link />
        </div>
        <EditorField name="passcode">
          {(field) => <TextField {...field} label={t.passcode} hint={t.passcodeHint} autoComplete="off" />}
        </EditorField>
      </S.Pair>
      <S.Pair $narrow="first">
        <EditorField name="capacity">
          {(field) => (
            <NumberField
              {...field}
              label={t.capacity}
              hint={t.capacityHint}
              min={1}
              max={maxSeats}
              stepper={false}
            />
          )}
        </EditorField>
        <EditorField name="speakers">
          {(field) => (
            <LinesField
              {...field}
              {...speakers}
              label={t.speakers}
              addLabel={t.addSpeaker}
              placeholder={t.speaker}
            />
          )}
        </EditorField>
      </S.Pair>
      <EditorField name="tags">{(field) => <EditorTags {...field} label={t.tags} />}</EditorField>
      <EditorField name="description">
        {(field) => (
          <RichTextField
            {...field}
            label={t.description}
            placeholder={t.descriptionHint}
            max={maxDescription}
            formSteps
          />
        )}
      </EditorField>
    </S.Root>
  );
}

/** The link, with when it was opened last. */
function Link() {
  const field = useField('link');
  const opened = useAtomValue(openedLinksAtom)[field.value.trim()];
  const open = useSetAtom(linkOpenedAtom);
  const moments = useMoments();
  return (
    <LinkField
      {...field}
      {...(opened !== undefined && { openedAt: moments.short(opened) })}
      onOpen={() => open(field.value.trim())}
    />
  );
}
