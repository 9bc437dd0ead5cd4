import { useAtom, useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { plannerZonesAtom } from '#atoms/planner/settings.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { Popover } from '#components/feedback/Popover/Popover.tsx';
import { TimeZoneField } from '#components/forms/TimeZoneField/TimeZoneField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { isZone } from '#lib/time/moments.ts';
import { zoneLabel } from '#lib/time/zoneNames.ts';
import { space } from '#theme/tokens.ts';
import { messages } from './messages.ts';

/** Whose clock the planner shows: as chosen here, the author's own, or the device's; and a second one beside it. */
export function useZones(): { own: string; first: string; second: string | null } {
  const zones = useAtomValue(plannerZonesAtom);
  const author = useAtomValue(authorAtom);
  const told = author?.timezone;
  const own = told && isZone(told) ? told : new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const first = zones.first !== null && isZone(zones.first) ? zones.first : own;
  const second =
    zones.second !== null && isZone(zones.second) && zones.second !== first ? zones.second : null;
  return { own, first, second };
}

/** «Время: Москва, GMT+3», and the choice of zones under it. `at` is the moment whose offsets are told, ms. */
export function Zones({ at }: { at: number }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const [zones, setZones] = useAtom(plannerZonesAtom);
  const { own, first, second } = useZones();
  const moment = new Date(at).toISOString();
  return (
    <Popover
      label={t.zones}
      align="end"
      renderTrigger={(trigger) => (
        <Button {...trigger} variant="quiet">
          {t.time(zoneLabel(first, at, language))}
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        </Button>
      )}
    >
      <Fields>
        <TimeZoneField
          label={t.zone}
          value={first}
          recent={[own]}
          at={moment}
          onChange={(zone) => setZones({ ...zones, first: zone === own ? null : zone })}
        />
        <TimeZoneField
          label={t.secondZone}
          hint={t.secondZoneHint}
          value={second}
          recent={[own]}
          at={moment}
          onChange={(zone) => setZones({ ...zones, second: zone })}
        />
        <Buttons>
          {first !== own && (
            <Button size="small" onClick={() => setZones({ ...zones, first: null })}>
              {t.ownZone}
            </Button>
          )}
          {second !== null && (
            <Button size="small" onClick={() => setZones({ ...zones, second: null })}>
              {t.noSecond}
            </Button>
          )}
        </Buttons>
      </Fields>
    </Popover>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  &:empty {
    display: none;
  }
`;
