import { useSetAtom } from 'jotai';
import type { PlannerItem } from '#atoms/planner/items.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { kindName } from '#domain/kinds.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { logFailure } from '#lib/log.ts';
import { saveFile } from '#lib/file/saveFile.ts';
import { routeOf } from '#features/kits/record/PlanEvents/facts.ts';
import { eventOf } from '#features/kits/record/PlanEvents/events.ts';
import { icsOf } from './exportIcs.ts';
import { messages } from './messages.ts';

/** Writes what is shown into a calendar file, `planner-2026-11-01.ics`. */
export function useExport(shown: readonly PlannerItem[], from: string, timeZone: string) {
  const t = useMessages(messages);
  const language = useLanguage();
  const toast = useSetAtom(showToastAtom);
  return async () => {
    try {
      const sources = shown.map((item) => {
        const event = eventOf(item, language);
        const route = routeOf(item);
        return {
          event,
          url: route === null ? null : `${location.origin}${location.pathname}#${route}`,
          category: kindName(event.kind, language),
        };
      });
      const text = await icsOf(sources, timeZone);
      saveFile(`planner-${from}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
      toast({ kind: 'success', description: t.exported(shown.length) });
    } catch (error) {
      logFailure('The calendar file could not be made', error);
      toast({ kind: 'error', description: t.notExported });
    }
  };
}
