import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { kindName } from '#domain/kinds.ts';
import { isContentType } from '#domain/content/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';
import { priceText, statusNote } from '../words.ts';
import { messages } from './messages.ts';

/** What is seen of a publication on the board: its cover and kind, its name, its price, and what waits. */
export function PublicationCard({ publication }: { publication: Publication }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
  const { title, imageId, contentType, costKopecks, currency, salesCount, status } = publication;
  const note = statusNote(publication, zone, language);
  return (
    <>
      <Line>
        <Kind>
          {isContentType(contentType) && <KindIcon kind={contentType} />}
          {kindName(contentType, language)}
        </Kind>
        <Thumb
          style={imageId ? { backgroundImage: `url(${JSON.stringify(imageUrl(imageId))})` } : undefined}
        />
      </Line>
      <Name>{title}</Name>
      <Line>
        <span>{priceText(costKopecks, currency, language)}</span>
        {salesCount > 0 && <Quiet>{t.sales(groupDigits(salesCount))}</Quiet>}
      </Line>
      {note !== undefined && <Note $dawn={status === 'rejected'}>{note}</Note>}
    </>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[2]};
`;

const Kind = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  ${type.caption}
  color: ${color.ink2};
`;

const Thumb = styled.span`
  width: 48px;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.thumb};
  background: ${color.fill} center / cover;
  box-shadow:
    inset 0 0 0 1px ${color.mediaLine},
    inset 0 0 0 48px ${color.mediaDim};
`;

const Name = styled.strong`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  margin: ${space[2]} 0;
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

const Quiet = styled.span`
  ${type.caption}
  color: ${color.ink2};
`;

const Note = styled.div<{ $dawn: boolean }>`
  ${type.caption}
  margin-top: 2px;
  color: ${(p) => (p.$dawn ? color.dawnText : color.ink3)};
`;
