import { Suspense, useState } from 'react';
import { Button } from '#components/primitives/Button/Button.tsx';
import type { Stream } from '#domain/stream/schema.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { usePageIdle } from '#lib/loading/usePageIdle.ts';
import { messages } from './messages.ts';
import type { StreamTask } from './StreamTools.tsx';

// As with thumbnails: the list has no more of it than the way to the way.
const StreamTools = preloadable(async () => (await import('./tools.ts')).streamTools(), {
  without: () => null,
}).Part;

/** What is done with the library as a whole and with a recording wherever it is used, for its list. */
export function useStreamTools() {
  const t = useMessages(messages);
  const isIdle = usePageIdle();
  const [task, setTask] = useState<StreamTask | null>(null);
  const replace = (from: Stream) => setTask({ kind: 'replace', from });
  const button = (
    <Button variant="quiet" onClick={() => setTask({ kind: 'library' })}>
      {t.space}
    </Button>
  );
  return {
    replace,
    /** Beside the title, where there is something to look at. */
    button: (total: number | null) => (total === 0 ? null : button),
    tools: (unused: boolean) => (
      <Suspense fallback={null}>
        {(isIdle || task !== null) && (
          <StreamTools task={task} onTask={setTask} button={button} unused={unused} />
        )}
      </Suspense>
    ),
  };
}
