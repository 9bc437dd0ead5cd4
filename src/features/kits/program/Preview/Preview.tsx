import { atom, useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { imageUrl } from '#api/upload/image-url.ts';
import type { CourseFields } from '#atoms/course/fields.ts';
import { streamAtom, streamLinkAtom } from '#atoms/stream/streams.ts';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { Player } from '#components/data/Player/Player.tsx';
import { RichText } from '#components/data/RichText/RichText.tsx';
import { Block } from '#components/feedback/Block/Block.tsx';
import { SegmentedControl } from '#components/primitives/SegmentedControl/SegmentedControl.tsx';
import { openingDay } from '#domain/course/rules.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/money.ts';
import { usePhone } from '#lib/useWidth.ts';
import { useProgramDesk } from '../Program/program.ts';
import { totalsText } from '../Program/totals.ts';
import { messages } from './messages.ts';
import { PreviewModule } from './PreviewModule.tsx';
import * as S from './Preview.styles.ts';

type Shown = Pick<
  CourseFields,
  | 'name'
  | 'subtitle'
  | 'description'
  | 'imageId'
  | 'learnings'
  | 'requirements'
  | 'audience'
  | 'unlockMode'
  | 'certificateEnabled'
  | 'costKopecks'
  | 'oldCostKopecks'
>;

interface PreviewProps {
  /** What the form shows, with all that is not saved yet. */
  fields: Shown;
}

const noneAtom = atom(null);

/** The course or marathon as a learner sees it, on a wide screen and on a phone, with what is not saved yet. */
export function Preview({ fields }: PreviewProps) {
  const t = useMessages(messages);
  const phone = usePhone();
  const [width, setWidth] = useState<'wide' | 'phone'>('wide');
  const [watched, setWatched] = useState<string | null>(null);

  return (
    <>
      <S.Bar>
        {!phone && (
          <SegmentedControl
            aria-label={t.width}
            options={[
              { value: 'wide', label: t.wide },
              { value: 'phone', label: t.phone },
            ]}
            value={width}
            onChange={setWidth}
          />
        )}
        <S.Note>{t.note}</S.Note>
      </S.Bar>
      <S.Screen $phone={width === 'phone' && !phone} aria-label={t.screen}>
        <Hero fields={fields} watched={watched} />
        <RichText text={fields.description} />
        {fields.learnings.length > 0 && (
          <section aria-labelledby="preview-learn">
            <S.Title id="preview-learn">{t.learnings}</S.Title>
            <S.Goals>
              {fields.learnings.map((goal) => (
                <li key={goal}>{goal}</li>
              ))}
            </S.Goals>
          </section>
        )}
        <ProgramSection fields={fields} watched={watched} onWatch={setWatched} />
        {fields.audience !== '' && (
          <section aria-labelledby="preview-audience">
            <S.Title id="preview-audience">{t.audience}</S.Title>
            <S.Prose>{fields.audience}</S.Prose>
          </section>
        )}
        {fields.requirements !== '' && (
          <section aria-labelledby="preview-needs">
            <S.Title id="preview-needs">{t.requirements}</S.Title>
            <S.Prose>{fields.requirements}</S.Prose>
          </section>
        )}
        {fields.certificateEnabled && <S.Quiet>{t.certificate}</S.Quiet>}
      </S.Screen>
    </>
  );
}

interface PartProps extends PreviewProps {
  /** The lecture that is watched. */
  watched: string | null;
}

/** The cover, or the lecture that is watched; the name, the price, and how much there is. */
function Hero({ fields, watched }: PartProps) {
  const { program, key } = useProgramDesk();
  const t = useMessages(messages);
  const language = useLanguage();
  const totals = useAtomValue(program.totalsAtom(key));
  const { costKopecks, oldCostKopecks } = fields;
  const price = costKopecks === null ? t.noPrice : costKopecks === 0 ? t.free : formatMoney(costKopecks);
  return (
    <S.Hero>
      <div>
        {watched === null ? (
          <Cover src={fields.imageId === null ? undefined : imageUrl(fields.imageId)} alt="" />
        ) : (
          <Watched key={watched} id={watched} />
        )}
      </div>
      <S.Heads>
        <S.Name>{fields.name.trim() || t.unnamed}</S.Name>
        {fields.subtitle !== '' && <S.Lead>{fields.subtitle}</S.Lead>}
        <S.Quiet>{totalsText(totals, language)}</S.Quiet>
        <S.Price>
          {price}
          {oldCostKopecks !== null && <s>{formatMoney(oldCostKopecks)}</s>}
        </S.Price>
      </S.Heads>
    </S.Hero>
  );
}

/** The modules, and when each of them opens. */
function ProgramSection({ fields, watched, onWatch }: PartProps & { onWatch: (id: string | null) => void }) {
  const { program, key } = useProgramDesk();
  const t = useMessages(messages);
  const { order, modules } = useAtomValue(program.treeAtom(key));
  return (
    <section aria-labelledby="preview-program">
      <S.Title id="preview-program">{t.program}</S.Title>
      {order.length === 0 && <Block title={t.noProgram}>{t.noProgramText}</Block>}
      {order.map((id, at) => {
        const module = modules[id];
        if (module === undefined) return null;
        const day = openingDay(program.type, fields, { dayOffset: module.dayOffset });
        return (
          <PreviewModule
            key={id}
            id={id}
            first={at === 0}
            opens={
              day !== null && day > 0
                ? t.opens(day)
                : fields.unlockMode === 'order' && at > 0
                  ? t.inOrder
                  : null
            }
            watched={watched}
            onWatch={onWatch}
          />
        );
      })}
    </section>
  );
}

/** The lecture that is watched. */
function Watched({ id }: { id: string }) {
  const { program, key } = useProgramDesk();
  const t = useMessages(messages);
  const { name, streamID, imageId, durationSec } = useAtomValue(program.lectureAtom({ key, id }));
  const streamOf = useMemo(() => (streamID === null ? noneAtom : streamAtom(streamID)), [streamID]);
  const stream = useAtomValue(streamOf)?.item ?? null;
  const ready = stream?.status === 'processed' && streamID !== null;
  const link = useAtomValue(ready ? streamLinkAtom(streamID) : noneAtom);
  if (!ready) return <Block title={t.processing} />;
  return (
    <Player
      src={link?.item ?? ''}
      kind={stream.kind === 'audio' ? 'audio' : 'video'}
      title={name}
      poster={imageId === null ? undefined : imageUrl(imageId)}
      {...(durationSec !== null && { duration: durationSec })}
    />
  );
}
