import { useAtomValue } from 'jotai';
import { useState } from 'react';
import styled from 'styled-components';
import { answerStatsAtom, type AnswerStats } from '#atoms/quiz/answerStats.ts';
import { quizAtom } from '#atoms/quiz/quizzes.ts';
import { BarChart } from '#components/data/BarChart/BarChart.tsx';
import { Stat } from '#components/data/Stat/Stat.tsx';
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { formatPercent } from '#lib/number/figures.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import { inOrder } from '#lib/ordered.ts';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface AnswerFiguresProps {
  quizId: string;
}

/** How many questions stand beside the chart before more are asked for. */
const atFirst = 5;

/** How a quiz goes: the results of its attempts, and how often each question is answered right. */
export function AnswerFigures({ quizId }: AnswerFiguresProps) {
  const t = useMessages(messages);
  const { item, status, retry } = useAtomValue(answerStatsAtom(quizId));
  if (item === null && status !== 'loading') {
    return (
      <Root aria-label={t.label}>
        <p>{t.failed}</p>
        <div>
          <Button onClick={retry}>{t.retry}</Button>
        </div>
      </Root>
    );
  }
  if (item?.counted === 0) return null;
  return (
    <Root aria-label={t.label}>
      <Results stats={item} />
      <Questions quizId={quizId} stats={item} />
    </Root>
  );
}

function Results({ stats }: { stats: AnswerStats | null }) {
  const t = useMessages(messages);
  const bars = (stats?.tenths ?? []).map((value, at) => {
    const to = at === 9 ? 100 : at * 10 + 9;
    return { id: String(at), tick: `${at * 10}`, name: t.from(at * 10, to), value };
  });
  return (
    <div>
      <Stats>
        <Stat label={t.average} value={stats?.average === null ? '—' : `${stats?.average ?? '…'}\u00A0%`} />
        <Stat label={t.passed} value={stats === null ? '…' : groupDigits(stats.passed)} />
        <Stat label={t.waiting} value={stats === null ? '…' : groupDigits(stats.waiting)} />
      </Stats>
      <BarChart
        label={t.chart}
        bars={bars}
        loading={stats === null}
        height={132}
        format={t.attempts}
        formatTick={groupDigits}
        help={t.none}
      />
      {stats !== null && stats.counted < stats.count && (
        <Note>{t.latest(groupDigits(stats.counted), groupDigits(stats.count))}</Note>
      )}
    </div>
  );
}

function Questions({ quizId, stats }: { quizId: string; stats: AnswerStats | null }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const questions = inOrder(useAtomValue(quizAtom(quizId)).item?.questions ?? []);
  const [whole, setWhole] = useState(false);
  // One more takes no more room than the button.
  const shown = whole || questions.length <= atFirst + 1 ? questions : questions.slice(0, atFirst);
  return (
    <section aria-label={t.questions}>
      <Title>{t.questions}</Title>
      <List>
        {shown.map(({ id, text }, at) => {
          const { marked, right } = stats?.questions.get(id) ?? { marked: 0, right: 0 };
          const share = marked === 0 ? 0 : right / marked;
          return (
            <Row key={id}>
              <Place>{at + 1}</Place>
              <Text>{text}</Text>
              <Share>
                {marked === 0 ? t.noMarks : formatPercent(Math.round(share * 100) / 100, language)}
              </Share>
              <Bar>
                <ProgressBar value={share * 100} label={text} aria-hidden />
              </Bar>
              {marked > 0 && <Of>{t.right(right, marked)}</Of>}
            </Row>
          );
        })}
      </List>
      {shown.length < questions.length && (
        <More>
          <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
            {t.more(questions.length - shown.length)}
          </Button>
        </More>
      )}
    </section>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[6]} ${space[14]};
  margin-bottom: ${space[8]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Stats = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[8]};
  margin-bottom: ${space[5]};
`;

const Title = styled.h2`
  margin: 0 0 ${space[3]};
  ${type.body}
  font-weight: ${weight.strong};
`;

const Note = styled.p`
  margin: ${space[2]} 0 0;
  ${type.caption}
  color: ${color.ink3};
`;

const More = styled.div`
  margin: ${space[3]} 0 0 -${space[2]};
`;

const List = styled.ol`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  column-gap: ${space[2]};
  ${tabular}
`;

const Place = styled.span`
  color: ${color.ink3};
`;

const Text = styled.span`
  overflow-wrap: anywhere;
`;

const Share = styled.span`
  font-weight: ${weight.strong};
  white-space: nowrap;
`;

const Bar = styled.div`
  grid-column: 2 / 4;
  margin-top: ${space[1]};
`;

const Of = styled.span`
  grid-column: 2 / 4;
  ${type.caption}
  color: ${color.ink3};
`;
