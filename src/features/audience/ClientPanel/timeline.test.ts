import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { purchaseOf } from '#platform/testing/people.ts';
import { answersOf, timelineOf } from './timeline.ts';

const day = (of: number) => new Date(Date.UTC(2026, 0, 1 + of)).toISOString();
const purchase = (of: number) => ({ ...purchaseOf(`p-${of}`, { createdAt: day(of) }), netKopecks: 0 });
const nothing = { items: [], hasMore: false };

describe('what a client did', () => {
  it('is told the newest first', () => {
    const purchases = { items: [purchase(1), purchase(5), purchase(3)], hasMore: false };
    const told = timelineOf({ purchases, requests: nothing, answers: nothing });
    expect(told.map(({ at }) => at)).toEqual([day(5), day(3), day(1)]);
  });

  it('has its payment for a moment where the platform tells no other, and comes last without any', () => {
    const { createdAt: _untold, ...bought } = purchase(1);
    const items = [bought, { ...bought, id: 'paid', paidAt: day(4) }, purchase(2)];
    const told = timelineOf({ purchases: { items, hasMore: false }, requests: nothing, answers: nothing });
    expect(told.map(({ item, at }) => [item.id, at])).toEqual([
      ['paid', day(4)],
      ['p-2', day(2)],
      ['p-1', null],
    ]);
  });

  it('is found by the e-mail in whatever case it was typed, and by no part of another', () => {
    const of = (email: string) => ({
      ...{ id: email, email, code: 'A', quizId: 'q', quizName: 'Тест', submittedAt: day(1), answers: [] },
    });
    const found = ['Vera@Example.com', 'vera@example.com', 'evera@example.com'].map(of);
    expect(answersOf('VERA@example.com', found).map(({ id }) => id)).toEqual([
      'Vera@Example.com',
      'vera@example.com',
    ]);
    expect(answersOf(null, found)).toEqual([]);
  });

  it('is told though the answers that were read are of others, whose e-mail has this one in it', () => {
    const purchases = { items: [purchase(5), purchase(1)], hasMore: false };
    const answers = { items: [], hasMore: true, readTo: day(3) };
    const told = timelineOf({ purchases, requests: nothing, answers });
    expect(told.map(({ at }) => at)).toEqual([day(5)]);
  });

  it('leaves no hole: what is older than the end of a list that has more waits for the rest of it', () => {
    const days = fc.uniqueArray(fc.nat(60), { maxLength: 20 });
    fc.assert(
      fc.property(days, days, fc.nat(20), (bought, answered, loaded) => {
        const newest = bought.toSorted((one, other) => other - one);
        const purchases = {
          items: newest.slice(0, loaded).map(purchase),
          hasMore: loaded > 0 && loaded < newest.length,
        };
        const answers = {
          items: answered.map((of) => ({
            id: `a-${of}`,
            email: 'vera@example.com',
            code: 'A',
            quizId: 'q',
            quizName: 'Тест',
            score: 1,
            percent: 100,
            passed: true,
            submittedAt: day(of),
            answers: [],
          })),
          hasMore: false,
        };
        const told = timelineOf({ purchases, requests: nothing, answers }).map(
          ({ kind, at }) => `${at} ${kind}`,
        );
        const whole = timelineOf({
          purchases: { items: newest.map(purchase), hasMore: false },
          requests: nothing,
          answers,
        }).map(({ kind, at }) => `${at} ${kind}`);
        const shown = purchases.hasMore || loaded >= newest.length ? whole.slice(0, told.length) : told;
        expect(told).toEqual(shown);
      }),
      { numRuns: 200 },
    );
  });
});
