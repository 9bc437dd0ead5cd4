import { useAtomValue, useSetAtom } from 'jotai';
import { allows } from '#domain/publication/rules.ts';
import { termsEditor } from '#atoms/publication/editor.ts';
import { SelectField } from '#components/forms/SelectField/SelectField.tsx';
import { PriceFields, PriceWords } from '#features/kits/publication/PublicationRail/PriceFields.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './PublicationPanel.styles.ts';

/** The price of a publication, the one before it, and who sees it. `termsKey` is its id, or `new`. */
export function TermsForm({ termsKey: key }: { termsKey: string }) {
  const t = useMessages(messages);
  const { fields, problems, item } = useAtomValue(termsEditor.editorAtom(key));
  const edit = useSetAtom(termsEditor.editAtom);
  const status = item?.status ?? 'draft';
  const closed = !allows(status, 'editCost');
  const known = [
    { value: 'catalog', label: t.catalog },
    { value: 'link', label: t.link },
  ];
  // A word of the platform that the console does not know stays as it is until the author chooses another.
  const options = known.some(({ value }) => value === fields.visibility)
    ? known
    : [...known, { value: fields.visibility, label: fields.visibility }];
  return (
    <S.Terms data-field="terms">
      <PriceFields
        price={fields}
        onPrice={(patch) => edit({ key, patch })}
        problems={problems}
        disabled={closed}
      />
      <SelectField
        label={t.visibility}
        labelSize="small"
        options={options}
        value={fields.visibility}
        disabled={closed}
        error={problems['visibility']}
        onChange={(visibility) => edit({ key, patch: { visibility } })}
      />
      {closed ? <S.Quiet>{t.closed}</S.Quiet> : <PriceWords price={fields} status={status} />}
    </S.Terms>
  );
}
