import styled from 'styled-components';
import type { Lecture } from '#domain/lecture/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Status, type StatusProps } from '#components/feedback/Status/Status.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { lectureStatus } from './lectureStatus.ts';
import { messages } from './messages.ts';

interface LectureStatusProps extends Omit<StatusProps, 'glyph' | 'children'> {
  lecture: Pick<Lecture, 'streamID' | 'publicationId'>;
  /** The lecture's publication; null where it has none or was not read yet. */
  publication: Pick<Publication, 'status'> | null | undefined;
}

/** The state of a lecture: its publication's status, else «Не готова» or «Запись готова». A bar while it is not known. */
export function LectureStatus({ lecture, publication, ...rest }: LectureStatusProps) {
  const t = useMessages(messages);
  const shown = lectureStatus(lecture, publication, useLanguage());
  if (shown === null) {
    return (
      <Waiting>
        <Skeleton width={96} />
        <VisuallyHidden>{t.loading}</VisuallyHidden>
      </Waiting>
    );
  }
  return (
    <Status {...rest} glyph={shown.glyph}>
      {shown.label}
    </Status>
  );
}

/** As high as the smaller words that will come. */
const Waiting = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 16px;
`;
