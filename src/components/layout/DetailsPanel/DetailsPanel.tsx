import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ModalPage } from '#components/feedback/Dialog/ModalPage.ts';
import { useModal } from '#components/feedback/Dialog/useModal.ts';
import { Skeleton, SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { usePhone } from '#lib/hook/useWidth.ts';
import * as S from './DetailsPanel.styles.ts';
import { messages } from './messages.ts';
import { useSide } from './useSide.ts';

export interface DetailsPanelProps {
  /** Whether something of the list is looked at. */
  open: boolean;
  /** Esc, the cross, or on a phone the scrim asked to close. */
  onClose: () => void;
  /** What it shows, for screen readers: «Заявка № 1284». A change of it is told, and the panel scrolls to its top. */
  label: string;
  /** The head: the state and the number. */
  title?: ReactNode;
  /** To the one before in the list. Without both steps there are no buttons; without one it is off. */
  onPrevious?: (() => void) | undefined;
  /** To the one after in the list. */
  onNext?: (() => void) | undefined;
  /** The details, or a Block where they are not: failed, not found. Sections of them are the page's own. */
  children?: ReactNode;
  /** It is loading: a skeleton is shown until there is something to show. */
  busy?: boolean;
  /** What the last press of a button at the foot came to. */
  failure?: string | null | undefined;
  /** Buttons at the foot; the first one, the next step, takes the room. */
  footer?: ReactNode;
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/**
 * The details of one of a list, beside the list: from 1280 px a column of 440 px, below that it floats at the right, and on
 * a phone it is a sheet. The list stays alive beside it. For an editor take a page, for a question a Dialog.
 */
export function DetailsPanel(props: DetailsPanelProps) {
  const { open, onClose, onPrevious, onNext } = props;
  const phone = usePhone();
  const modal = useModal({ open: open && phone, onClose, dismissable: true });
  const steps = [onPrevious && 'previous', onNext && 'next'].filter(Boolean).join(' ');
  const side = useSide({ open: open && !phone, onClose, steps });
  if (!open) return null;
  if (phone) {
    return (
      <S.Sheet {...modal} aria-label={props.label}>
        <ModalPage />
        <S.Fill>
          <Content {...props} />
        </S.Fill>
      </S.Sheet>
    );
  }
  return (
    <S.Side ref={side} role="dialog" aria-label={props.label} tabIndex={-1} data-details>
      <S.PageColumn />
      <Content {...props} />
    </S.Side>
  );
}

function Content({
  label,
  title,
  onClose,
  onPrevious,
  onNext,
  children,
  busy = false,
  failure = null,
  footer,
}: DetailsPanelProps) {
  const t = useMessages(messages);
  return (
    <>
      <S.Head>
        <S.Title>{title}</S.Title>
        <VisuallyHidden role="status">{label}</VisuallyHidden>
        {(onPrevious !== undefined || onNext !== undefined) && (
          <>
            <S.Step
              label={t.previous}
              icon={<ChevronUp {...icon} />}
              disabled={onPrevious === undefined}
              onClick={onPrevious}
            />
            <S.Step
              label={t.next}
              icon={<ChevronDown {...icon} />}
              disabled={onNext === undefined}
              onClick={onNext}
            />
          </>
        )}
        <S.Step label={t.close} icon={<X {...icon} />} onClick={onClose} />
      </S.Head>
      <S.Body key={label} aria-busy={busy || undefined}>
        {children ?? (busy && <PanelSkeleton />)}
      </S.Body>
      {failure !== null && <S.Failed>{failure}</S.Failed>}
      {footer && <S.Foot>{footer}</S.Foot>}
    </>
  );
}

/** A person or a thing, facts, and words. */
function PanelSkeleton() {
  return (
    <S.Skeleton>
      <Skeleton width={220} height={20} />
      <SkeletonText lines={2} />
      <Skeleton height={64} radius="media" />
      <SkeletonText lines={4} />
    </S.Skeleton>
  );
}
