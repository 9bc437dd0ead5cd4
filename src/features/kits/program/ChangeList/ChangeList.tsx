import {
  ArrowDownUp,
  CirclePlus,
  CornerDownRight,
  FolderPlus,
  Paperclip,
  PencilLine,
  Trash2,
  Unlink,
  X,
} from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { LookedText } from '#components/data/LookedText/LookedText.tsx';
import { Sheet } from '#components/feedback/Sheet/Sheet.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { combination } from '#lib/keys.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { diffWords, excerpt } from '#lib/text/textDiff.ts';
import { useNarrowProgram } from '../Program/useNarrowProgram.ts';
import * as S from './ChangeList.styles.ts';
import type { ChangeLook } from './changeLook.ts';
import { messages } from './messages.ts';

/** One change in words. */
export interface ChangeLine {
  id: string;
  look: ChangeLook;
  title: string;
  /** What it was and what it becomes, where both are texts; rich text as `lookedText`. */
  before?: string;
  after?: string;
  /** What else there is to say: a place, a size. */
  note?: string;
  /** The row of the tree that it is about. */
  row?: string;
  onRevert?: () => void;
}

/** Changes under a caption: of a module, of the course itself. */
export interface ChangeSection {
  id: string;
  title: string;
  lines: ChangeLine[];
}

interface ChangeListProps {
  /** «Семь правок, загрузить 14 МБ» */
  summary: string;
  /** Removals stand first within each. */
  sections: readonly ChangeSection[];
  /** What else to know before it is saved: who sees it, what still uploads. */
  foot?: ReactNode;
  /** The row that is pointed at in the tree. */
  lit?: string | null;
  /** Told of the row whose change is pointed at. */
  onPoint?: (row: string | null) => void;
  onSave: () => void;
  onClose: () => void;
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };
const icons: Record<ChangeLook, ReactNode> = {
  add: <CirclePlus {...icon} />,
  addModule: <FolderPlus {...icon} />,
  addFile: <Paperclip {...icon} />,
  edit: <PencilLine {...icon} />,
  move: <CornerDownRight {...icon} />,
  order: <ArrowDownUp {...icon} />,
  remove: <Unlink {...icon} />,
  delete: <Trash2 {...icon} />,
};

/**
 * «Что будет сохранено»: what a save will do, line by line, beside the tree that stays alive; in a sheet where there is no room
 * for both. Each can be taken back.
 */
export function ChangeList(props: ChangeListProps) {
  const t = useMessages(messages);
  const narrow = useNarrowProgram();
  const { onClose } = props;
  const panel = useRef<HTMLElement>(null);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const at = document.activeElement;
    if (at === document.body || panel.current?.contains(at) === true) onClose();
  });
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    const own = panel.current;
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      const at = document.activeElement;
      const ours = at === null || at === document.body || own?.contains(at) === true;
      if (ours && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  if (narrow) {
    return (
      <Sheet open onClose={onClose} side="bottom" label={t.title} title={t.title}>
        <S.Summary>{props.summary}</S.Summary>
        <Body {...props} />
      </Sheet>
    );
  }
  return (
    <S.Panel ref={panel} aria-label={t.title} tabIndex={-1}>
      <S.Head>
        <div>
          <S.Title>{t.title}</S.Title>
          <S.Summary role="status">{props.summary}</S.Summary>
        </div>
        <IconButton label={t.close} icon={<X {...icon} />} onClick={onClose} />
      </S.Head>
      <Body {...props} />
    </S.Panel>
  );
}

function Body({ sections, foot, lit = null, onPoint, onSave, onClose }: ChangeListProps) {
  const t = useMessages(messages);
  return (
    <>
      <S.Scroll tabIndex={0} role="group" aria-label={t.list}>
        {sections.map(({ id, title, lines }) => (
          <section key={id} aria-label={title}>
            <S.Caption>{title}</S.Caption>
            <ul>
              {lines.map((line) => (
                <S.Line
                  key={line.id}
                  data-lit={(line.row !== undefined && line.row === lit) || undefined}
                  onPointerEnter={() => onPoint?.(line.row ?? null)}
                  onPointerLeave={() => onPoint?.(null)}
                >
                  <S.Mark $look={line.look}>{icons[line.look]}</S.Mark>
                  <S.Words>
                    <span>{line.title}</span>
                    <Difference {...line} />
                  </S.Words>
                  {line.onRevert !== undefined && (
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={t.revertIt(line.title, line.note ?? line.after ?? '')}
                      onClick={line.onRevert}
                    >
                      {t.revert}
                    </Button>
                  )}
                </S.Line>
              ))}
            </ul>
          </section>
        ))}
      </S.Scroll>
      <S.Foot>
        {foot !== undefined && <S.Notes>{foot}</S.Notes>}
        <S.Actions>
          <Button variant="quiet" onClick={onClose}>
            {t.back}
          </Button>
          <Button variant="primary" keys={combination('S')} onClick={onSave}>
            {t.save}
          </Button>
        </S.Actions>
      </S.Foot>
    </>
  );
}

/** Short texts stand whole, one struck through; of long ones what changed is shown with a few words around. */
function Difference({ before, after, note }: ChangeLine) {
  if (before !== undefined && after !== undefined) {
    const isLong = before.length > 48 || after.length > 48;
    return (
      <S.Note>
        {isLong ? (
          excerpt(diffWords(before, after)).map(({ kind, text }, at) =>
            kind === 'same' ? (
              <LookedText key={at} text={text} />
            ) : kind === 'removed' ? (
              <S.Removed key={at}>
                <LookedText text={text} />
              </S.Removed>
            ) : (
              <S.Added key={at}>
                <LookedText text={text} />
              </S.Added>
            ),
          )
        ) : (
          <>
            <S.Before>
              <LookedText text={before || '—'} />
            </S.Before>
            <S.Arrow size={12} strokeWidth={1.5} aria-hidden />
            <S.After>
              <LookedText text={after || '—'} />
            </S.After>
          </>
        )}
      </S.Note>
    );
  }
  return note === undefined ? null : <S.Note>{note}</S.Note>;
}
