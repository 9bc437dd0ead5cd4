import { useAtomValue } from 'jotai';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { homeDays } from '#atoms/home/period.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { BarChart } from '#components/data/BarChart/BarChart.tsx';
import { ProgressRing } from '#components/feedback/ProgressRing/ProgressRing.tsx';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { lectureRoute, profileRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { now } from '#lib/time/clock.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { wallTime } from '#lib/time/moments.ts';
import { barsOf, planOf } from '../Income/chart.ts';
import { Header, Lead, Title } from '../Home/Home.styles.ts';
import * as S from './Onboarding.styles.ts';
import { LectureStep } from './LectureStep.tsx';
import { messages } from './messages.ts';
import { Others, Preview } from './Preview.tsx';
import { steps, useSteps, type FirstSteps, type Step } from './useSteps.ts';

export interface OnboardingProps {
  /** The greeting, with the name of the author. */
  title: string;
  /** What the steps lead to, in a sentence. */
  lead: string;
}

/** The first day of an author: four steps to the first sale, the present one open, and what will come of it. */
export function Onboarding({ title, lead }: OnboardingProps) {
  const t = useMessages(messages);
  const first = useSteps();
  const count = steps.filter((step) => first.done[step]).length;
  return (
    <>
      <Header>
        <div>
          <Title>{title}</Title>
          <Lead>{lead}</Lead>
        </div>
        {first.known && (
          <S.Sum>
            <ProgressRing value={(count / steps.length) * 100} size={20} tone="ok" />
            {t.done(count, steps.length)}
          </S.Sum>
        )}
      </Header>
      <S.Root>
        {first.known ? <Steps first={first} /> : <SkeletonText lines={8} />}
        <S.Rail>
          <Preview first={first} />
          <Others />
        </S.Rail>
        <S.Below>
          <NoIncome />
        </S.Below>
      </S.Root>
    </>
  );
}

function Steps({ first }: { first: FirstSteps }) {
  const t = useMessages(messages);
  const author = useAtomValue(authorAtom);
  const { lecture, publication, done, current } = first;
  const href = lecture === null ? '' : lectureRoute(lecture.id);
  const button = (to: string, text: string) => (
    <S.Action>
      <ButtonLink as={RouterLink} href={to} variant="primary" size="large">
        {text}
      </ButtonLink>
    </S.Action>
  );
  const link = (to: string, text: string, of: string) => (
    <TextLink as={RouterLink} href={to} tone="quiet" aria-label={`${text}: ${of}`}>
      {text}
    </TextLink>
  );
  const profileText = author?.avatarId ? t.profileDone : `${t.profileDone} ${t.photoLater}`;
  const price =
    publication === null || publication.costKopecks === 0 ? t.free : formatMoney(publication.costKopecks);

  const views: Record<Step, StepView> = {
    profile: {
      name: t.profile,
      text: done.profile ? profileText : t.profileOpen,
      aside: link(profileRoute, t.change, t.profile),
      open: button(profileRoute, t.fill),
    },
    lecture: {
      name: t.lecture,
      text: lecture === null ? t.lectureOpen : t.lectureDone(lecture.name),
      aside: lecture && link(href, t.open, lecture.name),
      open: <LectureStep />,
    },
    price: {
      name: t.price,
      text: done.price ? price : t.priceText,
      aside: done.price ? link(href, t.change, t.price) : t.priceAside,
      open: button(href, t.setPrice),
    },
    publication: {
      name: t.publication,
      text: t.publicationText,
      aside: t.publicationAside,
      open: button(href, t.send),
    },
  };
  return (
    <S.Steps>
      {steps.map((step, at) => (
        <StepRow
          key={step}
          number={at + 1}
          view={views[step]}
          state={done[step] ? 'done' : step === current ? 'open' : 'ahead'}
        />
      ))}
    </S.Steps>
  );
}

interface StepView {
  name: string;
  text: string;
  /** At the right while the step is not the present one. */
  aside: ReactNode;
  /** What is done in it. */
  open: ReactNode;
}

interface StepRowProps {
  number: number;
  view: StepView;
  state: 'done' | 'open' | 'ahead';
}

function StepRow({ number, view: { name, text, aside, open }, state }: StepRowProps) {
  const current = state === 'open';
  return (
    <S.Step $state={state} aria-current={current ? 'step' : undefined}>
      <S.Mark $state={state} aria-hidden>
        {state === 'done' ? <Check size={16} strokeWidth={2} /> : number}
      </S.Mark>
      <S.Line>
        <S.Name $open={current}>{name}</S.Name>
        {!current && <S.Aside>{aside}</S.Aside>}
      </S.Line>
      <S.Text>{text}</S.Text>
      {current && open}
    </S.Step>
  );
}

/** The chart as it will be: an axis of thirty days, with nothing on it yet. */
function NoIncome() {
  const t = useMessages(messages);
  const language = useLanguage();
  const author = useAtomValue(authorAtom);
  const timeZone = author?.timezone ?? 'UTC';
  const today = wallTime(new Date(now()).toISOString(), timeZone).day;
  const bars = barsOf(planOf(homeDays('30', today), timeZone), [], { today, word: t.today, language });
  return (
    <section aria-labelledby="no-income">
      <S.Line>
        <S.Name id="no-income" $open={false}>
          {t.income}
        </S.Name>
        <S.Aside>{t.incomeHelp}</S.Aside>
      </S.Line>
      <BarChart
        label={t.income}
        bars={bars}
        current={today}
        height={128}
        format={(value) => formatMoney(value)}
      />
    </section>
  );
}
