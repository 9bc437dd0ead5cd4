import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { kindName } from '#domain/kinds.ts';
import { contentTypes, isContentType, type ContentType } from '#domain/content/schema.ts';
import { newKey } from '#atoms/editor/draft.ts';
import { readContentsToSell, type ContentToSell } from '#atoms/publication/contentsToSell.ts';
import { termsEditor } from '#atoms/publication/editor.ts';
import { soldContentAtom } from '#atoms/publication/readiness.ts';
import { Combobox } from '#components/forms/Combobox/Combobox.tsx';
import { SelectField } from '#components/forms/SelectField/SelectField.tsx';
import { DetailsPanel } from '#components/layout/DetailsPanel/DetailsPanel.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { newRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { priceText } from '../words.ts';
import { messages } from './messages.ts';
import * as P from '#features/kits/record/RecordPanel/panelParts.styles.ts';
import * as S from './PublicationPanel.styles.ts';
import { TermsForm } from './TermsForm.tsx';
import { TermsNotes } from './TermsNotes.tsx';
import { useTermsSave } from './useTermsSave.ts';
import type { LoadOptions } from '#components/forms/Combobox/options.ts';

interface NewTermsProps {
  /** Shows a publication, or none. */
  onOpen: (id: string | null) => void;
}

/** Puts a content up for sale: what, at what price, for whom. What is entered is kept on this device until it is made. */
export function NewTerms({ onOpen }: NewTermsProps) {
  const t = useMessages(messages);
  const { saving: isSaving } = useAtomValue(termsEditor.editorAtom(newKey));
  const saving = useTermsSave(newKey, onOpen);
  return (
    <DetailsPanel
      open
      onClose={() => onOpen(null)}
      label={t.fresh}
      title={t.fresh}
      footer={
        <Button
          variant="primary"
          size="large"
          busy={isSaving}
          busyText={t.creating}
          onClick={() => void saving.save()}
        >
          {t.create}
        </Button>
      }
    >
      <P.Parts>
        <TermsNotes termsKey={newKey} saving={saving} />
        <WhatIsSold />
        <TermsForm termsKey={newKey} />
        <S.Quiet>{t.draftNote}</S.Quiet>
      </P.Parts>
    </DetailsPanel>
  );
}

const nothing = atom({ name: null });

/** The kind, and one of its contents that has no publication yet. */
function WhatIsSold() {
  const t = useMessages(messages);
  const language = useLanguage();
  const { fields, problems } = useAtomValue(termsEditor.editorAtom(newKey));
  const edit = useSetAtom(termsEditor.editAtom);
  const seen = useRef(new Map<string, ContentToSell>());
  const kind: ContentType = isContentType(fields.contentType) ? fields.contentType : 'lecture';

  const { contentId } = fields;
  const chosen =
    contentId === '' ? nothing : soldContentAtom({ contentType: kind, contentId, costKopecks: 0 });
  const { name } = useAtomValue(chosen);

  const load: LoadOptions = async (text, signal) => {
    const contents = await readContentsToSell(kind, text, signal);
    for (const content of contents) seen.current.set(content.id, content);
    return contents.map(({ id, name, costKopecks }) => ({
      id,
      label: name,
      ...(costKopecks !== null && { note: priceText(costKopecks, 'RUB', language) }),
    }));
  };
  const choose = (id: string | null) => {
    // A consultation has a price of its own already.
    const costKopecks = seen.current.get(id ?? '')?.costKopecks ?? null;
    const own = costKopecks !== null && fields.costKopecks === null ? { costKopecks } : {};
    edit({ key: newKey, patch: { contentType: kind, contentId: id ?? '', ...own } });
  };

  return (
    <P.Section>
      <SelectField
        label={t.kind}
        options={contentTypes.map((value) => ({ value, label: kindName(value, language) }))}
        value={kind}
        onChange={(contentType) => edit({ key: newKey, patch: { contentType, contentId: '' } })}
      />
      <Combobox
        key={kind}
        label={t.content}
        placeholder={t.contentHint}
        hint={t.contentNote}
        load={load}
        nameOf={(id) => seen.current.get(id)?.name ?? name ?? undefined}
        value={contentId === '' ? null : contentId}
        onChange={choose}
        error={problems['contentId'] ?? problems['contentType']}
      />
      <TextLink as={RouterLink} tone="quiet" href={newRoute(kind)}>
        {t.make}
      </TextLink>
    </P.Section>
  );
}
