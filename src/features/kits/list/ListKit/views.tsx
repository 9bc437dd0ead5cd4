import { LayoutGrid, List } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Entity } from '#atoms/pages.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import type { ListScreenState } from './useListScreen.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** The views that a list offers, in their order; none where it has but one. */
export function useViews<Row extends Entity>({
  props,
  spec,
}: ListScreenState<Row>): { id: string; label: string; icon: ReactNode }[] {
  const t = useMessages(messages);
  const known = [
    { id: 'cards', label: t.viewCards, icon: <LayoutGrid {...icon} /> },
    { id: 'table', label: t.viewTable, icon: <List {...icon} /> },
    ...(props.views ?? []),
  ];
  if (spec.views.length < 2) return [];
  return spec.views.flatMap((name) => known.filter(({ id }) => id === name));
}
