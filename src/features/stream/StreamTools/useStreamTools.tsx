import { HardDrive, Replace } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import type { Stream } from '#domain/stream/schema.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/preloadable.tsx';
import { useRested } from '#lib/useRested.ts';
import { messages } from './messages.ts';
import type { StreamTask } from './StreamTools.tsx';

const StreamTools = preloadable(async () => ({ default: (await import('./StreamTools.tsx')).StreamTools }), {
  without: () => null,
}).Part;

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** What is done with the library as a whole and with a recording wherever it is used, for its list. */
export function useStreamTools() {
  const t = useMessages(messages);
  const rested = useRested();
  const [task, setTask] = useState<StreamTask | null>(null);
  const replace = (from: Stream) => setTask({ kind: 'replace', from });
  return {
    replace,
    /** What the menu of a recording offers; nothing where nothing uses it. */
    actionsOf: (stream: Stream): ContextAction[] =>
      stream.usedIn?.length
        ? [{ id: 'replace', label: t.replace, icon: <Replace {...icon} />, run: () => replace(stream) }]
        : [],
    button: (
      <Button variant="quiet" icon={<HardDrive {...icon} />} onClick={() => setTask({ kind: 'library' })}>
        {t.space}
      </Button>
    ),
    tools: (unused: boolean) => (
      <Suspense fallback={null}>
        {(rested || task !== null) && <StreamTools task={task} onTask={setTask} unused={unused} />}
      </Suspense>
    ),
  };
}
