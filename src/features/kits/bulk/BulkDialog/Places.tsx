import { useState } from 'react';
import styled from 'styled-components';
import type { Place } from '#domain/bulk/places.ts';
import { placeKey } from '#domain/bulk/texts.ts';
import { Checkbox } from '#components/forms/Checkbox/Checkbox.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
import { textMessages } from '../textMessages.ts';
import { PlaceLook, saidOf } from './PlaceLook.tsx';

/** A text with its places. */
export interface PlacesOf {
  /** Names it among all. */
  id: string;
  /** The item with the place. */
  name: string;
  /** The part of the item; null if the name says it. */
  where: string | null;
  text: string;
  places: readonly Place[];
}

interface PlacesProps {
  found: readonly PlacesOf[];
  unticked: ReadonlySet<string>;
  onChange: (unticked: ReadonlySet<string>) => void;
}

/** Places drawn at first, and with each press for more. */
const step = 60;

/** As many texts as fit a limit of places. */
function firstOf(found: readonly PlacesOf[], most: number): PlacesOf[] {
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
  const [most, setMost] = useState(step);
  const keys = found.flatMap((one) => one.places.map((place) => placeKey(one.id, place)));
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
          <li key={one.id}>
            <Head>
              <Name>{one.name}</Name>
              {one.where !== null && <Where>{one.where}</Where>}
            </Head>
            {one.places.map((place) => (
              <Line key={place.start}>
                <Checkbox
                  label={saidOf(one.text, place)}
                  labelHidden
                  checked={!unticked.has(placeKey(one.id, place))}
                  onChange={(on) => turn(placeKey(one.id, place), on)}
                />
                <PlaceLook text={one.text} place={place} />
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
