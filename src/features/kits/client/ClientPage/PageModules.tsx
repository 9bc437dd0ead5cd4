import { useAtomValue } from 'jotai';
import { Lock, Paperclip, Presentation } from 'lucide-react';
import { useState } from 'react';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Disclosure } from '#components/layout/Disclosure/Disclosure.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { pictureOf, type PageModule, type PageRecording, type PageRow } from '../page.ts';
import * as S from './ClientPage.styles.ts';
import { messages } from './messages.ts';

interface WatchProps {
  watched: PageRecording | null;
  onWatch: (recording: PageRecording) => void;
}

interface PageModulesProps extends WatchProps {
  modules: readonly PageModule[];
}

/** The modules of a programme, the first of them open. */
export function PageModules({ modules, ...watch }: PageModulesProps) {
  return (
    <div>
      {modules.map((module, at) => (
        <Module key={module.id} {...watch} module={module} first={at === 0} />
      ))}
    </div>
  );
}

/** A module: closed until it is asked for, with what plays in it. */
function Module({ module, first, ...watch }: WatchProps & { module: PageModule; first: boolean }) {
  const { title, description, opens, size } = module;
  const [open, setOpen] = useState(first);
  return (
    <Disclosure
      title={
        <>
          {title}
          {opens !== null && <S.Opens>{opens}</S.Opens>}
        </>
      }
      aside={size}
      open={open}
      onOpenChange={setOpen}
    >
      {open && (
        <>
          {description !== '' && <S.Quiet>{description}</S.Quiet>}
          <Rows {...watch} module={module} />
        </>
      )}
    </Disclosure>
  );
}

function Rows({ module, watched, onWatch }: WatchProps & { module: PageModule }) {
  const t = useMessages(messages);
  const rows = useAtomValue(module.rowsAtom);
  if (rows === null) {
    return (
      <div role="status" aria-label={t.reading}>
        <SkeletonText lines={3} />
      </div>
    );
  }
  return (
    <S.Rows>
      {rows.map((row) =>
        row.isFile ? (
          <S.File key={row.id}>
            <Paperclip size={16} strokeWidth={1.5} aria-hidden />
            <span>{row.name}</span>
            <S.Figure>{row.note}</S.Figure>
          </S.File>
        ) : (
          <Lecture
            key={row.id}
            row={row}
            locked={module.opens !== null}
            playing={watched !== null && watched.streamID === row.recording?.streamID}
            onWatch={onWatch}
          />
        ),
      )}
    </S.Rows>
  );
}

interface LectureProps extends Pick<WatchProps, 'onWatch'> {
  row: PageRow;
  locked: boolean;
  playing: boolean;
}

function Lecture({ row: { name, note, imageId, recording }, locked, playing, onWatch }: LectureProps) {
  const t = useMessages(messages);
  const source = pictureOf(imageId);
  return (
    <li>
      <S.Lecture
        type="button"
        disabled={recording === null}
        aria-current={playing || undefined}
        onClick={() => recording !== null && onWatch(recording)}
      >
        <Cover
          alt=""
          size="tree"
          icon={<Presentation size={16} strokeWidth={1.5} aria-hidden />}
          {...(source !== undefined && { src: source })}
        />
        <span>{name}</span>
        {locked && <Lock size={14} strokeWidth={1.5} aria-label={t.locked} />}
        <S.Figure>{note}</S.Figure>
      </S.Lecture>
    </li>
  );
}
