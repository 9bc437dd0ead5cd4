import { Layers } from 'lucide-react';
import { asApiError, errorText } from '#api/api-error.ts';
import type { ReplacedUse } from '#atoms/stream/replacing.ts';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import { isKind, kindName } from '#domain/kinds.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './ReplaceDialog.styles.ts';

/** `asked`: nothing was begun yet. */
type Shown = Omit<ReplacedUse, 'state'> & { state: ReplacedUse['state'] | 'asked' };

/** What has the recording, each with what became of it. */
export function ReplacedUses({ uses }: { uses: readonly Shown[] }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const words = {
    waiting: t.stateWaiting,
    running: t.stateRunning,
    done: t.stateDone,
    failed: t.stateFailed,
    gone: t.stateGone,
    unknown: t.stateUnknown,
  };
  return (
    <ul>
      {uses.map(({ use, state, error }) => (
        <S.Use key={`${use.type} ${use.id}`}>
          <S.Kind>
            {isKind(use.type) ? (
              <KindIcon kind={use.type} />
            ) : (
              <Layers size={14} strokeWidth={1.5} aria-hidden />
            )}
          </S.Kind>
          <span>{use.name}</span>
          <S.State $bad={state === 'failed'}>
            {state === 'asked' ? kindName(use.type, language) : words[state]}
            {state === 'failed' && error != null && <>: {errorText(asApiError(error), language)}</>}
          </S.State>
        </S.Use>
      ))}
    </ul>
  );
}
