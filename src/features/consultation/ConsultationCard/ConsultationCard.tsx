import { Ellipsis, MessageCircle } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Consultation } from '#domain/consultation/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { MediaCard } from '#components/data/MediaCard/MediaCard.tsx';
import { Status } from '#components/feedback/Status/Status.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { itemRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatLength } from '#lib/time/duration.ts';
import { bookingName, formatName, priceOf } from '../names.ts';
import { messages } from './messages.ts';

interface ConsultationCardProps {
  /** What the card shows. */
  consultation: Consultation;
  /** Its publication, where it has one and it was read. */
  publication: Publication | undefined;
  /** How many requests are open; null while it is not known. */
  requests: number | null;
  /** Opens the menu: by «…», a right click or the menu key. Without it there is no menu. */
  onMenu?: (event: MouseEvent) => void;
  /** It is chosen among others. */
  selected?: boolean;
  /** Whether its link and menu take part in Tab. */
  tabIndex?: 0 | -1;
}

/** A consultation among others: its cover and length, name, format and price, whether it can be booked, open requests. */
export function ConsultationCard({
  consultation,
  publication,
  requests,
  onMenu,
  selected,
  tabIndex,
}: ConsultationCardProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { id, name, imageId, format, durationMin, isActive } = consultation;
  const price = priceOf(consultation, publication, language);
  return (
    <MediaCard
      href={itemRoute('consultation', id)}
      linkAs={RouterLink}
      cover={imageId ? imageUrl(imageId) : undefined}
      icon={<MessageCircle size={24} strokeWidth={1.5} aria-hidden />}
      duration={formatLength(durationMin, language)}
      title={name}
      subtitle={format ? `${formatName(format, language)} · ${price}` : price}
      status={
        <Status size="small" glyph={isActive ? 'live' : 'down'}>
          {bookingName(isActive, language)}
        </Status>
      }
      note={requests === null ? undefined : requests === 0 ? t.noRequests : t.requests(requests)}
      selected={selected}
      tabIndex={tabIndex}
      menu={
        onMenu && (
          <IconButton
            size="small"
            label={t.actions(name)}
            icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}
            aria-haspopup="menu"
            tabIndex={tabIndex}
            onClick={onMenu}
          />
        )
      }
      onContextMenu={onMenu}
    />
  );
}
