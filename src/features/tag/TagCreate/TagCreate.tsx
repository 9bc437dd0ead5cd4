import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { nearTags } from '#domain/tag/near.ts';
import { isSameTag } from '#domain/tag/rules.ts';
import { createTagAtom, tagsAtom } from '#atoms/tag/tags.ts';
import { typedTagAtom } from '#atoms/tag/typedName.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { Failure } from '#components/feedback/Failure/Failure.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useAttempt } from '#features/kits/record/Attempt/useAttempt.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { color, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';

const fieldId = 'new-tag';

const focusNewTag = () => document.getElementById(fieldId)?.focus();

/** How many like names are told. */
const most = 3;

/** Makes a tag in place. Names that are much like it are told as it is typed; one that is taken stands beside the field. */
export function TagCreate() {
  const t = useMessages(messages);
  const tags = useAtomValue(tagsAtom).item ?? [];
  const create = useSetAtom(createTagAtom);
  const showToast = useSetAtom(showToastAtom);
  const [name, setName] = useAtom(typedTagAtom);
  const [problem, setProblem] = useState<string | null>(null);
  const { failure, attempt } = useAttempt();
  const [busy, setBusy] = useState(false);
  const typed = name.trim();
  const near = typed.length < 2 ? [] : nearTags(typed, tags);
  const taken = near.some((tag) => isSameTag(tag.name, typed));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const result = await attempt(() => create(name));
    setBusy(false);
    if (result === undefined) return;
    if (result.status === 'created') {
      // The next one may be on its way already.
      setName((now) => (now === name ? '' : now));
      showToast({ kind: 'success', description: t.created(result.tag.name) });
    } else setProblem(result.status === 'exists' ? t.exists : (result.problems['name'] ?? null));
    focusNewTag();
  };

  const names = near.slice(0, most).map((tag) => t.used(tag.name, tag.usageCount));
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        id={fieldId}
        label={t.name}
        value={name}
        max={40}
        autoComplete="off"
        hint={t.hint}
        error={problem ?? (taken ? t.exists : undefined)}
        onChange={(next) => {
          setName(next);
          setProblem(null);
        }}
      />
      <Button type="submit" busy={busy} busyText={t.creating}>
        {t.create}
      </Button>
      {failure !== null && <Failed>{failure}</Failed>}
      <Near role="status">{near.length > 0 && !taken && t.near(names.join(', '))}</Near>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 400px) auto;
  align-items: start;
  justify-content: start;
  gap: 0 ${space[3]};
  margin-bottom: ${space[5]};

  > button {
    height: 36px;
    margin-top: 28px;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > button {
      height: 44px;
      margin-top: ${space[2]};
    }
  }
`;

const Failed = styled(Failure)`
  grid-column: 1 / -1;
  margin-top: ${space[1]};
`;

const Near = styled.p`
  grid-column: 1 / -1;
  min-height: 16px;
  margin: ${space[1]} 0 0;
  ${type.caption}
  color: ${color.dawnText};
`;
