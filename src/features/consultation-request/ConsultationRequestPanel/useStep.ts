import { useState } from 'react';
import type { ConsultationRequestStatus } from '#domain/consultation-request/rules.ts';
import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import { useAttempt } from '#features/kits/record/Attempt/useAttempt.ts';
import { useConsultationRequestMoves } from '../useConsultationRequestMoves.ts';

/** Steps of one request from its panel. */
export interface Steps {
  /** The request as the buttons know it: while a step is under way it stands as it was before, so that none of them changes. */
  shown: ConsultationRequest;
  /** Where it is being taken, or null. */
  going: ConsultationRequestStatus | null;
  take: (to: ConsultationRequestStatus) => Promise<void>;
  /** What the last step of this request came to, where it did not pass. */
  failure: string | null;
}

/** Takes a request a step further or back, one at a time. */
export function useStep(request: ConsultationRequest | null): Steps | null {
  const { go } = useConsultationRequestMoves();
  const { failure, attempt } = useAttempt();
  const [tried, setTried] = useState<string | null>(null);
  const [step, setStep] = useState<{ to: ConsultationRequestStatus; from: ConsultationRequest } | null>(null);
  if (request === null) return null;
  // Another request may have been opened meanwhile.
  const own = step?.from.id === request.id ? step : null;
  return {
    shown: own?.from ?? request,
    going: own?.to ?? null,
    failure: tried === request.id ? failure : null,
    async take(to) {
      if (own !== null) return;
      setStep({ to, from: request });
      setTried(request.id);
      await attempt(() => go(request, to));
      setStep((now) => (now?.from === request ? null : now));
    },
  };
}
