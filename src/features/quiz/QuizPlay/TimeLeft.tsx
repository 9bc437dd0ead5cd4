import { useEffect, useEffectEvent } from 'react';
import { formatDuration } from '#lib/time/duration.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useNow } from '#lib/time/useNow.ts';
import { messages } from './messages.ts';
import * as S from './QuizPlay.styles.ts';

/** The time that is left; when none is, the attempt ends by itself. */
export function TimeLeft({ until, onOver }: { until: number; onOver: () => void }) {
  const t = useMessages(messages);
  const left = Math.max(0, Math.ceil((until - useNow(1000)) / 1000));
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (left === 0) over();
  }, [left]);
  return <S.Time role="timer">{t.left(formatDuration(left))}</S.Time>;
}
