import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canMove,
  consultationRequestMoves,
  consultationRequestStatuses,
  nextConsultationRequestStatuses,
  stepBack,
  type ConsultationRequestStatus,
} from './rules.ts';

const been = (...statuses: string[]) => statuses.map((status) => ({ status }));

describe('the moves of a request', () => {
  it('are those of the table, and one step back', () => {
    expect(nextConsultationRequestStatuses('new', been('new'))).toEqual(['confirmed', 'cancelled_author']);
    expect(nextConsultationRequestStatuses('confirmed', been('new', 'confirmed'))).toEqual([
      'in_progress',
      'rescheduled',
      'no_show',
      'cancelled_author',
      'new',
    ]);
    expect(nextConsultationRequestStatuses('done', been('in_progress', 'done'))).toEqual(['in_progress']);
    expect(nextConsultationRequestStatuses('no_show', been('confirmed', 'no_show'))).toEqual(['confirmed']);
    expect(nextConsultationRequestStatuses('cancelled_author', been('new', 'cancelled_author'))).toEqual([
      'new',
    ]);
  });

  it('take back neither a payment nor what the client cancelled', () => {
    expect(nextConsultationRequestStatuses('pending_payment', been('pending_payment'))).toEqual([]);
    expect(stepBack('new', been('pending_payment', 'new'))).toBeNull();
    expect(
      nextConsultationRequestStatuses('cancelled_client', been('confirmed', 'cancelled_client')),
    ).toEqual([]);
  });

  it('go one step back and no further', () => {
    const history = been('new', 'confirmed', 'in_progress', 'confirmed');
    expect(stepBack('confirmed', history)).toBe(null);
    expect(canMove('confirmed', history, 'new')).toBe(false);
    expect(canMove('confirmed', history, 'in_progress')).toBe(true);
  });

  it('are the table’s alone where the history is not told, and none in an unknown status', () => {
    for (const status of consultationRequestStatuses)
      expect(nextConsultationRequestStatuses(status, [])).toEqual(consultationRequestMoves[status]);
    expect(nextConsultationRequestStatuses('on_hold', been('new', 'on_hold'))).toEqual([]);
    expect(nextConsultationRequestStatuses('confirmed', been('on_hold', 'confirmed'))).toEqual(
      consultationRequestMoves.confirmed,
    );
    // A platform that does not write the current status into the history.
    expect(stepBack('confirmed', been('new'))).toBe('new');
  });

  it('never leave the table in any order, whatever the client does between them', () => {
    const event = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...consultationRequestStatuses) },
      { weight: 1, arbitrary: fc.constantFrom('pays' as const, 'withdraws' as const) },
    );
    const follows = (from: ConsultationRequestStatus, to: ConsultationRequestStatus) =>
      consultationRequestMoves[from].includes(to);
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let status = 'pending_payment' as ConsultationRequestStatus;
        const history = been(status);
        const wrong: string[] = [];
        let last: ConsultationRequestStatus | null = null;
        const become = (next: ConsultationRequestStatus) => {
          last = status;
          status = next;
          history.push({ status });
        };
        for (const what of events) {
          if (what === 'pays') {
            if (status === 'pending_payment') become('new');
          } else if (what === 'withdraws') {
            if (['new', 'confirmed', 'rescheduled'].includes(status)) become('cancelled_client');
          } else if (what !== status && canMove(status, history, what)) {
            const back = what === last && follows(what, status);
            if (!follows(status, what) && !back) wrong.push(`${status} → ${what}`);
            if (what === 'pending_payment' || what === 'cancelled_client') wrong.push(what);
            become(what);
          }
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
