import { useAtomValue } from 'jotai';
import { Lock, Paperclip, Presentation } from 'lucide-react';
import { useState } from 'react';
import { imageUrl } from '#api/upload/image-url.ts';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { Disclosure } from '#components/layout/Disclosure/Disclosure.tsx';
import { formatDuration } from '#lib/duration.ts';
import { formatBytes } from '#lib/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useProgramDesk } from '../Program/program.ts';
import { totalsText } from '../Program/totals.ts';
import { messages } from './messages.ts';
import * as S from './Preview.styles.ts';

interface PreviewModuleProps {
  id: string;
  first: boolean;
  /** When it opens, where that is not at once. */
  opens: string | null;
  watched: string | null;
  onWatch: (lectureId: string) => void;
}

/** A module as a learner sees it: closed until it is asked for, with what plays in it. */
export function PreviewModule({ id, first, opens, watched, onWatch }: PreviewModuleProps) {
  const { program, key } = useProgramDesk();
  const language = useLanguage();
  const t = useMessages(messages);
  const module = useAtomValue(program.moduleAtom({ key, id }));
  const totals = useAtomValue(program.moduleTotalsAtom({ key, id }));
  const [open, setOpen] = useState(first);
  if (module === null) return null;
  return (
    <Disclosure
      title={
        <>
          {`${module.orderNumber}. ${module.name || t.unnamed}`}
          {opens !== null && <S.Opens>{opens}</S.Opens>}
        </>
      }
      aside={totalsText(totals, language)}
      open={open}
      onOpenChange={setOpen}
    >
      {open && (
        <>
          {module.description !== '' && <S.Quiet>{module.description}</S.Quiet>}
          <S.Rows>
            {module.lectures.map((one) => (
              <PreviewLecture
                key={one}
                id={one}
                locked={opens !== null}
                playing={watched === one}
                onWatch={() => onWatch(one)}
              />
            ))}
            {module.attachments.map((one) => (
              <PreviewFile key={one} id={one} />
            ))}
          </S.Rows>
        </>
      )}
    </Disclosure>
  );
}

interface PreviewLectureProps {
  id: string;
  locked: boolean;
  playing: boolean;
  onWatch: () => void;
}

function PreviewLecture({ id, locked, playing, onWatch }: PreviewLectureProps) {
  const { program, key } = useProgramDesk();
  const t = useMessages(messages);
  const { name, imageId, durationSec, streamID } = useAtomValue(program.lectureAtom({ key, id }));
  return (
    <li>
      <S.Lecture
        type="button"
        disabled={streamID === null}
        aria-current={playing || undefined}
        onClick={onWatch}
      >
        <Cover
          src={imageId === null ? undefined : imageUrl(imageId)}
          alt=""
          size="tree"
          icon={<Presentation size={16} strokeWidth={1.5} aria-hidden />}
        />
        <span>{name || t.unnamed}</span>
        {locked && <Lock size={14} strokeWidth={1.5} aria-label={t.locked} />}
        <S.Figure>{durationSec === null ? t.soon : formatDuration(durationSec)}</S.Figure>
      </S.Lecture>
    </li>
  );
}

function PreviewFile({ id }: { id: string }) {
  const { program, key } = useProgramDesk();
  const language = useLanguage();
  const file = useAtomValue(program.attachmentAtom({ key, id }));
  return (
    file !== null && (
      <S.File>
        <Paperclip size={16} strokeWidth={1.5} aria-hidden />
        <span>{file.fileName}</span>
        <S.Figure>{formatBytes(file.size, language)}</S.Figure>
      </S.File>
    )
  );
}
