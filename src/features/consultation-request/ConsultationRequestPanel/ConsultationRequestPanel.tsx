import { useAtomValue } from 'jotai';
import { FileQuestion } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '#api/api-error.ts';
import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import { consultationRequestAtom } from '#atoms/consultation-request/consultationRequests.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { DetailsPanel } from '#components/layout/DetailsPanel/DetailsPanel.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import type { ListSlot } from '#features/kits/list/ListKit/types.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { boardListAtom, inColumnOrder } from '../ConsultationRequestBoard/boardRequests.ts';
import { stepsOf } from '../names.ts';
import { messages } from './messages.ts';
import { ConsultationRequestDetails } from './ConsultationRequestDetails.tsx';
import { ConsultationRequestFoot } from './ConsultationRequestFoot.tsx';
import { useStep } from './useStep.ts';
import * as S from './ConsultationRequestPanel.styles.ts';

export interface ConsultationRequestPanelProps {
  /** The list that it stands beside. */
  slot: Pick<ListSlot<ConsultationRequest>, 'params' | 'view' | 'list'>;
}

/** The request that the address names, beside the list. */
export function ConsultationRequestPanel({ slot }: ConsultationRequestPanelProps) {
  const [address, setAddress] = useSearchParams();
  const id = address.get('request');
  const show = (next: string | null) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === null) after.delete('request');
        else after.set('request', next);
        return after;
      },
      { replace: true },
    );
  if (id === null) return null;
  return <Panel id={id} slot={slot} onShow={show} />;
}

interface PanelProps extends ConsultationRequestPanelProps {
  id: string;
  /** Shows another one, or none. */
  onShow: (id: string | null) => void;
}

function Panel({ id, slot, onShow }: PanelProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { item, status, error, retry } = useAtomValue(consultationRequestAtom(id));
  const { previous, next } = useNeighbours(id, slot);
  const steps = useStep(item);
  const close = () => onShow(null);

  const content = () => {
    if (item !== null && steps !== null)
      return <ConsultationRequestDetails key={id} request={item} steps={steps} />;
    switch (status) {
      case 'notFound':
        return (
          <Block
            icon={<FileQuestion size={24} strokeWidth={1.5} aria-hidden />}
            title={t.notFoundTitle}
            action={<Button onClick={close}>{t.toList}</Button>}
          >
            {t.notFoundText}
          </Block>
        );
      case 'failed':
        return (
          <Block tone="bad" title={t.failedTitle} action={<Button onClick={retry}>{t.retry}</Button>}>
            {error !== null && errorText(error, language)}
          </Block>
        );
      default:
        return undefined;
    }
  };

  const going = steps?.going ?? null;
  // A step that has ended may have taken its button away, and the focus with it.
  useLayoutEffect(() => {
    if (going === null && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-details], dialog[open]')?.focus();
  }, [going]);
  const hasSteps = steps !== null && stepsOf(steps.shown).length > 0;

  return (
    <DetailsPanel
      open
      onClose={close}
      label={item === null ? t.loading : t.label(item.number)}
      title={
        item !== null && (
          <>
            <StatusOf kind="request" status={item.status} />
            <S.Number>{t.number(item.number)}</S.Number>
          </>
        )
      }
      onPrevious={previous === undefined ? undefined : () => onShow(previous)}
      onNext={next === undefined ? undefined : () => onShow(next)}
      busy={item === null && status === 'loading'}
      failure={steps?.failure}
      footer={hasSteps ? <ConsultationRequestFoot key={id} {...steps} /> : undefined}
    >
      {content()}
    </DetailsPanel>
  );
}

/** Those before and after it, in the order in which the list shows them. */
function useNeighbours(id: string, { params, view, list }: ConsultationRequestPanelProps['slot']) {
  const board = useAtomValue(boardListAtom(params)).items;
  const order = view === 'board' ? inColumnOrder(board, params) : list.items;
  const at = order.findIndex((request) => request.id === id);
  return { previous: at < 0 ? undefined : order[at - 1]?.id, next: at < 0 ? undefined : order[at + 1]?.id };
}
