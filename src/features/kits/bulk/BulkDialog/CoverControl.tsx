import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { asApiError, errorText } from '#api/api-error.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { uploadImage } from '#api/upload/requests.ts';
import { CoverField } from '#components/forms/CoverField/CoverField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { bulkMessages } from '../bulkMessages.ts';
import { Note } from './Note.ts';

const CoverDialog = preloadable(() => import('#features/kits/editor/EditorKit/CoverDialog.tsx'), {
  closes: ({ onCancel }) => onCancel,
}).Part;

interface CoverControlProps {
  /** The id of the cover that all get; null takes covers off, undefined is not chosen yet. */
  value: string | null | undefined;
  onChange: (value: string | null | undefined) => void;
}

/** One cover for all: chosen, cut to its frame and uploaded once, whose id all of them share. */
export function CoverControl({ value, onChange }: CoverControlProps) {
  const t = useMessages(bulkMessages);
  const language = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const upload = async (blob: Blob, fileName: string) => {
    setFile(null);
    setBusy(true);
    setFailure(undefined);
    try {
      onChange(await uploadImage({ file: blob, fileName }));
    } catch (error) {
      setFailure(errorText(asApiError(error), language));
    }
    setBusy(false);
  };

  return (
    <>
      <Frame>
        <CoverField
          alt={t.coverChosen}
          src={value ? imageUrl(value) : undefined}
          busy={busy}
          error={failure}
          onFile={setFile}
          onRemove={() => onChange(undefined)}
        />
      </Frame>
      {value === undefined && (
        <div>
          <Button variant="quiet" onClick={() => onChange(null)}>
            {t.noCover}
          </Button>
        </div>
      )}
      {value === null && <Note>{t.coversGo}</Note>}
      {file !== null && (
        <Suspense fallback={null}>
          <CoverDialog
            file={file}
            onDone={(blob) => void upload(blob, file.name)}
            onCancel={() => setFile(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const Frame = styled.div`
  max-width: 256px;
`;
