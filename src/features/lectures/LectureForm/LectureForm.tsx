import { levels, maxDescription, maxTags } from '#api/content/schema.ts';
import type { Problems } from '#api/problems.ts';
import type { LectureFields } from '#atoms/lectures/editor.ts';
import { SegmentedField } from '#components/forms/SegmentedField/SegmentedField.tsx';
import { SelectField } from '#components/forms/SelectField/SelectField.tsx';
import { Switch } from '#components/forms/Switch/Switch.tsx';
import { TagField } from '#components/forms/TagField/TagField.tsx';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { languageName, lectureLanguages } from '../languages.ts';
import * as S from './LectureForm.styles.ts';
import { messages } from './messages.ts';

type FormFields = Pick<LectureFields, 'description' | 'tags' | 'level' | 'language' | 'isPreview'>;

export interface LectureFormProps {
  fields: FormFields;
  onChange: (patch: Partial<FormFields>) => void;
  /** Problems by field. */
  problems: Problems;
  /** Tags that can be chosen. */
  tags: { id: string; name: string }[];
  /** Makes a tag; null where that did not come to be. */
  onCreateTag: (name: string) => Promise<string | null>;
}

/** What an author writes about a lecture beside its title. Values that the console does not know stay as they came. */
export function LectureForm({ fields, onChange, problems, tags, onCreateTag }: LectureFormProps) {
  const t = useMessages(messages);
  const known = new Set(tags.map((tag) => tag.id));
  const strange = fields.tags.filter((id) => !known.has(id)).map((id) => ({ id, name: id }));
  return (
    <S.Root>
      <div data-field="description">
        <TextArea
          label={t.description}
          placeholder={t.descriptionHint}
          rows={5}
          value={fields.description}
          onChange={(description) => onChange({ description })}
          max={maxDescription}
          error={problems['description']}
        />
      </div>
      <S.Pair>
        <div data-field="tags">
          <TagField
            label={t.tags}
            value={fields.tags}
            options={[...tags, ...strange]}
            onChange={(next) => onChange({ tags: next })}
            onCreate={onCreateTag}
            max={maxTags}
            error={problems['tags']}
          />
        </div>
        <div data-field="level">
          <SegmentedField
            label={t.level}
            options={withStrange(
              levels.map((value) => ({ value, label: t[value] })),
              fields.level,
            )}
            value={fields.level}
            onChange={(level) => onChange({ level })}
            error={problems['level']}
          />
        </div>
      </S.Pair>
      <S.Pair>
        <div data-field="language">
          <SelectField
            label={t.language}
            placeholder={t.languagePlaceholder}
            options={withStrange(
              lectureLanguages.map((value) => ({ value, label: languageName(value) })),
              fields.language,
              languageName,
            )}
            value={fields.language}
            onChange={(language) => onChange({ language })}
            error={problems['language']}
          />
        </div>
        <S.Preview data-field="isPreview">
          <Switch
            label={t.preview}
            hint={t.previewHint}
            checked={fields.isPreview}
            onChange={(isPreview) => onChange({ isPreview })}
          />
        </S.Preview>
      </S.Pair>
    </S.Root>
  );
}

interface Option {
  value: string;
  label: string;
}

/** The options, and the present value when it is none of them: a choice that is not known must not be lost. */
function withStrange(
  options: Option[],
  value: string | null,
  labelOf: (value: string) => string = String,
): Option[] {
  if (value === null || options.some((option) => option.value === value)) return options;
  return [...options, { value, label: labelOf(value) }];
}
