import styled from 'styled-components';
import { marathonStatus } from '#domain/marathon/rules.ts';
import { marathonEditor } from '#atoms/marathon/editor.ts';
import { useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useNow } from '#lib/time/useNow.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

const partAtom = marathonEditor.partAtom(({ item, fields }) => ({
  status: item?.status ?? 'draft',
  cancelReason: item?.cancelReason ?? '',
  startsAt: fields.startsAt,
  endsAt: fields.endsAt,
  enrollFrom: fields.enrollFrom,
  enrollTo: fields.enrollTo,
}));

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long it is till the next thing happens: the enrolment opens or closes, the marathon starts or ends. */
export function Countdown() {
  const t = useMessages(messages);
  const marathon = useEditorPart(partAtom);
  const now = useNow(minute);
  if (marathon.status === 'cancelled') return <Line>{t.cancelled(marathon.cancelReason)}</Line>;
  if (marathon.startsAt === '') return null;
  const draft = marathon.status === 'draft';
  const status = marathonStatus({ ...marathon, status: draft ? 'scheduled' : marathon.status }, now);

  const next = [
    { at: marathon.enrollFrom, say: t.untilEnrol },
    { at: marathon.enrollTo, say: t.untilClose },
    { at: marathon.startsAt, say: t.untilStart },
    { at: marathon.endsAt, say: t.untilEnd },
  ]
    .map(({ at, say }) => ({ left: at ? Date.parse(at) - now : 0, say }))
    .filter(({ left }) => left > 0)
    .slice(0, 2);
  if (next.length === 0) return status === 'finished' ? <Line>{t.finished}</Line> : null;

  const words = (left: number) => {
    if (left >= 2 * day) return t.daysLeft(Math.floor(left / day));
    if (left >= hour) return t.hoursLeft(Math.floor(left / hour));
    return t.minutesLeft(Math.max(1, Math.floor(left / minute)));
  };
  return (
    <div>
      <Figures>
        {next.map(({ left, say }) => (
          <div key={say}>
            <dt>{say}</dt>
            <dd>{words(left)}</dd>
          </div>
        ))}
      </Figures>
      {draft && <Hint>{t.draftHint}</Hint>}
    </div>
  );
}

const Line = styled.p`
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]} ${space[10]};

  dt {
    ${type.caption}
    color: ${color.ink3};
  }

  dd {
    ${type.title4}
    ${tabular}
    margin: 0;
    font-weight: ${weight.strong};
  }
`;

const Hint = styled.p`
  margin-top: ${space[2]};
  ${type.caption}
  color: ${color.ink3};
`;
