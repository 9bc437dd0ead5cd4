import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { SelectField } from '#components/forms/SelectField/SelectField.tsx';
import type { Track } from '#domain/captions/tracks.ts';
import { useEditorKey } from '#features/kits/editor/EditorKit/place.ts';
import type { MediaEditor } from '#features/kits/media/EditorMedia/mediaEditor.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { languageName, workLanguages } from '#lib/text/languages.ts';
import { messages } from './messages.ts';

interface CaptionLanguageProps {
  editor: MediaEditor;
  tracks: readonly Track[];
  /** null is the first. */
  value: string | null;
  onChange: (language: string | null) => void;
}

/** The first language is no code: it may not be known. */
const first = 'first';

/** Which captions are edited: those that there are, or a language that is to come. */
export function CaptionLanguage({ editor, tracks, value, onChange }: CaptionLanguageProps) {
  const t = useMessages(messages);
  const spoken = useAtomValue(editor.fieldAtom(useEditorKey(), 'language'));
  const [main, ...others] = tracks;
  if (main === undefined) return null;
  const own = main.language ?? spoken;
  const there = others.flatMap(({ language }) => language ?? []);
  const options = [
    { value: first, label: own === null ? t.firstLanguage : languageName(own) },
    ...there.map((code) => ({ value: code, label: languageName(code) })),
    ...workLanguages
      .filter((code) => code !== own && !there.includes(code))
      .map((code) => ({ value: code, label: t.addLanguage(languageName(code)) })),
  ];
  return (
    <Place>
      <SelectField
        label={t.captionLanguage}
        value={value ?? first}
        options={options}
        onChange={(chosen) => onChange(chosen === first ? null : chosen)}
      />
    </Place>
  );
}

const Place = styled.div`
  max-width: 280px;
`;
