import { useSetAtom } from 'jotai';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { asApiError, errorText } from '#api/api-error.ts';
import { startBulkAtom } from '#atoms/bulk/run.ts';
import type { BulkSubject } from '#domain/bulk/fields.ts';
import type { FindQuery } from '#domain/bulk/places.ts';
import {
  foundIn,
  isMarkdown,
  placeKey,
  planTexts,
  textKey,
  type FoundText,
  type TextSubject,
} from '#domain/bulk/texts.ts';
import { placeKind, typesetPlaces, type PlaceKind } from '#domain/bulk/typesetting.ts';
import type { Kind } from '#domain/kinds.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { Checkbox } from '#components/forms/Checkbox/Checkbox.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { late } from '#lib/loading/late.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import { color, space, type } from '#theme/tokens.ts';
import { bulkMessages, fieldName } from '../bulkMessages.ts';
import { textMessages } from '../textMessages.ts';
import { FindForm } from './FindForm.tsx';
import { KindChoice } from './KindChoice.tsx';
import { Places, type PlacesOf } from './Places.tsx';
import { PlanSummary } from './PlanSummary.tsx';
import { hasProgramme, partsOf, textSubject } from './textSubjects.ts';
import { useFound } from './useFound.ts';

const typography = late(() => import('#lib/text/typography.ts'));

interface TextsDialogProps {
  kind: Kind;
  mode: 'replace' | 'typography';
  subjects: readonly BulkSubject[];
  onClose: () => void;
}

const nothing: FindQuery = { find: '', replacement: '', matchCase: false, wholeWord: false, yo: true };

/** Where the rules of typography would change a thing. */
async function toSet(subject: TextSubject): Promise<FoundText[]> {
  const { typeset } = await typography.load();
  const language = subject.language === 'en' ? 'en' : 'ru';
  return subject.texts.map((text) => ({
    subject,
    text,
    places: typesetPlaces(text.text, (one) => typeset(one, language), isMarkdown(text)),
  }));
}

/** The searched items: the selected ones, and the parts of their programmes on request. */
function useSubjects(kind: Kind, subjects: readonly BulkSubject[]) {
  const language = useLanguage();
  const [own] = useState(() => subjects.map(textSubject));
  const [all, setAll] = useState<TextSubject[] | null>(own);
  const [isWhole, setWhole] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const look = async (whole: boolean) => {
    setWhole(whole);
    setFailure(null);
    setAll(whole ? null : own);
    if (!whole || !hasProgramme(kind)) return;
    try {
      setAll([...own, ...(await partsOf(kind, subjects))]);
    } catch (error) {
      setWhole(false);
      setAll(own);
      setFailure(errorText(asApiError(error), language));
    }
  };
  return { all, isWhole, look: (whole: boolean) => void look(whole), failure };
}

/** How found texts are shown: under the name of what has them. */
function useAsPlaces(): (found: FoundText) => PlacesOf {
  const t = useMessages(textMessages);
  const language = useLanguage();
  return (found) => {
    const { subject, text, places } = found;
    const what = subject.kind === 'module' ? t.module : fieldName(text.field, language);
    const where = subject.within === null ? what : `${what} · ${t.within(subject.within)}`;
    return { id: textKey(found), name: subject.name, where, text: text.text, places };
  };
}

/** Finds places in names and descriptions, shows what each becomes, and changes those that the author leaves ticked. */
export function TextsDialog({ kind, mode, subjects, onClose }: TextsDialogProps) {
  const t = useMessages(textMessages);
  const words = useMessages(bulkMessages);
  const form = useId();
  const first = useRef<HTMLInputElement>(null);
  const start = useSetAtom(startBulkAtom);
  const [query, setQuery] = useState(nothing);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [offKinds, setOffKinds] = useState<ReadonlySet<PlaceKind>>(new Set());
  const { all, isWhole, look, failure } = useSubjects(kind, subjects);
  const asPlaces = useAsPlaces();
  const isTypography = mode === 'typography';
  const asked = isTypography ? mode : JSON.stringify(query);
  const found = useFound(all, asked, (one) => (isTypography ? toSet(one) : foundIn(one, query)));
  const shown = (found ?? []).map((one) => ({
    ...one,
    places: one.places.filter((place) => !isTypography || !offKinds.has(placeKind(one.text.text, place))),
  }));
  const wanted = new Set(
    shown
      .flatMap((one) => one.places.map((place) => placeKey(textKey(one), place)))
      .filter((key) => !unticked.has(key)),
  );
  const plan = planTexts(shown, (key) => wanted.has(key));
  const isAsked = isTypography || query.find !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (plan.rows.length > 0) void start({ mode, kind, rows: plan.rows });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={words[mode]}
      description={words.of(subjects.length)}
      width={680}
      initialFocusRef={first}
      failure={failure}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" type="submit" form={form} disabled={plan.rows.length === 0}>
            {words.apply(groupDigits(plan.rows.length))}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit}>
        {!isTypography && <FindForm query={query} first={first} onChange={setQuery} />}
        {hasProgramme(kind) && <Checkbox label={t.programme} checked={isWhole} onChange={look} />}
        {isTypography && found !== null && (
          <KindChoice found={found.map(asPlaces)} off={offKinds} onChange={setOffKinds} />
        )}
        {isAsked && (
          <Outcome
            isReady={found !== null}
            isEmpty={found?.length === 0}
            nothing={isTypography ? t.nothingToSet : t.nothing}
          >
            <Places found={shown.map(asPlaces)} unticked={unticked} onChange={setUnticked} />
            <PlanSummary plan={plan} />
          </Outcome>
        )}
        <Hint>{t.hint}</Hint>
      </Form>
    </Dialog>
  );
}

interface OutcomeProps {
  isReady: boolean;
  isEmpty: boolean;
  nothing: string;
  children: ReactNode;
}

/** The results, or that there are none, or that the search is running. */
function Outcome({ isReady, isEmpty, nothing, children }: OutcomeProps) {
  const t = useMessages(textMessages);
  if (!isReady) return <p role="status">{t.searching}</p>;
  return isEmpty ? <p role="status">{nothing}</p> : children;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Hint = styled.p`
  margin: 0;
  ${type.caption}
  color: ${color.ink2};
`;
