import { Status, type StatusProps } from '#components/feedback/Status/Status.tsx';
import { statusLook, type StatusKind } from '#components/feedback/Status/statusLooks.ts';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';

interface StatusOfProps extends Omit<StatusProps, 'glyph' | 'children'> {
  /** Whose status it is. */
  kind: StatusKind;
  /** The status as the platform calls it. An unknown one is a dot and the raw word. */
  status: string;
}

/** The status of a publication, purchase, request and so on: its mark and its name in the language in force. */
export function StatusOf({ kind, status, ...rest }: StatusOfProps) {
  const { glyph, label } = statusLook(kind, status, useLanguage());
  return (
    <Status {...rest} glyph={glyph}>
      {label}
    </Status>
  );
}
