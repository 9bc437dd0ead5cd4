import { levels } from '#domain/content/schema.ts';
import type { EditField, FieldsEdit } from '#domain/bulk/fields.ts';
import type { Kind } from '#domain/kinds.ts';
import type { PriceChange } from '#domain/publication/priceChange.ts';
import { quizStatuses } from '#domain/quiz/schema.ts';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import { MoneyField } from '#components/forms/MoneyField/MoneyField.tsx';
import { NumberField } from '#components/forms/NumberField/NumberField.tsx';
import { SegmentedField } from '#components/forms/SegmentedField/SegmentedField.tsx';
import { SelectField } from '#components/forms/SelectField/SelectField.tsx';
import { EditorTags } from '#features/kits/editor/EditorKit/EditorTags.tsx';
import { levelName } from '#features/kits/program/levelName.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { languageName, workLanguages } from '#lib/text/languages.ts';
import { bulkMessages, fieldName } from '../bulkMessages.ts';
import { CoverControl } from './CoverControl.tsx';
import { Note } from './Note.ts';

/** Where a publication can be brought to. */
const saleStatuses = ['pending', 'published', 'unpublished'] as const;

/** The initial value of a field that is switched on: it changes nothing until something is chosen. */
export const valueToBegin = (field: EditField): FieldsEdit =>
  field === 'tags'
    ? { tags: { how: 'add', ids: [] } }
    : field === 'price'
      ? { price: { kind: 'off', percent: 20 } }
      : {};

interface FieldControlProps {
  kind: Kind;
  field: EditField;
  edit: FieldsEdit;
  onChange: (edit: FieldsEdit) => void;
}

/** The control for the new value of a field. */
export function FieldControl({ kind, field, edit, onChange }: FieldControlProps) {
  const t = useMessages(bulkMessages);
  const language = useLanguage();
  const label = fieldName(field, language);
  const put = (patch: FieldsEdit) => onChange({ ...edit, ...patch });
  if (field === 'tags' && edit.tags)
    return <TagsControl value={edit.tags} onChange={(tags) => put({ tags })} />;
  if (field === 'price' && edit.price)
    return <PriceControl value={edit.price} onChange={(price) => put({ price })} />;
  if (field === 'imageId')
    return <CoverControl value={edit.imageId} onChange={(imageId) => put({ imageId })} />;
  if (field === 'level')
    return (
      <SegmentedField
        label={label}
        value={edit.level ?? null}
        options={levels.map((value) => ({ value, label: levelName(value, language) }))}
        onChange={(level) => put({ level })}
      />
    );
  if (field === 'language')
    return (
      <SelectField
        label={label}
        placeholder={t.placeholder}
        value={edit.language ?? null}
        options={workLanguages.map((value) => ({ value, label: languageName(value) }))}
        onChange={(value) => put({ language: value })}
      />
    );
  if (field === 'status') {
    const statuses = kind === 'quiz' ? quizStatuses : saleStatuses;
    return (
      <>
        <SelectField
          label={label}
          placeholder={t.placeholder}
          value={edit.status ?? null}
          options={statuses.map((value) => ({
            value,
            label: statusLook(kind === 'quiz' ? 'quiz' : 'publication', value, language).label,
          }))}
          onChange={(status) => put({ status })}
        />
        {edit.status === 'published' && <Note>{t.publishNote}</Note>}
      </>
    );
  }
  return (
    <SegmentedField
      label={label}
      value={edit.isActive === undefined ? null : edit.isActive ? 'yes' : 'no'}
      options={[
        { value: 'yes', label: t.yes },
        { value: 'no', label: t.no },
      ]}
      onChange={(value) => put({ isActive: value === 'yes' })}
    />
  );
}

type Tags = NonNullable<FieldsEdit['tags']>;

function TagsControl({ value, onChange }: { value: Tags; onChange: (value: Tags) => void }) {
  const t = useMessages(bulkMessages);
  return (
    <>
      <SegmentedField
        label={t.how}
        value={value.how}
        options={[
          { value: 'add', label: t.add },
          { value: 'remove', label: t.remove },
          { value: 'replace', label: t.replaceTags },
        ]}
        onChange={(how) => onChange({ ...value, how })}
      />
      <EditorTags
        label={t.chooseTags}
        value={[...value.ids]}
        error={undefined}
        onChange={(ids) => onChange({ ...value, ids })}
      />
      {value.how === 'replace' && value.ids.length === 0 && <Note>{t.noTags}</Note>}
    </>
  );
}

/** Bounds of a discount, percent. */
const discount = { min: 1, max: 90 };

function PriceControl({ value, onChange }: { value: PriceChange; onChange: (value: PriceChange) => void }) {
  const t = useMessages(bulkMessages);
  return (
    <>
      <SegmentedField
        label={t.priceHow}
        value={value.kind}
        options={[
          { value: 'off', label: t.off },
          { value: 'set', label: t.oneCost },
        ]}
        onChange={(kind) => onChange(kind === 'off' ? { kind, percent: 20 } : { kind, costKopecks: 49_000 })}
      />
      {value.kind === 'off' ? (
        <NumberField
          label={t.off}
          hint={t.percentHint}
          unit="%"
          stepper
          step={5}
          {...discount}
          value={value.percent}
          onChange={(percent) => {
            if (percent !== null && percent >= discount.min && percent <= discount.max)
              onChange({ kind: 'off', percent });
          }}
        />
      ) : (
        <MoneyField
          label={t.cost}
          value={value.costKopecks}
          onChange={(costKopecks) => onChange({ kind: 'set', costKopecks: costKopecks ?? 0 })}
        />
      )}
      <Note>{t.priceNote}</Note>
    </>
  );
}
