import { atom, useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { kindName } from '#domain/kinds.ts';
import { contentTypes } from '#domain/content/schema.ts';
import { paymentMethods, purchaseStatuses } from '#domain/purchase/schema.ts';
import { clientAtom } from '#atoms/audience/audience.ts';
import { countriesAtom } from '#atoms/country/countries.ts';
import { bestSoldAtom } from '#atoms/publication/sharedPublications.ts';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { useStatusOptions } from '#features/kits/list/ListParts/useStatusOptions.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { kindOf, methodName } from '../names.ts';
import { messages } from './messages.ts';

const iconOf = (contentType: string) => {
  const kind = kindOf({ contentType });
  return kind === null ? undefined : <KindIcon kind={kind} />;
};

const noneAtom = atom({ item: null });

/** Somebody's purchases are come to from them, and only then it is one of the filters. */
function useClientFilter(): ListFilter[] {
  const t = useMessages(messages);
  const id = useSearchParams()[0].get('client');
  const { item } = useAtomValue(id === null ? noneAtom : clientAtom(id));
  if (id === null) return [];
  const options = item === null ? [] : [{ value: id, label: item.name }];
  return [{ kind: 'one', id: 'client', label: t.client, options }];
}

/** Filters of purchases, without the period. */
export function usePurchaseFilters(): ListFilter[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const { items: sold, hasMore } = useAtomValue(bestSoldAtom);
  const countries = useAtomValue(countriesAtom).item ?? [];
  const client = useClientFilter();
  return [
    { kind: 'any', id: 'status', label: t.status, options: useStatusOptions('purchase', purchaseStatuses) },
    {
      kind: 'any',
      id: 'content',
      field: 'contentId',
      label: t.content,
      isPart: hasMore,
      options: sold.map(({ contentId, contentType, title }) => ({
        value: contentId,
        label: title,
        icon: iconOf(contentType),
      })),
    },
    {
      kind: 'any',
      id: 'type',
      field: 'contentType',
      label: t.kind,
      options: contentTypes.map((value) => ({
        value,
        label: kindName(value, language),
        icon: iconOf(value),
      })),
    },
    {
      kind: 'any',
      id: 'country',
      label: t.country,
      options: countries.map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      kind: 'any',
      id: 'method',
      label: t.method,
      options: paymentMethods.map((value) => ({ value, label: methodName(value, language) })),
    },
    ...client,
  ];
}
