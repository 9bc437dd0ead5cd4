import { useStore } from 'jotai';
import { RussianRuble } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { errorText, handled, isApiError } from '#api/api-error.ts';
import { editPublication } from '#api/publication/requests.ts';
import { allows } from '#domain/publication/rules.ts';
import type { RowWithSales } from '#atoms/publication/rowsWithSales.ts';
import type { BulkAction } from '#features/kits/list/ListKit/types.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { late } from '#lib/loading/late.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';
import type { TermsOf } from './BulkPrice.tsx';
import { messages } from './messages.ts';

const { Part: BulkPrice } = preloadable(
  async () => ({ default: (await import('./BulkPrice.tsx')).BulkPrice }),
  { closes: ({ onClose }) => onClose },
);

const acting = late(() => import('#atoms/publication/actions.ts'));

/** A free publication cannot become cheaper. */
class FreeAlready extends Error {}

interface Question {
  count: number;
  answer: (termsOf: TermsOf | null) => void;
}

/** The price of several publications at once: asked for in a dialog, then set for each. */
export function useBulkPrice(): { action: BulkAction<RowWithSales>; dialog: ReactNode } {
  const t = useMessages(messages);
  const language = useLanguage();
  const store = useStore();
  const [question, setQuestion] = useState<Question | null>(null);

  const ask = (count: number) =>
    new Promise<TermsOf | null>((resolve) =>
      setQuestion({
        count,
        answer(termsOf) {
          setQuestion(null);
          resolve(termsOf);
        },
      }),
    );

  /** Failures are reported together, and it is read again either way. */
  const edit = async (terms: Parameters<typeof editPublication>[0]) => {
    const { refreshPublicationAtom } = await acting.load();
    await editPublication(terms).finally(() =>
      handled(store.set(refreshPublicationAtom, terms.publicationId)),
    );
  };

  const setPrice = async ({ publication }: RowWithSales, termsOf: TermsOf) => {
    const { id: publicationId } = publication;
    const terms = termsOf(publication);
    if (terms === null) throw new FreeAlready();
    await edit({ publicationId, ...terms });
  };

  return {
    action: {
      id: 'price',
      label: t.action,
      icon: <RussianRuble size={16} strokeWidth={1.5} aria-hidden />,
      applies: ({ publication }) => allows(publication.status, 'editCost'),
      async ask(rows) {
        const termsOf = await ask(rows.length);
        return termsOf && ((row) => setPrice(row, termsOf));
      },
      // Nothing is done before the price is known.
      run: () => Promise.resolve(),
      undo: ({ publication: { id: publicationId, costKopecks, oldCostKopecks = null } }) =>
        edit({ publicationId, costKopecks, oldCostKopecks }),
      done: t.done,
      reason: (error) =>
        error instanceof FreeAlready || !isApiError(error) ? t.free : errorText(error, language),
    },
    dialog: question && (
      <Suspense fallback={null}>
        <BulkPrice
          count={question.count}
          onChoose={(_, termsOf) => question.answer(termsOf)}
          onClose={() => question.answer(null)}
        />
      </Suspense>
    ),
  };
}
