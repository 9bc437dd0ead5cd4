import { useAtomValue, useSetAtom } from 'jotai';
import { LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { authorAtom } from '#atoms/session/session.ts';
import { endOtherSessionsAtom, endSessionAtom, sessionsAtom } from '#atoms/session/sessions.ts';
import { openModalAtom } from '#atoms/ui/modal.ts';
import { Failure } from '#components/feedback/Failure/Failure.tsx';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { agentName } from '#domain/session/agent.ts';
import type { Session } from '#domain/session/schema.ts';
import { formatDateTime } from '#lib/time/formatDateTime.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as P from '../Profile/Profile.styles.ts';
import { messages } from './messages.ts';
import * as S from './Sessions.styles.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** Where the author is signed in, and the means to end it. A platform that does not tell has no such section. */
export function Sessions() {
  const t = useMessages(messages);
  const { status, item, retry } = useAtomValue(sessionsAtom);
  if (status === 'notFound') return null;
  return (
    <P.Section>
      <P.Heading>{t.title}</P.Heading>
      <P.Lead>{t.lead}</P.Lead>
      {status === 'loading' && <SkeletonText lines={2} />}
      {status === 'failed' && (
        <S.Failed>
          <Failure>{t.failed}</Failure>
          <Button onClick={retry}>{t.retry}</Button>
        </S.Failed>
      )}
      {item !== null && <Known sessions={item.list} />}
    </P.Section>
  );
}

/** Asks before sessions end, and says that they have. */
function useEnding() {
  const t = useMessages(messages);
  const endOne = useSetAtom(endSessionAtom);
  const endOthers = useSetAtom(endOtherSessionsAtom);
  const openModal = useSetAtom(openModalAtom);
  const [told, setTold] = useState<string | null>(null);

  const ask = (title: string, confirmLabel: string, said: string, end: () => Promise<void>) => {
    setTold(null);
    openModal({
      modalName: 'confirm',
      props: {
        title,
        lost: [{ icon: <LogOut {...icon} />, text: t.endLost }],
        kept: [t.endKept],
        confirmLabel,
        cancelLabel: t.cancel,
        onConfirm: async () => {
          await end();
          setTold(said);
        },
      },
    });
  };
  return {
    told,
    askOne: ({ id }: Session, name: string) => ask(t.endTitle(name), t.end, t.ended, () => endOne(id)),
    askOthers: (count: number) => ask(t.endOthersTitle(count), t.endOthers, t.othersEnded, () => endOthers()),
  };
}

function Known({ sessions }: { sessions: Session[] }) {
  const t = useMessages(messages);
  const { told, askOne, askOthers } = useEnding();
  const answer = useRef<HTMLDivElement>(null);
  const others = sessions.filter(({ current }) => !current);

  // The button that was pressed is gone with its session: keys go on from what it came to.
  useEffect(() => {
    if (told === null) return undefined;
    const frame = requestAnimationFrame(() => answer.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [told]);

  return (
    <>
      <S.List>
        {sessions.map((session) => (
          <Row key={session.id} session={session} onEnd={(name) => askOne(session, name)} />
        ))}
      </S.List>
      <S.Foot>
        {others.length > 1 && <Button onClick={() => askOthers(others.length)}>{t.endOthers}</Button>}
        {others.length === 0 && <p>{t.none}</p>}
        <P.Answer ref={answer} role="status" tabIndex={-1}>
          {told}
        </P.Answer>
      </S.Foot>
    </>
  );
}

interface RowProps {
  session: Session;
  /** Asked for by the name that is shown. */
  onEnd: (name: string) => void;
}

function Row({ session: { agent, beganAt, current, seenAt }, onEnd }: RowProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const timeZone = useAtomValue(authorAtom)?.timezone;
  const name = agentName(agent ?? '') ?? t.unknown;
  const when = (iso: string) => formatDateTime(iso, timeZone, language);
  return (
    <S.Item>
      <div>
        <P.Label>{name}</P.Label>
        <P.Words>
          {current ? t.current : seenAt ? t.seen(when(seenAt)) : beganAt ? t.began(when(beganAt)) : null}
        </P.Words>
      </div>
      {!current && (
        <Button aria-label={t.endOf(name)} onClick={() => onEnd(name)}>
          {t.end}
        </Button>
      )}
    </S.Item>
  );
}
