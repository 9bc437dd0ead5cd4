import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { isKind, kindName, type Kind } from '#domain/kinds.ts';
import { lectureOfUploadAtom } from '#atoms/media/lectureOfUpload.ts';
import type { Upload, UploadTarget } from '#atoms/upload/entries.ts';
import { itemRoute, lectureRoute, newRoute, profileRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** The owner of an upload. */
interface UploadPlace {
  label: string;
  href: string;
}

/** The route of what an upload belongs to: of the course for what is in it; null where it has no screen. */
function routeOf({ kind, owner, draftKey }: UploadTarget): { kind: Kind; route: string } | null {
  const routed = owner ?? kind;
  if (!isKind(routed)) return null;
  return { kind: routed, route: draftKey === 'new' ? newRoute(routed) : itemRoute(routed, draftKey) };
}

/** The author's recordings, with one of them open. */
const recordingRoute = (streamID: string | null) =>
  streamID === null ? '/streams' : `/streams?open=${encodeURIComponent(streamID)}`;

/** The owner of an upload, and what can be created from one without an owner. */
export function useUploadPlace({ id, purpose, fileName, target, state, streamID }: Upload) {
  const t = useMessages(messages);
  const language = useLanguage();
  const navigate = useNavigate();
  const createLecture = useSetAtom(lectureOfUploadAtom);
  const routed = target && routeOf(target);
  const shown = target?.kind === 'replacement' && state !== 'done' ? target.draftKey : streamID;
  const place: UploadPlace | null = routed
    ? { label: kindName(routed.kind, language), href: routed.route }
    : purpose === 'stream'
      ? { label: t.recordings, href: recordingRoute(shown) }
      : purpose === 'avatar'
        ? { label: t.profile, href: profileRoute }
        : null;
  const open = place && (() => void navigate(place.href));
  const make = async () => {
    const lecture = await createLecture(id).catch(() => null);
    if (lecture !== null) void navigate(lectureRoute(lecture));
  };
  return {
    place,
    /** Leads to what it belongs to. */
    open: open ?? undefined,
    /** Makes a lecture of what belongs to nothing yet, while it is sent or after. */
    next:
      target === null && purpose === 'stream' && state !== 'error'
        ? { label: t.createLecture, name: t.createLectureOf(fileName), onClick: () => void make() }
        : undefined,
  };
}
