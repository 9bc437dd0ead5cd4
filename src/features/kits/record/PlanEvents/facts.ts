import { isKind } from '#domain/kinds.ts';
import type { PlannerItem } from '#atoms/planner/items.ts';
import type { StatusKind } from '#components/feedback/Status/statusLooks.ts';
import { itemRoute, requestRoute } from '#features/kits/actions/RouterLink/routes.ts';

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

/** Where a content is worked on; null where this console has no screen for its kind. */
export const contentRoute = (type: string, id: string): string | null =>
  isKind(type) ? itemRoute(type, id) : null;

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
