import { FolderOpen } from 'lucide-react';
import { useMemo } from 'react';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { Switch } from '#components/forms/Switch/Switch.tsx';
import { Disclosure } from '#components/layout/Disclosure/Disclosure.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { latinExample, totalsOf } from '#domain/outline/edits.ts';
import { inCyrillic } from '#domain/outline/latin.ts';
import type { LeftOver, Outline } from '#domain/outline/types.ts';
import { formatBytes } from '#lib/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { programMessages } from '../programMessages.ts';
import { messages } from './messages.ts';
import { sumsText } from './outlineRows.tsx';
import { OutlineTree } from './OutlineTree.tsx';
import * as S from './OutlineDialog.styles.ts';
import { useOutline } from './useOutline.ts';

/** What the author made of a preview. */
export interface ReadyOutline {
  outline: Outline;
  /** Names in Latin letters are to be spelled in Cyrillic ones. */
  cyrillic: boolean;
}

export interface OutlineDialogProps {
  /** What would be made; null while it is being read. */
  outline: Outline | null;
  /** Why nothing could be read, or not everything be unpacked. */
  broken?: string | null;
  /** How far the files of an archive are unpacked; null while none is. */
  progress?: { done: number; all: number } | null;
  onAdd: (ready: ReadyOutline) => void;
  onClose: () => void;
}

/** Of the screen's width, px: names of lectures are long. */
const width = 760;

/** What a folder, an archive or many files become in a programme: seen, and set right, before anything is made. */
export function OutlineDialog({ outline, ...rest }: OutlineDialogProps) {
  const t = useMessages(messages);
  if (outline !== null && outline.modules.length > 0) return <Preview {...rest} outline={outline} />;
  const { broken = null, onClose } = rest;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      width={width}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      {broken !== null ? (
        <Block tone="bad" headingLevel={3} title={t.brokenTitle}>
          {broken}
        </Block>
      ) : outline === null ? (
        <S.Reading role="status">
          <Spinner size={16} />
          {t.reading}
        </S.Reading>
      ) : (
        <S.Body>
          <Block
            headingLevel={3}
            icon={<FolderOpen size={24} strokeWidth={1.5} aria-hidden />}
            title={t.emptyTitle}
          >
            {t.emptyText}
          </Block>
          <NotUnderstood files={outline.notUnderstood} />
        </S.Body>
      )}
    </Dialog>
  );
}

function NotUnderstood({ files }: { files: readonly LeftOver[] }) {
  const t = useMessages(messages);
  if (files.length === 0) return null;
  return (
    <Disclosure title={t.notUnderstood} aside={files.length}>
      <S.Left>
        {files.map(({ file, reason }) => (
          <li key={file.id}>
            <S.LeftName>{file.name}</S.LeftName>
            <S.LeftReason>{reason}</S.LeftReason>
          </li>
        ))}
      </S.Left>
    </Disclosure>
  );
}

type PreviewProps = Omit<OutlineDialogProps, 'outline'> & { outline: Outline };

function Preview({ outline: given, broken = null, progress = null, onAdd, onClose }: PreviewProps) {
  const t = useMessages(messages);
  const p = useMessages(programMessages);
  const language = useLanguage();
  const desk = useOutline(given);
  const { outline, cyrillic } = desk;
  const { modules, lectures, attachments, bytes } = totalsOf(outline);
  const example = useMemo(() => latinExample(given), [given]);
  const sums = [
    p.modules(modules),
    sumsText({ lectures, attachments }, language),
    formatBytes(bytes, language),
  ];
  const word = lectures > 0 ? t.addLectures(lectures) : attachments > 0 ? t.addFiles(attachments) : t.add;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      description={lectures + attachments === 0 ? t.allOut : sums.filter(Boolean).join(' · ')}
      width={width}
      failure={broken}
      footer={
        <>
          {progress !== null && (
            <S.Progress>
              {t.bringing(progress.done, progress.all)}
              <ProgressBar label={t.unpacking} value={(progress.done / Math.max(1, progress.all)) * 100} />
            </S.Progress>
          )}
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={progress !== null}
            disabled={lectures + attachments === 0}
            onClick={() => onAdd({ outline, cyrillic })}
          >
            {word}
          </Button>
        </>
      }
    >
      <S.Body>
        {example !== null && (
          <S.Setting>
            <Switch
              label={t.cyrillic}
              hint={t.cyrillicHint(example, inCyrillic(example))}
              checked={cyrillic}
              onChange={desk.setCyrillic}
            />
          </S.Setting>
        )}
        <NotUnderstood files={outline.notUnderstood} />
        <OutlineTree desk={desk} />
      </S.Body>
    </Dialog>
  );
}
