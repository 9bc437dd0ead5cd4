import { useSetAtom } from 'jotai';
import { useEffect, useId, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { keptBulksAtom, showBulkAtom, startBulkAtom } from '#atoms/bulk/run.ts';
import type { KeptBulk } from '#atoms/bulk/journal.ts';
import {
  editFields,
  planFields,
  type BulkSubject,
  type EditField,
  type FieldsEdit,
} from '#domain/bulk/fields.ts';
import type { Kind } from '#domain/kinds.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { Checkbox } from '#components/forms/Checkbox/Checkbox.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import { color, space } from '#theme/tokens.ts';
import { bulkMessages, fieldName } from '../bulkMessages.ts';
import { FieldControl, valueToBegin } from './FieldControl.tsx';
import { PlanSummary } from './PlanSummary.tsx';

interface FieldsDialogProps {
  kind: Kind;
  subjects: readonly BulkSubject[];
  onClose: () => void;
}

/** The latest bulk edit that this device keeps: it can be taken back, or gone on with. */
function useLatest(): KeptBulk | null {
  const read = useSetAtom(keptBulksAtom);
  const [latest, setLatest] = useState<KeptBulk | null>(null);
  useEffect(() => {
    let isHere = true;
    const find = async () => {
      const [first] = await read();
      if (isHere) setLatest(first ?? null);
    };
    void find();
    return () => {
      isHere = false;
    };
  }, [read]);
  return latest;
}

/** The fields of a kind, each off by default; what is on changes in all that are selected. */
export function FieldsDialog({ kind, subjects, onClose }: FieldsDialogProps) {
  const t = useMessages(bulkMessages);
  const language = useLanguage();
  const form = useId();
  const start = useSetAtom(startBulkAtom);
  const show = useSetAtom(showBulkAtom);
  const latest = useLatest();
  const [on, setOn] = useState<ReadonlySet<EditField>>(new Set());
  const [edit, setEdit] = useState<FieldsEdit>({});
  const plan = planFields(subjects, edit);
  const count = plan.rows.length;

  const turn = (field: EditField, isOn: boolean) => {
    const rest = { ...edit };
    delete rest[field];
    setEdit(isOn ? { ...rest, ...valueToBegin(field) } : rest);
    setOn(new Set(isOn ? [...on, field] : [...on].filter((other) => other !== field)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count > 0) void start({ mode: 'fields', kind, rows: plan.rows });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.fields}
      description={t.of(subjects.length)}
      width={560}
      footer={
        <>
          {latest !== null && on.size === 0 && (
            <Button variant="quiet" onClick={() => show(latest)}>
              {t.past}
            </Button>
          )}
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" type="submit" form={form} disabled={count === 0}>
            {t.apply(groupDigits(count))}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit}>
        <Lead>{t.choose}</Lead>
        <Fields>
          {editFields[kind].map((field) => (
            <Line key={field}>
              <Checkbox
                label={fieldName(field, language)}
                checked={on.has(field)}
                onChange={(isOn) => turn(field, isOn)}
              />
              {on.has(field) && (
                <Control>
                  <FieldControl kind={kind} field={field} edit={edit} onChange={setEdit} />
                </Control>
              )}
            </Line>
          ))}
        </Fields>
        {on.size > 0 && <PlanSummary plan={plan} />}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Lead = styled.p`
  margin: 0;
  color: ${color.ink2};
  text-wrap: pretty;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Line = styled.div`
  padding: ${space[2]} 0;

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Control = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[2]} 0 ${space[2]} ${space[6]};
`;
