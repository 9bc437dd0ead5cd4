import { useAtomValue, useSetAtom } from 'jotai';
import { ListPlus, Paperclip, Plus } from 'lucide-react';
import { useRef } from 'react';
import { moduleProblem } from '#atoms/program/problems.ts';
import { attachmentKinds } from '#domain/upload/schema.ts';
import { FileInput } from '#components/forms/FileDrop/FileInput.tsx';
import { NumberField } from '#components/forms/NumberField/NumberField.tsx';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { moduleRow } from './nodeIds.ts';
import { useProgramDesk } from './program.ts';
import { railMessages } from './railMessages.ts';
import * as S from './rail.styles.ts';
import { besideField } from './refused.ts';
import { RowMenu } from './RowMenu.tsx';
import { totalsText } from './totals.ts';
import { useProgramActions } from './useProgramActions.ts';
import { Typed } from './Typed.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };
const accept = [...attachmentKinds, 'jpeg'].map((kind) => `.${kind}`).join(',');

interface ModuleRailProps {
  id: string;
  /** Modules open on days. */
  hasDays: boolean;
}

/** The open module: its name, what it says of itself, its day, and what can be put into it. */
export function ModuleRail({ id, hasDays }: ModuleRailProps) {
  const { program, view, key } = useProgramDesk();
  const t = useMessages(railMessages);
  const language = useLanguage();
  const module = useAtomValue(program.moduleAtom({ key, id }));
  const totals = useAtomValue(program.moduleTotalsAtom({ key, id }));
  const edit = useSetAtom(program.editModuleAtom);
  const setDay = useSetAtom(program.setDayOffsetAtom);
  const setDialog = useSetAtom(view.dialogAtom);
  const actions = useProgramActions();
  const files = useRef<HTMLInputElement>(null);
  const refused = useAtomValue(view.refusedAtom) === id;
  if (module === null) return null;
  const problem = refused ? moduleProblem(module, language) : null;
  const beside = besideField(problem, module.description.trim().length <= 500);
  return (
    <>
      <S.Head>
        {t.modulePlace(module.orderNumber)}
        <RowMenu row={moduleRow(id)} />
      </S.Head>
      <Typed value={module.name} onChange={(name) => edit({ key, id, patch: { name } })}>
        {(field) => (
          <div {...beside.name.place}>
            <TextField label={t.moduleName} max={120} error={beside.name.error} {...field} />
          </div>
        )}
      </Typed>
      <Typed value={module.description} onChange={(description) => edit({ key, id, patch: { description } })}>
        {(field) => (
          <div {...beside.description.place}>
            <TextArea
              label={t.description}
              placeholder={t.moduleHint}
              rows={2}
              max={500}
              error={beside.description.error}
              {...field}
            />
          </div>
        )}
      </Typed>
      {hasDays && (
        <NumberField
          label={t.day}
          hint={program.type === 'marathon' ? t.dayHint : t.dayAfterPurchase}
          min={0}
          max={365}
          value={module.dayOffset ?? 0}
          onChange={(day) => setDay({ key, ids: [id], day })}
        />
      )}
      <S.Fact>{totalsText(totals, language)}</S.Fact>
      <S.Row>
        <Button icon={<Plus {...icon} />} onClick={() => actions.addLecture(id)}>
          {t.addLecture}
        </Button>
        <Button
          variant="quiet"
          icon={<ListPlus {...icon} />}
          onClick={() => setDialog({ kind: 'pick', moduleId: id })}
        >
          {t.pick}
        </Button>
        <Button variant="quiet" icon={<Paperclip {...icon} />} onClick={() => files.current?.click()}>
          {t.attach}
        </Button>
        <FileInput
          ref={files}
          lasting
          aria-label={t.attach}
          accept={accept}
          multiple
          onFiles={(chosen) => void actions.attach(id, chosen)}
        />
      </S.Row>
      <S.Fact>{t.attachHint}</S.Fact>
    </>
  );
}
