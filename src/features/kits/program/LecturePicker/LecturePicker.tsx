import { useAtomValue } from 'jotai';
import { Presentation } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { errorText } from '#api/api-error.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { lectureListAtom } from '#atoms/lecture/lectures.ts';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Square } from '#components/forms/Checkbox/Checkbox.styles.ts';
import { SearchField } from '#components/forms/SearchField/SearchField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import Unread from '#features/kits/list/ListKit/Unread.tsx';
import { lectureUsage } from '#features/kits/record/LectureStatus/lectureStatus.ts';
import { formatDuration } from '#lib/time/duration.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useMoreFocus } from '#lib/focus/useMoreFocus.ts';
import { messages } from './messages.ts';
import * as S from './LecturePicker.styles.ts';

interface LecturePickerProps {
  /** The module that they go into. */
  moduleName: string;
  /** Lectures that stand there already. */
  standing: readonly string[];
  onPick: (lectures: Lecture[]) => void;
  onClose: () => void;
}

/** The author's lectures to choose from: found by typing, several at once. */
export function LecturePicker({ moduleName, standing, onPick, onClose }: LecturePickerProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly Lecture[]>([]);
  const asked = useDeferredValue(search);
  const { status, items, unread, hasMore, loadingMore, loadMore, error, retry, refreshing } = useAtomValue(
    lectureListAtom({ search: asked, sort: '-createdAt', limit: 50, keepRows: true, partly: true }),
  );
  const rows = useRef<HTMLUListElement>(null);
  const ofMore = useMoreFocus(items.length, (index) =>
    [...(rows.current?.querySelectorAll('input') ?? [])].slice(index).find(({ disabled }) => !disabled),
  );
  const there = new Set(standing);
  const picked = new Set(chosen.map(({ id }) => id));
  const toggle = (lecture: Lecture) =>
    setChosen((all) =>
      picked.has(lecture.id) ? all.filter(({ id }) => id !== lecture.id) : [...all, lecture],
    );

  return (
    <Dialog
      open
      onClose={onClose}
      width={560}
      title={t.title}
      description={t.into(moduleName)}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => onPick([...chosen])}>
            {chosen.length === 0 ? t.add : t.addCount(chosen.length)}
          </Button>
        </>
      }
    >
      <S.Body>
        <SearchField
          label={t.search}
          placeholder={t.search}
          size="regular"
          value={search}
          onChange={setSearch}
        />
        {status === 'loading' && (
          <div role="status">
            <VisuallyHidden>{t.loading}</VisuallyHidden>
            <SkeletonText lines={5} />
          </div>
        )}
        {status === 'failed' && (
          <Block tone="bad" title={t.failed} action={<Button onClick={retry}>{t.retry}</Button>}>
            {error !== null && errorText(error, language)}
          </Block>
        )}
        {status === 'ready' && items.length === 0 && <Block title={t.nothing}>{t.nothingHint}</Block>}
        {unread > 0 && <Unread count={unread} />}
        <S.List ref={rows} aria-label={t.list} aria-busy={refreshing}>
          {items.map((lecture) => (
            <PickedLecture
              key={lecture.id}
              lecture={lecture}
              stands={there.has(lecture.id)}
              picked={picked.has(lecture.id)}
              onToggle={() => toggle(lecture)}
            />
          ))}
        </S.List>
        {hasMore && (
          <Button {...ofMore} busy={loadingMore} onClick={loadMore}>
            {t.more}
          </Button>
        )}
      </S.Body>
    </Dialog>
  );
}

interface PickedLectureProps {
  lecture: Lecture;
  /** It is in the programme already. */
  stands: boolean;
  picked: boolean;
  onToggle: () => void;
}

/** One lecture of the list, with the box that chooses it. */
function PickedLecture({ lecture, stands, picked, onToggle }: PickedLectureProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <li>
      <S.Row $off={stands}>
        <Square type="checkbox" checked={stands || picked} disabled={stands} onChange={onToggle} />
        <Cover
          src={lecture.imageId ? imageUrl(lecture.imageId) : undefined}
          alt=""
          size="tree"
          icon={<Presentation size={16} strokeWidth={1.5} aria-hidden />}
        />
        <S.Name>{lecture.name}</S.Name>
        <S.Note>{stands ? t.stands : lectureUsage(lecture, language)}</S.Note>
        <S.Note>{lecture.durationSec ? formatDuration(lecture.durationSec) : t.noMedia}</S.Note>
      </S.Row>
    </li>
  );
}
