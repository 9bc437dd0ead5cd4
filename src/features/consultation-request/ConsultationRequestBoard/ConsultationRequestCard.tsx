import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { MeetingFace } from '#components/data/Board/MeetingFace.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useNow } from '#lib/time/useNow.ts';
import { clientTimeText, goingText, whenText } from '../times.ts';
import { useZone } from '../useZone.ts';
import { messages } from './messages.ts';

/** What is seen of a request on the board: when and how long, who, what, and when that is for the client. */
export function ConsultationRequestCard({ request }: { request: ConsultationRequest }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useZone();
  const now = useNow(60_000);
  const { client, consultationName, durationMin, requestedAt, status } = request;
  const going = status === 'in_progress' ? goingText(request, now, language) : null;
  return (
    <MeetingFace
      when={whenText(requestedAt, zone, now, language)}
      length={t.minutes(durationMin)}
      person={{ name: client.name, ...(client.avatarId && { src: imageUrl(client.avatarId) }) }}
      what={consultationName}
      note={going ?? clientTimeText(request, zone, language)}
    />
  );
}
