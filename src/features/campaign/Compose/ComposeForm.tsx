import { useAtomValue } from 'jotai';
import { campaignLimits, campaignSegments, maxCampaignDays } from '#domain/campaign/schema.ts';
import { isBuyerTarget, isClientTarget, type CampaignTarget } from '#domain/campaign/targets.ts';
import { buyerSegments, campaignSegmentOf } from '#domain/audience/segments.ts';
import { listPublications } from '#api/publication/requests.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { Combobox } from '#components/forms/Combobox/Combobox.tsx';
import { MomentField } from '#components/forms/MomentField/MomentField.tsx';
import { SegmentedField } from '#components/forms/SegmentedField/SegmentedField.tsx';
import { SelectField } from '#components/forms/SelectField/SelectField.tsx';
import { Switch } from '#components/forms/Switch/Switch.tsx';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { now } from '#lib/time/clock.ts';
import { graphemeCount } from '#lib/text/graphemes.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { addDays, instantsOf, wallTime } from '#lib/time/moments.ts';
import { zoneLabel } from '#lib/time/zoneNames.ts';
import { formatOf } from '#lib/time/zones.ts';
import { audienceNames } from '../messages.ts';
import { targetName, targetText } from '../targets.ts';
import * as S from './Compose.styles.ts';
import { messages, reachMessages } from './messages.ts';
import { useReachLine } from './ReachLine.tsx';
import type { ComposedCampaign } from './useCampaign.ts';
import type { LoadOptions } from '#components/forms/Combobox/options.ts';

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The author's zone, by which campaigns are planned. */
export const useOwnZone = () => useAtomValue(authorAtom)?.timezone ?? deviceZone();

const findPublications: LoadOptions = async (text, signal) => {
  const filter = { status: 'published' };
  const { list } = await listPublications({ search: text.trim(), filter, sort: 'title', limit: 20 }, signal);
  return list.map(({ id, title }) => ({ id, label: title }));
};

/** Tomorrow evening: what a campaign is planned for until the author chooses. */
function tomorrowEvening(timeZone: string): string {
  const today = wallTime(new Date(now()).toISOString(), timeZone).day;
  const found = instantsOf({ day: addDays(today, 1), time: '19:00' }, timeZone);
  return found.kind === 'twice' ? found.first : found.at;
}

interface PartProps {
  campaign: ComposedCampaign;
}

/** The fields of a campaign: what it says, to whom, where it leads, and when. */
export function ComposeForm({ campaign }: PartProps) {
  const t = useMessages(messages);
  const { fields, told, edit, publication } = campaign;
  return (
    <S.Fields>
      <div data-field="title">
        <TextField
          data-start={fields.title === '' ? '' : undefined}
          label={t.name}
          placeholder={t.namePlaceholder}
          value={fields.title}
          max={campaignLimits.title}
          count={graphemeCount}
          autoComplete="off"
          error={told['title']}
          onChange={(title) => edit({ title })}
        />
      </div>
      <div data-field="body">
        <TextArea
          label={t.body}
          hint={t.bodyHint}
          value={fields.body}
          max={campaignLimits.body}
          count={graphemeCount}
          error={told['body']}
          onChange={(body) => edit({ body })}
        />
      </div>
      <To campaign={campaign} />
      <S.Stack data-field="publicationId">
        <Combobox
          label={t.publication}
          placeholder={t.publicationPlaceholder}
          hint={t.publicationHint}
          value={fields.publicationId}
          load={findPublications}
          nameOf={() => publication?.title}
          clearable
          error={told['publicationId']}
          onChange={(publicationId) => edit({ publicationId })}
        />
        {publication?.imageId && (
          <Switch
            label={t.withCover}
            checked={fields.withCover}
            onChange={(withCover) => edit({ withCover })}
          />
        )}
      </S.Stack>
      <When campaign={campaign} />
    </S.Fields>
  );
}

function To({ campaign: { fields, told, edit, reach } }: PartProps) {
  const t = useMessages(messages);
  const words = useMessages(reachMessages);
  const names = useMessages(audienceNames);
  const language = useLanguage();
  const line = useReachLine(reach);
  const { segment } = fields;
  const targets: CampaignTarget[] = [...campaignSegments, ...buyerSegments];
  if (isClientTarget(segment)) targets.unshift(segment);
  const closest = isBuyerTarget(segment) ? campaignSegmentOf[segment] : null;
  const refused = told['segment'];
  const about = targetText(segment, language);
  return (
    <div data-field="segment">
      <SelectField
        label={t.to}
        value={segment}
        options={targets.map((value) => ({ value, label: targetName(value, reach.name, language) }))}
        onChange={(next) => edit({ segment: next })}
        hint={
          <>
            {about !== null && `${about}. `}
            {line.hint}
          </>
        }
        error={
          refused === undefined ? (
            line.wrong
          ) : (
            <>
              {refused}{' '}
              {closest !== null && (
                <TextLink as="button" type="button" onClick={() => edit({ segment: closest })}>
                  {words.closest(names[closest])}
                </TextLink>
              )}
            </>
          )
        }
      />
    </div>
  );
}

function When({ campaign: { fields, told, edit } }: PartProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const timeZone = useOwnZone();
  const today = wallTime(new Date(now()).toISOString(), timeZone).day;
  const last = addDays(today, maxCampaignDays);
  const lastText = formatOf(language, 'UTC', { day: 'numeric', month: 'long' }).format(Date.parse(last));
  return (
    <S.Stack data-field="sendAt">
      <SegmentedField
        label={t.when}
        value={fields.later ? 'later' : 'now'}
        options={[
          { value: 'now', label: t.now },
          { value: 'later', label: t.later },
        ]}
        onChange={(when) =>
          edit({
            later: when === 'later',
            ...(when === 'later' && fields.sendAt === null && { sendAt: tomorrowEvening(timeZone) }),
          })
        }
      />
      {fields.later && (
        <MomentField
          label={t.moment}
          timeLabel={t.at}
          value={{ at: fields.sendAt, timeZone }}
          zoneFixed
          min={today}
          max={last}
          limit={t.limit(lastText.replace(' ', '\u00A0'))}
          hint={t.zone(zoneLabel(timeZone, now(), language))}
          error={told['sendAt']}
          onChange={({ at }) => edit({ sendAt: at })}
        />
      )}
    </S.Stack>
  );
}
