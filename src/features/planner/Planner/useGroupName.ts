import { isKind, kinds } from '#domain/kinds.ts';
import type { PlannerGroup } from '#atoms/planner/items.ts';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Names the groups of the planner: kinds as their lists are called, and publications. */
export function useGroupName() {
  const language = useLanguage();
  return (group: PlannerGroup) =>
    isKind(group) ? kinds[group][language].many : messages[language].publications;
}
