import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { askForGroupsAtom } from '#atoms/campaign/groups.ts';
import type { Reach } from '#atoms/campaign/reach.ts';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { formatWhole } from '#lib/number/figures.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { reachMessages } from './messages.ts';

/** How many people get a campaign, in words; `wrong` where nobody does. */
export function useReachLine(reach: Reach): { hint: ReactNode; wrong: ReactNode } {
  const t = useMessages(reachMessages);
  const ask = useSetAtom(askForGroupsAtom);
  const again = (text: string, label: string, run: () => void) => (
    <>
      {text}{' '}
      <TextLink as="button" type="button" onClick={run}>
        {label}
      </TextLink>
    </>
  );
  const { status, count, size, name, retry } = reach;
  if (status === 'loading') return { hint: t.loading, wrong: null };
  if (status === 'failed') return { hint: null, wrong: again(t.failed, t.retry, retry) };
  if (status === 'long') return { hint: again(t.long, t.count, ask), wrong: null };
  if (status === 'notFound') return { hint: null, wrong: t.notFound };
  if (count === 0 || count === null) return { hint: null, wrong: name === null ? t.nobody : t.nobodyOne };
  if (name !== null) return { hint: t.one, wrong: null };
  const figure = formatWhole(count);
  const whole = size === null || size <= count;
  return { hint: whole ? t.all(figure) : t.some(figure, formatWhole(size)), wrong: null };
}
