import { useAtomValue, useSetAtom } from 'jotai';
import { Replace } from 'lucide-react';
import { Suspense, useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  cutReplacementAtom,
  dropReplacementAtom,
  findCutReplacementAtom,
  replacementAtom,
  resumeReplacementAtom,
} from '#atoms/stream/replacing.ts';
import { showErrorAtom } from '#atoms/ui/toast.ts';
import { Banner } from '#components/feedback/Banner/Banner.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import type { Stream } from '#domain/stream/schema.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { media } from '#theme/media.ts';
import { space } from '#theme/tokens.ts';
import { messages as replaceMessages } from '../ReplaceDialog/messages.ts';

const ReplaceDialog = preloadable(() => import('../ReplaceDialog/ReplaceDialog.tsx'), {
  closes: ({ onClose }) => onClose,
}).Part;
const LibraryDialog = preloadable(() => import('../LibraryDialog/LibraryDialog.tsx'), {
  closes: ({ onClose }) => onClose,
}).Part;

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** What the author has asked for: a look at the whole library, or another recording in the place of one. */
export type StreamTask = { kind: 'library' } | { kind: 'replace'; from: Stream; to?: Stream };

interface StreamToolsProps {
  task: StreamTask | null;
  onTask: (task: StreamTask | null) => void;
  /** What asks for a look at the whole library. */
  button: ReactNode;
  /** The list shows what nothing uses: a phone, which has no such button at the title, offers a look at all of it here. */
  unused?: boolean;
}

/** What is done with the library beside looking at its rows; and a replacement that an earlier visit did not end. */
export function StreamTools({ task, onTask, button, unused = false }: StreamToolsProps) {
  const close = () => onTask(null);
  return (
    <>
      <CutReplacement onResume={onTask} />
      {unused && <OnPhone>{button}</OnPhone>}
      <Suspense fallback={null}>
        {task?.kind === 'library' && (
          <LibraryDialog onClose={close} onReplace={(from, to) => onTask({ kind: 'replace', from, to })} />
        )}
        {task?.kind === 'replace' && (
          <ReplaceDialog from={task.from} {...(task.to && { to: task.to })} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

function CutReplacement({ onResume }: { onResume: (task: StreamTask) => void }) {
  const t = useMessages(replaceMessages);
  const cut = useAtomValue(cutReplacementAtom);
  const replacement = useAtomValue(replacementAtom);
  const find = useSetAtom(findCutReplacementAtom);
  const resume = useSetAtom(resumeReplacementAtom);
  const drop = useSetAtom(dropReplacementAtom);
  const showError = useSetAtom(showErrorAtom);
  useEffect(() => void find(), [find]);
  if (cut === null || replacement !== null) return null;
  const goOn = () =>
    resume().then(
      (from) => from && onResume({ kind: 'replace', from }),
      () => showError(t.notResumed),
    );
  return (
    <Place>
      <Banner
        icon={<Replace {...icon} />}
        title={t.cut}
        actions={
          <>
            <Button onClick={() => void drop()}>{t.letBe}</Button>
            <Button variant="primary" onClick={() => void goOn()}>
              {t.goOn}
            </Button>
          </>
        }
      >
        {t.cutText}
      </Banner>
    </Place>
  );
}

const Place = styled.div`
  margin: 0 -${space[4]} ${space[4]};
`;

const OnPhone = styled.div`
  display: none;

  ${media.phone} {
    display: block;
    margin-bottom: ${space[3]};
  }
`;
