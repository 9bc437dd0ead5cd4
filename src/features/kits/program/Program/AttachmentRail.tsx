import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { fromPage } from '#api/address.ts';
import { FileInput } from '#components/forms/FileDrop/FileInput.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { formatBytes } from '#lib/file/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { attachmentRow } from './nodeIds.ts';
import { useProgramDesk } from './program.ts';
import { railMessages } from './railMessages.ts';
import * as S from './rail.styles.ts';
import { RowMenu } from './RowMenu.tsx';

/** The open attachment: what it is, and the way to it. */
export function AttachmentRail({ moduleId, id }: { moduleId: string; id: string }) {
  const { program, key } = useProgramDesk();
  const t = useMessages(railMessages);
  const language = useLanguage();
  const attachment = useAtomValue(program.attachmentAtom({ key, id }));
  const module = useAtomValue(program.moduleAtom({ key, id: moduleId }));
  const lost = useAtomValue(program.isLostAtom({ key, id }));
  const setFile = useSetAtom(program.setAttachmentFileAtom);
  const input = useRef<HTMLInputElement>(null);
  if (attachment === null) return null;
  const { fileName, size, url, isDraft } = attachment;
  return (
    <>
      <S.Head>
        {module !== null && t.filePlace(module.orderNumber)}
        <RowMenu row={attachmentRow(moduleId, id)} />
      </S.Head>
      <S.Title>{fileName}</S.Title>
      <S.Fact>{formatBytes(size, language)}</S.Fact>
      {isDraft && !lost && <S.Fact>{t.fileDraft}</S.Fact>}
      {lost && (
        <S.Upload>
          <S.Fact>{t.lost}</S.Fact>
          <Button onClick={() => input.current?.click()}>{t.choose}</Button>
          <FileInput
            lasting
            ref={input}
            aria-label={t.choose}
            onFiles={([file]) => file !== undefined && setFile({ key, id, file })}
          />
        </S.Upload>
      )}
      {url !== '' && (
        <TextLink href={fromPage(url)} download={fileName}>
          {t.download}
        </TextLink>
      )}
    </>
  );
}
