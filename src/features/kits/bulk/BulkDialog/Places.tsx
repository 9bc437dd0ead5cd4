import { useState } from 'react';
import styled from 'styled-components';
import type { Place } from '#domain/bulk/places.ts';
import { placeKey, type FoundText } from '#domain/bulk/texts.ts';
import { Checkbox } from '#components/forms/Checkbox/Checkbox.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/numbers.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
import { fieldName } from '../bulkMessages.ts';
import { textMessages } from '../textMessages.ts';
import { PlaceLook, saidOf } from './PlaceLook.tsx';

interface PlacesProps {
  found: readonly FoundText[];
  unticked: ReadonlySet<string>;
  onChange: (unticked: ReadonlySet<string>) => void;
}

/** Places drawn at first, and with each press for more. */
const step = 60;

/** The texts with at most so many places in all. */
function firstOf(found: readonly FoundText[], most: number): FoundText[] {
  let room = most;
  return found.flatMap((one) => {
    const places = one.places.slice(0, Math.max(0, room));
    room -= places.length;
    return places.length > 0 ? [{ ...one, places }] : [];
  });
}

/** Every place that changes: what stands there, what comes, and whether it is wanted. */
export function Places({ found, unticked, onChange }: PlacesProps) {
  const t = useMessages(textMessages);
  const language = useLanguage();
  const [most, setMost] = useState(step);
  const keys = found.flatMap((one) => one.places.map((place) => placeKey(one, place)));
  const off = keys.filter((key) => unticked.has(key)).length;
  const shown = firstOf(found, most);
  const left = keys.length - most;
  const turn = (key: string, on: boolean) =>
    onChange(new Set(on ? [...unticked].filter((other) => other !== key) : [...unticked, key]));
  if (keys.length === 0) return null;
  return (
    <Root>
      <Checkbox
        label={`${t.all}: ${groupDigits(keys.length - off)}`}
        checked={off < keys.length}
        indeterminate={off > 0 && off < keys.length}
        onChange={(on) => onChange(new Set(on ? [] : keys))}
      />
      <List aria-label={t.places}>
        {shown.map((one) => (
          <li key={`${one.subject.kind}/${one.subject.id}/${one.text.field}`}>
            <Head>
              <Name>{one.subject.name}</Name>
              <Where>
                {one.subject.kind === 'module' ? t.module : fieldName(one.text.field, language)}
                {one.subject.within !== null && ` · ${t.within(one.subject.within)}`}
              </Where>
            </Head>
            {one.places.map((place: Place) => (
              <Line key={place.start}>
                <Checkbox
                  label={saidOf(one.text.text, place)}
                  labelHidden
                  checked={!unticked.has(placeKey(one, place))}
                  onChange={(on) => turn(placeKey(one, place), on)}
                />
                <PlaceLook text={one.text.text} place={place} />
              </Line>
            ))}
          </li>
        ))}
      </List>
      {left > 0 && (
        <div>
          <Button variant="quiet" onClick={() => setMost(most + step)}>
            {t.more(Math.min(step, left))}
          </Button>
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
`;

const Head = styled.div`
  margin-bottom: ${space[1]};
`;

const Name = styled.div`
  ${type.body}
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

const Where = styled.div`
  ${type.caption}
  color: ${color.ink2};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};
  align-items: start;
  padding: ${space[1]} 0;
`;
