import styled from 'styled-components';
import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { PersonLine } from '#components/primitives/PersonLine/PersonLine.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useNow } from '#lib/useNow.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
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
  const note = going ?? clientTimeText(request, zone, language);
  return (
    <>
      <Line>
        <When>{whenText(requestedAt, zone, now, language)}</When>
        <Quiet>{t.minutes(durationMin)}</Quiet>
      </Line>
      <Person name={client.name} size="small" {...(client.avatarId && { src: imageUrl(client.avatarId) })} />
      <Quiet>{consultationName}</Quiet>
      {note !== null && <Quieter>{note}</Quieter>}
    </>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[2]};
`;

const When = styled.strong`
  font-weight: ${weight.strong};
`;

const Person = styled(PersonLine)`
  margin: ${space[2]} 0;
`;

const Quiet = styled.div`
  ${type.caption}
  color: ${color.ink2};
`;

const Quieter = styled(Quiet)`
  margin-top: 2px;
  color: ${color.ink3};
`;
