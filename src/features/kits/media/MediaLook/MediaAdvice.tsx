import styled from 'styled-components';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { adviceOf } from '#lib/mediaLook/advice.ts';
import type { MediaLook } from '#lib/mediaLook/look.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
import { adviceWords } from './adviceWords.ts';
import { figuresOf, soundOf } from './figures.ts';
import { messages } from './messages.ts';

interface MediaAdviceProps {
  /** What was learnt of the file. */
  look: MediaLook;
  /** How much of it was listened to, 0–1; null once that is over. */
  progress?: number | null;
}

/** What a recording is, and what the author should know of it before listeners do. Advice, never a refusal. */
export function MediaAdvice({ look, progress = null }: MediaAdviceProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const advice = adviceOf(look);
  const sound = soundOf(look, language);
  return (
    <Root aria-label={t.label}>
      <Figures>{figuresOf(look, language).join(' · ')}</Figures>
      {sound !== null && <Figures>{sound}</Figures>}
      {advice.length > 0 && (
        <List>
          {advice.map((one) => {
            const { title, text } = adviceWords(one, language);
            return (
              <Line key={`${one.kind} ${title}`}>
                <Glyph name="attention" />
                <div>
                  <Title>{title}</Title>
                  <Text>{text}</Text>
                </div>
              </Line>
            );
          })}
        </List>
      )}
      <Now role="status">
        {progress !== null && t.listening(Math.floor(progress * 100))}
        {progress === null && advice.length === 0 && (
          <Fine>
            <Glyph name="ready" />
            {look.audio !== null && look.sound === null ? t.notHeard : t.fine}
          </Fine>
        )}
      </Now>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  ${type.caption}
  ${tabular}
`;

const Figures = styled.p`
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: ${space[2]} 0 ${space[1]};
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: ${space[2]};

  > svg {
    margin-top: 2px;
  }
`;

const Title = styled.p`
  ${type.body}
  color: ${color.ink};
  font-weight: ${weight.strong};
`;

const Text = styled.p`
  max-width: 60ch;
  color: ${color.ink2};
`;

const Now = styled.div`
  color: ${color.ink3};
`;

const Fine = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.okText};
`;
