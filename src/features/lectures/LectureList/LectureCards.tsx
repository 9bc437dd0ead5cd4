import type { MouseEvent } from 'react';
import type { Lecture } from '#api/lecture/schema.ts';
import type { Publication } from '#api/publication/schema.ts';
import { MediaGrid } from '#components/data/MediaGrid/MediaGrid.tsx';
import { LectureCard } from '#features/widgets/LectureCard/LectureCard.tsx';

/** The same for both views. */
export interface LectureRowsProps {
  /** Name of the list for screen readers. */
  label: string;
  lectures: Lecture[];
  /** By the id of the lecture; what was not read yet is not there. */
  publications: ReadonlyMap<string, Publication>;
  onMenu: (event: MouseEvent, lecture: Lecture, publication: Publication | undefined) => void;
}

/** The lectures as cards. */
export function LectureCards({ label, lectures, publications, onMenu }: LectureRowsProps) {
  return (
    <MediaGrid label={label}>
      {lectures.map((lecture) => {
        const publication = publications.get(lecture.id);
        return (
          <LectureCard
            key={lecture.id}
            lecture={lecture}
            publication={publication}
            onMenu={(event) => onMenu(event, lecture, publication)}
          />
        );
      })}
    </MediaGrid>
  );
}
