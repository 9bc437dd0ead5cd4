import { Presentation } from 'lucide-react';
import { chaptersOf, enoughChapters } from '#domain/chapters/read.ts';
import { hasRecording } from '#domain/webinar/rules.ts';
import type { Webinar } from '#domain/webinar/schema.ts';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import { openModalAtom } from '#atoms/ui/modal.ts';
import { duplicate } from '#features/kits/copy/duplicate.ts';
import type { RowPlace } from '#features/kits/list/ListKit/types.ts';
import { messages } from './messages.ts';

const loadCopy = () => import('#atoms/webinar/asLecture.ts');

/**
 * «Сделать лекцией» as a command of a menu, where a webinar is over and was recorded: the editor of a new lecture opens with it. Where its
 * description names chapters, the author is asked first which of them the lecture has. `describe` tells what is written there now.
 */
export function asLecture(
  webinar: Webinar,
  { store, open, language }: RowPlace,
  describe = () => webinar.description ?? '',
): ContextAction[] {
  if (!hasRecording(webinar)) return [];
  const { id } = webinar;
  const code = () => Promise.resolve({ loadCopy });
  const run = () => {
    if (chaptersOf(describe()).length < enoughChapters) {
      void duplicate({ store, kind: 'lecture', code, id, open });
      return;
    }
    store.set(openModalAtom, { modalName: 'asLecture', props: { id, open } });
  };
  const icon = <Presentation size={16} strokeWidth={1.5} aria-hidden />;
  return [{ id: 'asLecture', label: messages[language].command, icon, run }];
}

/** The same for a row of the list. */
export const actionsOf = ({ item }: { item: Webinar }, place: RowPlace) => asLecture(item, place);
