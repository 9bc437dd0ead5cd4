import { Status, type StatusProps } from '#components/feedback/Status/Status.tsx';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { publicationGlyph, publicationLabel } from './publicationStatuses.ts';

interface PublicationStatusProps extends Omit<StatusProps, 'glyph' | 'children'> {
  /** The status as the platform calls it. An unknown one is a dot and the raw word. */
  status: string;
}

/** The status of a publication: its mark and its name in the language in force. */
export function PublicationStatus({ status, ...rest }: PublicationStatusProps) {
  const language = useLanguage();
  return (
    <Status {...rest} glyph={publicationGlyph(status)}>
      {publicationLabel(status, language)}
    </Status>
  );
}
