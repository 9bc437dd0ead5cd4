import { atom, useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import type { Client } from '#domain/audience/schema.ts';
import { consultationRequestListAtom } from '#atoms/consultation-request/consultationRequests.ts';
import type { ListState } from '#atoms/list.ts';
import { purchaseListAtom } from '#atoms/purchase/purchases.ts';
import { answerListAtom } from '#atoms/quiz/answers.ts';
import type { QuizAnswer } from '#domain/quiz/schema.ts';
import { authorZoneAtom } from '#atoms/session/zone.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import { Timeline, type TimelineEvent } from '#components/feedback/Timeline/Timeline.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { UnreadOf } from '#features/kits/list/ListKit/UnreadOf.tsx';
import { itemRoute, purchaseRoute, requestRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { formatMoment } from '#lib/time/dates.ts';
import { formatPercent } from '#lib/number/figures.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { useMoreFocus } from '#lib/focus/useMoreFocus.ts';
import { messages } from './messages.ts';
import * as S from './ClientPanel.styles.ts';
import { answersOf, timelineOf, type ClientEvent } from './timeline.ts';

/** Rows of each list that are read at a time. One that makes no sense takes none of the others with it. */
const portion = { limit: 20, partly: true };

type Messages = (typeof messages)['ru'];

/** The text of an event, and its link. */
function told({ kind, item }: ClientEvent, zone: string, language: Language, t: Messages) {
  switch (kind) {
    case 'purchase': {
      const { glyph, label } = statusLook('purchase', item.status, language);
      const note = [label, formatMoney(item.amountKopecks, item.currency)].join(', ');
      return { glyph, name: item.title, note, href: purchaseRoute(item.id) };
    }
    case 'request': {
      const { glyph, label } = statusLook('request', item.status, language);
      const note = [label, t.meets(formatMoment(item.requestedAt, zone, language))].join(', ');
      return { glyph, name: t.request(item.consultationName), note, href: requestRoute(item.id) };
    }
    case 'answer': {
      const { glyph, label } = statusLook('quizAnswer', String(item.passed), language);
      const percent = item.percent == null ? [] : [formatPercent(item.percent / 100, language)];
      const note = [label, ...percent].join(', ');
      return { glyph, name: t.quiz(item.quizName), note, href: itemRoute('quiz', item.quizId) };
    }
  }
}

const noAnswersAtom = atom<ListState<QuizAnswer>>({
  status: 'ready',
  items: [],
  pages: [],
  count: 0,
  unread: 0,
  answer: null,
  refreshing: false,
  hasMore: false,
  loadingMore: false,
  moreFailed: false,
  error: null,
  loadMore: () => undefined,
  retry: () => undefined,
});

/** What a client bought, booked and answered, as it is read. */
function useLists({ id, email }: Client) {
  const purchases = useAtomValue(
    purchaseListAtom({ filter: { client: [id] }, sort: '-createdAt', ...portion }),
  );
  const requests = useAtomValue(
    consultationRequestListAtom({ filter: { clientId: [id] }, sort: '-createdAt', ...portion }),
  );
  // Answers are found by the e-mail, which may be a part of another one.
  const found = useAtomValue(
    email ? answerListAtom({ search: email, sort: '-submittedAt', ...portion }) : noAnswersAtom,
  );
  const answers = { ...found, items: answersOf(email, found.items), readTo: found.items.at(-1)?.submittedAt };
  return { purchases, requests, answers };
}

/** What a client bought, booked and answered, the newest first; more of it is read when it is asked for. */
export function ClientHistory({ client }: { client: Client }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorZoneAtom);
  const read = useLists(client);
  const lists = Object.values(read);
  const happened = timelineOf(read);
  const rows = useRef<HTMLOListElement>(null);
  // «Повторить» goes as «Показать ещё» does.
  const ofMore = useMoreFocus(happened.length, (index) => rows.current?.querySelectorAll('a')[index]);

  const failed = lists.filter(({ status, moreFailed }) => status === 'failed' || moreFailed);
  const reading = lists.some(({ status }) => status === 'loading');
  // What is known stays on the page while the rest is asked for again.
  const [retried, setRetried] = useState(false);
  if (reading && !retried && failed.length === 0) return <SkeletonText lines={4} />;

  const events = happened.map((event): TimelineEvent => {
    const { glyph, name, note, href } = told(event, zone, language, t);
    return {
      id: `${event.kind} ${event.item.id}`,
      glyph,
      label: (
        <TextLink tone="quiet" as={RouterLink} href={href}>
          {name}
        </TextLink>
      ),
      note,
      ...(event.at !== null && { at: event.at, moment: formatMoment(event.at, zone, language) }),
    };
  });
  const more = lists.filter(({ hasMore, moreFailed }) => hasMore && !moreFailed);
  return (
    <>
      <UnreadOf count={lists.reduce((sum, { unread }) => sum + unread, 0)} />
      {events.length > 0 && <Timeline ref={rows} label={t.history} events={events} />}
      {failed.length > 0 || reading ? (
        <Block
          {...ofMore}
          tone="bad"
          title={t.historyFailed}
          action={
            <Button
              busy={reading}
              onClick={() => {
                setRetried(true);
                for (const { status, retry, loadMore } of failed) (status === 'failed' ? retry : loadMore)();
              }}
            >
              {t.retry}
            </Button>
          }
        />
      ) : more.length > 0 ? (
        <div {...ofMore}>
          <Button
            size="small"
            busy={more.some(({ loadingMore }) => loadingMore)}
            onClick={() => {
              for (const { loadMore } of more) loadMore();
            }}
          >
            {t.loadMore}
          </Button>
        </div>
      ) : (
        events.length === 0 && <S.Quiet>{t.nothing}</S.Quiet>
      )}
    </>
  );
}
