import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import { consultationRequestAtom } from '#atoms/consultation-request/consultationRequests.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { DetailsPanel } from '#components/layout/DetailsPanel/DetailsPanel.tsx';
import type { ListSlot } from '#features/kits/list/ListKit/types.ts';
import { NoRecord } from '#features/kits/record/RecordPanel/NoRecord.tsx';
import { frameOf, useOpened, type Opened } from '#features/kits/record/RecordPanel/useOpened.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { boardListAtom, inColumnOrder } from '../ConsultationRequestBoard/boardRequests.ts';
import { stepsOf } from '../names.ts';
import { messages } from './messages.ts';
import { ConsultationRequestDetails } from './ConsultationRequestDetails.tsx';
import { ConsultationRequestFoot } from './ConsultationRequestFoot.tsx';
import { useStep } from './useStep.ts';
import * as S from './ConsultationRequestPanel.styles.ts';

interface ConsultationRequestPanelProps {
  /** The list that it stands beside. */
  slot: Pick<ListSlot<ConsultationRequest>, 'params' | 'view' | 'list'>;
}

/** The request that the address names, beside the list. */
export function ConsultationRequestPanel({ slot }: ConsultationRequestPanelProps) {
  const opened = useOpened('request');
  return opened && <Panel opened={opened} slot={slot} />;
}

function Panel({ opened, slot }: ConsultationRequestPanelProps & { opened: Opened }) {
  const t = useMessages(messages);
  const { id } = opened;
  const state = useAtomValue(consultationRequestAtom(id));
  const { item, status } = state;
  const frame = frameOf(opened, useOrder(slot));
  const steps = useStep(item);

  const content = () => {
    if (item !== null && steps !== null)
      return <ConsultationRequestDetails key={id} request={item} steps={steps} />;
    return status === 'loading' ? undefined : <NoRecord state={state} texts={t} onBack={frame.onClose} />;
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
      {...frame}
      label={item === null ? t.loading : t.label(item.number)}
      title={
        item !== null && (
          <>
            <StatusOf kind="request" status={item.status} />
            <S.Number>{t.number(item.number)}</S.Number>
          </>
        )
      }
      busy={item === null && status === 'loading'}
      failure={steps?.failure}
      footer={hasSteps ? <ConsultationRequestFoot key={id} {...steps} /> : undefined}
    >
      {content()}
    </DetailsPanel>
  );
}

/** The requests in the order in which the list shows them. */
function useOrder({ params, view, list }: ConsultationRequestPanelProps['slot']) {
  const board = useAtomValue(boardListAtom(params)).items;
  return view === 'board' ? inColumnOrder(board, params) : list.items;
}
