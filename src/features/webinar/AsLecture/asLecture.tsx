import { Presentation } from 'lucide-react';
import { hasRecording } from '#domain/webinar/rules.ts';
import type { Webinar } from '#domain/webinar/schema.ts';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import { duplicate } from '#features/kits/copy/duplicate.ts';
import type { RowPlace } from '#features/kits/list/ListKit/types.ts';
import { messages } from './messages.ts';

const bring = () => import('#atoms/webinar/asLecture.ts');

/** «Сделать лекцией» as a command of a menu, where a webinar is over and was recorded: the editor of a new lecture opens with it. */
export function asLecture(webinar: Webinar, { store, open, language }: RowPlace): ContextAction[] {
  if (!hasRecording(webinar)) return [];
  const code = () => Promise.resolve({ bring });
  return [
    {
      id: 'asLecture',
      label: messages[language].command,
      icon: <Presentation size={16} strokeWidth={1.5} aria-hidden />,
      run: () => void duplicate({ store, kind: 'lecture', code, id: webinar.id, open }),
    },
  ];
}

/** The same for a row of the list. */
export const actionsOf = ({ item }: { item: Webinar }, place: RowPlace) => asLecture(item, place);
