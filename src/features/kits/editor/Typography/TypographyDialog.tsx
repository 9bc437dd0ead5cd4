import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useId, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { Editable } from '#atoms/editor/config.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { withPlaces } from '#domain/bulk/places.ts';
import { placeKey } from '#domain/bulk/texts.ts';
import { placeKind, typesetPlaces, type PlaceKind } from '#domain/bulk/typesetting.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { KindChoice } from '#features/kits/bulk/BulkDialog/KindChoice.tsx';
import { Places, type PlacesOf } from '#features/kits/bulk/BulkDialog/Places.tsx';
import { textMessages } from '#features/kits/bulk/textMessages.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { combination } from '#lib/keys.ts';
import { typeset } from '#lib/text/typography.ts';
import { color, space, type } from '#theme/tokens.ts';
import type { BareKind } from '../EditorKit/kind.ts';
import { fieldsWith, fieldTexts, type EditorText, type TextsOf } from './fieldTexts.ts';
import { messages } from './messages.ts';

interface TypographyDialogProps<Item extends Editable, Fields extends object> {
  kind: BareKind<Item, Fields>;
  /** The key of the draft. */
  editorKey: string;
  onClose: () => void;
}

/** A text with the places that the rules would change. */
interface Found<Fields> extends PlacesOf {
  seen: EditorText<Fields>;
}

/** The language that a work is in, where it says so: rules of Russian hold unless it is English. */
const languageOf = (fields: object) => (Reflect.get(fields, 'language') === 'en' ? 'en' : 'ru');

/** Where the rules would change the texts of an editor; null until all were looked through. */
function useFound<Fields extends object>(read: () => TextsOf<Fields>): Found<Fields>[] | null {
  const [found, setFound] = useState<Found<Fields>[] | null>(null);
  const look = useEffectEvent(() => {
    const of = read();
    const rules = languageOf(of.fields);
    const set = (text: string) => typeset(text, rules);
    const texts = fieldTexts(of).map((seen) => ({
      seen,
      id: `${seen.field}/${seen.id}`,
      name: seen.label,
      where: null,
      text: seen.text,
      places: typesetPlaces(seen.text, set, seen.isRich === true),
    }));
    setFound(texts.filter(({ places }) => places.length > 0));
  });
  // The dialog is drawn before: a course of two hundred modules takes a moment.
  useEffect(() => {
    const timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, []);
  return found;
}

/** The texts of an editor by the rules of typography: every place is shown, and what stays ticked goes into the draft as one step of undo. */
export default function TypographyDialog<Item extends Editable, Fields extends object>({
  kind: { editor, fields: compare },
  editorKey: key,
  onClose,
}: TypographyDialogProps<Item, Fields>) {
  const t = useMessages(messages);
  const words = useMessages(textMessages);
  const language = useLanguage();
  const form = useId();
  const { get, set } = useStore();
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [offKinds, setOffKinds] = useState<ReadonlySet<PlaceKind>>(new Set());
  const read = () => ({ compare: compare(language), fields: editor.shown(get, key).fields, get, key });
  const found = useFound(read);

  const shown = (found ?? []).map((one) => ({
    ...one,
    places: one.places.filter((place) => !offKinds.has(placeKind(one.text, place))),
  }));
  const wanted = shown.map((one) => ({
    ...one,
    places: one.places.filter((place) => !unticked.has(placeKey(one.id, place))),
  }));
  const count = wanted.reduce((sum, { places }) => sum + places.length, 0);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changed = wanted
      .filter(({ places }) => places.length > 0)
      .map(({ seen, text, places }) => ({ seen, after: withPlaces(text, places) }));
    set(editor.editAtom, { key, patch: fieldsWith(read(), changed) });
    set(showToastAtom, { kind: 'success', description: t.done(count, combination('Z')) });
    onClose();
  };

  const isNothing = found?.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      description={isNothing ? undefined : t.lead}
      width={680}
      footer={
        <>
          <Button variant={isNothing ? 'primary' : undefined} onClick={onClose}>
            {isNothing ? t.close : t.cancel}
          </Button>
          {!isNothing && (
            <Button variant="primary" type="submit" form={form} disabled={count === 0}>
              {t.apply(count)}
            </Button>
          )}
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit}>
        {found === null && <p role="status">{words.searching}</p>}
        {isNothing && <p role="status">{words.nothingToSet}</p>}
        {found !== null && !isNothing && (
          <>
            <KindChoice found={found} off={offKinds} onChange={setOffKinds} />
            <Places
              found={shown.filter(({ places }) => places.length > 0)}
              unticked={unticked}
              onChange={setUnticked}
            />
            <Hint>{words.hint}</Hint>
          </>
        )}
      </Form>
    </Dialog>
  );
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
