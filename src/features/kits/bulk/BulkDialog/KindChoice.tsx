import styled from 'styled-components';
import { placeKind, placeKinds, type PlaceKind } from '#domain/bulk/typesetting.ts';
import { Checkbox } from '#components/forms/Checkbox/Checkbox.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import { space } from '#theme/tokens.ts';
import { textMessages } from '../textMessages.ts';
import type { PlacesOf } from './Places.tsx';

interface KindChoiceProps {
  found: readonly Pick<PlacesOf, 'text' | 'places'>[];
  off: ReadonlySet<PlaceKind>;
  onChange: (off: ReadonlySet<PlaceKind>) => void;
}

/** Which rules of typography count, each with how many places it has. */
export function KindChoice({ found, off, onChange }: KindChoiceProps) {
  const t = useMessages(textMessages);
  const all = found.flatMap(({ text, places }) => places.map((place) => placeKind(text, place)));
  const turn = (kind: PlaceKind, on: boolean) =>
    onChange(new Set(on ? [...off].filter((other) => other !== kind) : [...off, kind]));
  return (
    <Group role="group" aria-label={t.kinds}>
      {placeKinds
        .map((kind) => ({ kind, count: all.filter((one) => one === kind).length }))
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => (
          <Checkbox
            key={kind}
            label={`${t[kind]}: ${groupDigits(count)}`}
            checked={!off.has(kind)}
            onChange={(on) => turn(kind, on)}
          />
        ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
`;
