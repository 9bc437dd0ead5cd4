import type { PlannerItem } from '#atoms/planner/items.ts';
import type { StatusKind } from '#components/feedback/Status/statusLooks.ts';
import { itemRoute, requestRoute, type RoutedKind } from '#features/kits/actions/RouterLink/routes.ts';

/** The platform's status of an item, for its glyph and word. */
export function statusOf(item: PlannerItem): { kind: StatusKind; status: string } {
  switch (item.type) {
    case 'webinar':
      return { kind: 'webinar', status: item.entity.status };
    case 'marathon':
    case 'enrolment':
      return { kind: 'marathon', status: item.entity.status };
    case 'request':
      return { kind: 'request', status: item.entity.status };
    case 'publication':
      return { kind: 'publication', status: item.entity.status };
  }
}

const routed: readonly string[] = ['lecture', 'meditation', 'course', 'marathon', 'webinar', 'consultation'];
const isRouted = (type: string): type is RoutedKind => routed.includes(type);

/** Where a content is worked on; null where this console has no screen for its kind. */
export const contentRoute = (type: string, id: string): string | null =>
  isRouted(type) ? itemRoute(type, id) : null;

/** Where an item is worked on; null where this console has no screen for it. */
export function routeOf(item: PlannerItem): string | null {
  switch (item.type) {
    case 'webinar':
      return itemRoute('webinar', item.entity.id);
    case 'marathon':
    case 'enrolment':
      return itemRoute('marathon', item.entity.id);
    case 'request':
      return requestRoute(item.entity.id);
    case 'publication': {
      const { contentType, contentId } = item.entity;
      return contentRoute(contentType, contentId);
    }
  }
}
