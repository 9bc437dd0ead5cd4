import { useAtom, useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { plannerZonesAtom } from '#atoms/planner/settings.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { Popover } from '#components/feedback/Popover/Popover.tsx';
import { TimeZoneField } from '#components/forms/TimeZoneField/TimeZoneField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { usePhone } from '#lib/hook/useWidth.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { isZone } from '#lib/time/moments.ts';
import { zoneLabel } from '#lib/time/zoneNames.ts';
import { bareButton, hitArea } from '#theme/mixins.ts';
import { color, radius, space, type } from '#theme/tokens.ts';
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

/** «Время: Москва, GMT+3», on a phone in small under the title, and the choice of zones under it. `at` is the moment whose offsets are told, ms. */
export function Zones({ at }: { at: number }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const [zones, setZones] = useAtom(plannerZonesAtom);
  const { own, first, second } = useZones();
  const phone = usePhone();
  const moment = new Date(at).toISOString();
  const zone = zoneLabel(first, at, language);
  return (
    <Popover
      label={t.zones}
      align="end"
      renderTrigger={(trigger) =>
        phone ? (
          <Clock {...trigger} type="button" aria-label={t.time(zone)}>
            {zone}
            <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
          </Clock>
        ) : (
          <Button {...trigger} variant="quiet">
            {t.time(zone)}
            <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
          </Button>
        )
      }
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

/** Under the title, whose line is free for a thumb. */
const Clock = styled.button`
  ${bareButton}
  ${hitArea}
  position: relative;
  grid-area: zone;
  justify-self: start;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 24px;
  border-radius: ${radius.thumb};
  ${type.caption}
  color: ${color.ink2};
`;

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
