import { FolderOpen } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
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
import { formatBytes } from '#lib/file/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { programMessages } from '../programMessages.ts';
import { messages } from './messages.ts';
import { sumsText } from './outlineRows.tsx';
import { OutlineTree } from './OutlineTree.tsx';
import * as S from './OutlineDialog.styles.ts';
import { useOutline, type OutlineDesk } from './useOutline.ts';

/** What the author made of a preview. */
export interface ReadyOutline {
  outline: Outline;
  /** Names in Latin letters are to be spelled in Cyrillic ones. */
  cyrillic: boolean;
}

/** What is said where the preview is of something else than a folder. */
interface OutlineWords {
  title: string;
  /** What is made beside the programme. */
  about: ReactNode;
  /** What makes it; also where the programme is empty. */
  confirm: string;
  bringing: (done: number, all: number) => string;
}

interface OutlineDialogProps {
  /** What would be made; null while it is being read. */
  outline: Outline | null;
  /** Why nothing could be read, or not everything be unpacked. */
  broken?: string | null;
  /** How far the files of an archive are unpacked; null while none is. */
  progress?: { done: number; all: number } | null;
  words?: OutlineWords;
  onAdd: (ready: ReadyOutline) => void;
  onClose: () => void;
}

/** Of the screen's width, px: names of lectures are long. */
const width = 760;

/** What a folder, an archive or many files become in a programme: seen, and set right, before anything is made. */
export function OutlineDialog({
  outline: given,
  broken = null,
  progress = null,
  words,
  onAdd,
  onClose,
}: OutlineDialogProps) {
  const t = useMessages(messages);
  const desk = useOutline(given);
  const { outline, cyrillic } = desk;
  const hasModules = outline.modules.length > 0 || (words !== undefined && given !== null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words?.title ?? t.title}
      description={outline.modules.length > 0 ? <Sums outline={outline} /> : undefined}
      width={width}
      failure={hasModules ? broken : null}
      footer={
        <>
          {progress !== null && (
            <S.Progress>
              {(words?.bringing ?? t.bringing)(progress.done, progress.all)}
              <ProgressBar label={t.unpacking} value={(progress.done / Math.max(1, progress.all)) * 100} />
            </S.Progress>
          )}
          <Button onClick={onClose}>
            {hasModules || (given === null && broken === null) ? t.cancel : t.close}
          </Button>
          {hasModules && (
            <AddButton
              outline={outline}
              busy={progress !== null}
              word={words?.confirm}
              onClick={() => onAdd({ outline, cyrillic })}
            />
          )}
        </>
      }
    >
      {hasModules ? (
        <Preview given={given ?? outline} desk={desk} about={words?.about} />
      ) : (
        <Nothing outline={given} broken={broken} />
      )}
    </Dialog>
  );
}

/** What stands there without a tree: it is being read, it could not be, or there is nothing in it. */
function Nothing({ outline, broken }: Pick<OutlineDialogProps, 'outline'> & { broken: string | null }) {
  const t = useMessages(messages);
  if (broken !== null)
    return (
      <Block tone="bad" headingLevel={3} title={t.brokenTitle}>
        {broken}
      </Block>
    );
  if (outline === null)
    return (
      <S.Reading role="status">
        <Spinner size={16} />
        {t.reading}
      </S.Reading>
    );
  return (
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

/** How much will be made, in a line. */
function Sums({ outline }: { outline: Outline }) {
  const t = useMessages(messages);
  const p = useMessages(programMessages);
  const language = useLanguage();
  const totals = totalsOf(outline);
  if (totals.modules === 0) return t.allOut;
  const bytes = totals.bytes > 0 && formatBytes(totals.bytes, language);
  return [p.modules(totals.modules), sumsText(totals, language), bytes].filter(Boolean).join(' · ');
}

interface AddButtonProps {
  outline: Outline;
  /** What it says, where that is no count. */
  word: string | undefined;
  busy: boolean;
  onClick: () => void;
}

function AddButton({ outline, word, ...rest }: AddButtonProps) {
  const t = useMessages(messages);
  const { lectures, attachments } = totalsOf(outline);
  const counted = lectures > 0 ? t.addLectures(lectures) : attachments > 0 ? t.addFiles(attachments) : t.add;
  return (
    <Button {...rest} variant="primary" disabled={word === undefined && lectures + attachments === 0}>
      {word ?? counted}
    </Button>
  );
}

function Preview({ given, desk, about }: { given: Outline; desk: OutlineDesk; about: ReactNode }) {
  const t = useMessages(messages);
  const example = useMemo(() => latinExample(given), [given]);
  return (
    <S.Body>
      {about}
      {example !== null && (
        <S.Setting>
          <Switch
            label={t.cyrillic}
            hint={t.cyrillicHint(example, inCyrillic(example))}
            checked={desk.cyrillic}
            onChange={desk.setCyrillic}
          />
        </S.Setting>
      )}
      <NotUnderstood files={desk.outline.notUnderstood} />
      {desk.outline.modules.length > 0 && <OutlineTree desk={desk} />}
    </S.Body>
  );
}
