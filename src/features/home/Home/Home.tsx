import { atom, useAtom, useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { homeDays, homePeriodAtom, homePeriods } from '#atoms/home/period.ts';
import { blocksOf } from '#atoms/planner/blocks.ts';
import { plannerAtom } from '#atoms/planner/planner.ts';
import { partOfPublicationsAtom } from '#atoms/publication/sharedPublications.ts';
import { incomeSeriesAtom } from '#atoms/purchase/income.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { uploadsSummaryAtom } from '#atoms/upload/entries.ts';
import { plot } from '#components/data/BarChart/plot.ts';
import { SegmentedControl } from '#components/primitives/SegmentedControl/SegmentedControl.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { now } from '#lib/time/clock.ts';
import { greeting } from '#lib/time/greeting.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { wallTime } from '#lib/time/moments.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { useNow } from '#lib/time/useNow.ts';
import { useTitle } from '#lib/hook/useTitle.ts';
import { Attention } from '../Attention/Attention.tsx';
import { planOf } from '../Income/chart.ts';
import { Income } from '../Income/Income.tsx';
import { InView } from '../InView/InView.tsx';
import { QuickCreate } from '../QuickCreate/QuickCreate.tsx';
import { Section } from '../Section/Section.tsx';
import { Sells } from '../Sells/Sells.tsx';
import { Week } from '../Week/Week.tsx';
import { weekFrom } from '../Week/week.ts';
import * as S from './Home.styles.ts';
import { messages } from './messages.ts';
import { Today } from './Today.tsx';

const { Part: BuyerGroups } = preloadable(async () => ({
  default: (await import('#features/kits/list/BuyerGroups/BuyerGroups.tsx')).BuyerGroups,
}));
const { Part: UploadsNow } = preloadable(
  async () => ({ default: (await import('../UploadsNow/UploadsNow.tsx')).UploadsNow }),
  { without: () => null },
);
const { Part: Onboarding } = preloadable(
  async () => ({ default: (await import('../Onboarding/Onboarding.tsx')).Onboarding }),
  { screen: true },
);

/** Publications that have ever left the author's hands: with the first of them the first day is over. */
const sentParams = {
  filter: { status: ['pending', 'rejected', 'approved', 'published', 'unpublished', 'archived'] },
  limit: 1,
};

/** Groups that are worth a word: who has just come, who begins to go, who brings the most. */
const usefulGroups = ['newcomers', 'cooling', 'spenders'] as const;

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Today, `YYYY-MM-DD`, by the author's zone, which is the device's until it is known. `at`: ms. */
function clockOf(timezone: string | null | undefined, at: number) {
  const timeZone = timezone ?? deviceZone();
  return { today: wallTime(new Date(at).toISOString(), timeZone).day, timeZone };
}

/** Brings what draws the chart. */
export const preloadParts = () => plot.preload();

/** Reads what stands at the top of home, as its blocks do: their calls are made before home is rendered. */
export const aheadAtom = atom((get) => {
  const author = get(authorAtom);
  if (author === null) return;
  const { today, timeZone } = clockOf(author.timezone, now());
  const { from, to } = weekFrom(today);
  get(plannerAtom(blocksOf(from, to)));
  get(incomeSeriesAtom({ request: {}, edges: planOf(homeDays(get(homePeriodAtom), today), timeZone).edges }));
});

/** The author's first screen: what came in, what waits, what is ahead. Until the first publication, the way to it. */
export function Home() {
  const t = useMessages(messages);
  const language = useLanguage();
  const author = useAtomValue(authorAtom);
  const sent = useAtomValue(partOfPublicationsAtom(sentParams));
  useTitle(t.title);

  const name = author?.firstName ?? '';
  if (sent.status === 'ready' && sent.count === 0) {
    return (
      <Suspense fallback={<Waiting />}>
        <Onboarding title={t.welcome(name)} lead={t.firstLead} />
      </Suspense>
    );
  }
  return (
    <>
      <S.Header>
        <div>
          <S.Title>{t.hello(greeting(language, author?.timezone), name)}</S.Title>
          <S.Lead>
            <Today />
          </S.Lead>
        </div>
        <Period />
      </S.Header>
      {/* The shape stands at once: an author's first day is one of many. */}
      {sent.status === 'loading' && <Waiting />}
      <Blocks />
    </>
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{useMessages(messages).loading}</VisuallyHidden>
    </div>
  );
}

function Period() {
  const t = useMessages(messages);
  const [period, choose] = useAtom(homePeriodAtom);
  return (
    <S.Period>
      <SegmentedControl
        label={t.period}
        value={period}
        options={homePeriods.map((value) => ({
          value,
          label: value === '365' ? t.year : t.days(Number(value)),
        }))}
        onChange={choose}
      />
    </S.Period>
  );
}

/** Every block reads what is its own, and fails by itself. */
function Blocks() {
  const t = useMessages(messages);
  const clock = clockOf(useAtomValue(authorAtom)?.timezone, useNow(60_000));
  const period = useAtomValue(homePeriodAtom);
  const uploading = useAtomValue(uploadsSummaryAtom).total > 0;
  return (
    <S.Columns>
      <S.Stack>
        <S.Tall data-order={1}>
          <Income period={period} {...clock} />
        </S.Tall>
        <S.Part data-order={3} data-clients>
          <Week {...clock} />
        </S.Part>
        <S.Part data-order={5}>
          {uploading && (
            <Suspense fallback={null}>
              <UploadsNow />
            </Suspense>
          )}
        </S.Part>
        <S.Part data-order={7}>
          <QuickCreate />
        </S.Part>
      </S.Stack>
      <S.Stack>
        <S.Part data-order={2} data-clients>
          <Attention clock={clock} />
        </S.Part>
        <S.Part data-order={4}>
          <Sells period={period} {...clock} />
        </S.Part>
        <S.Part data-order={6}>
          <Section title={t.groups} link={{ href: '/campaigns', text: t.campaigns }}>
            <InView height={180}>
              <Suspense fallback={null}>
                <BuyerGroups label={t.groups} only={usefulGroups} />
              </Suspense>
            </InView>
          </Section>
        </S.Part>
      </S.Stack>
    </S.Columns>
  );
}
