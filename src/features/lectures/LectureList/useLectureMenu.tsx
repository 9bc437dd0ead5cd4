import { useSetAtom } from 'jotai';
import { ArrowUpRight, CircleMinus, Globe, Link2, SendHorizontal, SquareArrowOutUpRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { handled } from '#api/api-error.ts';
import type { Lecture } from '#api/lecture/schema.ts';
import { allows, type PublicationAction } from '#api/publication/rules.ts';
import type { Publication } from '#api/publication/schema.ts';
import { publishAtom, requestApprovalAtom, unpublishAtom } from '#atoms/publications/publications.ts';
import { openContextMenuAtom, type ContextAction } from '#atoms/ui/context-menu.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { lectureRoute } from '#features/widgets/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** Room between a button and its menu, px. */
const gap = 6;

/** Opens the menu of a lecture: under the button that was pressed, or at the pointer of a right click. */
export function useLectureMenu(): (
  event: MouseEvent,
  lecture: Lecture,
  publication: Publication | undefined,
) => void {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const openMenu = useSetAtom(openContextMenuAtom);
  const showToast = useSetAtom(showToastAtom);
  const requestApproval = useSetAtom(requestApprovalAtom);
  const publish = useSetAtom(publishAtom);
  const unpublish = useSetAtom(unpublishAtom);

  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ kind: 'success', description: t.copied });
    } catch {
      showToast({ kind: 'error', description: t.notCopied });
    }
  };

  const takeDown = async ({ id }: Publication) => {
    await unpublish(id);
    showToast({
      kind: 'success',
      description: t.takenDown,
      action: { label: t.undo, run: () => void handled(publish(id)) },
    });
  };

  const moves = (publication: Publication): ContextAction[] => {
    const all: [PublicationAction, Omit<ContextAction, 'id'>][] = [
      [
        'requestApproval',
        {
          label: t.requestApproval,
          icon: <SendHorizontal {...icon} />,
          run: () => void handled(requestApproval(publication.id)),
        },
      ],
      [
        'publish',
        {
          label: t.publish,
          icon: <Globe {...icon} />,
          run: () => void handled(publish(publication.id)),
        },
      ],
      [
        'unpublish',
        {
          label: t.unpublish,
          icon: <CircleMinus {...icon} />,
          run: () => void handled(takeDown(publication)),
        },
      ],
    ];
    return all
      .filter(([id]) => allows(publication.status, id))
      .map(([id, action], index) => ({ id, ...action, separated: index === 0 }));
  };

  return (event, lecture, publication) => {
    event.preventDefault();
    const route = lectureRoute(lecture.id);
    const address = new URL(`#${route}`, location.href).href;
    const button = event.type === 'contextmenu' ? null : event.currentTarget.getBoundingClientRect();
    openMenu({
      x: button?.left ?? event.clientX,
      y: button ? button.bottom + gap : event.clientY,
      actions: [
        { id: 'open', label: t.open, icon: <ArrowUpRight {...icon} />, run: () => void navigate(route) },
        {
          id: 'openTab',
          label: t.openTab,
          icon: <SquareArrowOutUpRight {...icon} />,
          run: () => void window.open(address, '_blank', 'noopener'),
        },
        { id: 'copyLink', label: t.copyLink, icon: <Link2 {...icon} />, run: () => void copy(address) },
        ...(publication ? moves(publication) : []),
      ],
    });
  };
}
