import { Check, Plus, RotateCw } from 'lucide-react';
import { Header, ListBoxSection } from 'react-aria-components';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { markWords } from '#lib/text/textMatch.ts';
import {
  ActionRow,
  Caption,
  Hint,
  Label,
  List,
  Mark,
  Name,
  Note,
  Panel,
  Remark,
  Row,
} from './ComboList.styles.ts';
import { messages } from './messages.ts';
import { rowKeys, type ComboOption, type ComboSection, type ListState } from './options.ts';

export interface ComboListProps {
  sections: readonly ComboSection[];
  /** What is typed: it stands out in the labels. */
  query: string;
  state: ListState;
  onRetry: () => void;
  /** Text of the row that makes a new option. */
  create?: string | undefined;
  onCreate?: (() => void) | undefined;
  /** What the list says when it is empty. */
  nothing: string;
  /** A word under the rows. */
  remark?: string | undefined;
  /** The dialog that the field stands in: all but that is inert. */
  dialog?: Element | undefined;
}

/** The list of a field: rows with marks, a row that makes a new one, and what to say when there are none. */
export function ComboList({
  sections,
  query,
  state,
  onRetry,
  create,
  onCreate,
  nothing,
  remark,
  dialog,
}: ComboListProps) {
  const text = useMessages(messages);
  const rows = (options: readonly ComboOption[]) => options.map((option) => optionRow(option, query));
  return (
    <Panel offset={6} containerPadding={8} UNSTABLE_portalContainer={dialog} data-combo-list>
      {state === 'failed' && <Remark>{text.failed}</Remark>}
      <List
        aria-busy={state === 'loading' || undefined}
        renderEmptyState={() => (
          <Remark>
            {state === 'loading' ? (
              <>
                <Spinner size={14} />
                {text.searching}
              </>
            ) : (
              nothing
            )}
          </Remark>
        )}
      >
        {sections.map(({ title, options }) =>
          title === '' ? (
            rows(options)
          ) : (
            <ListBoxSection key={title} id={`\n${title}`}>
              <Caption as={Header}>{title}</Caption>
              {rows(options)}
            </ListBoxSection>
          ),
        )}
        {state === 'failed' && (
          <ActionRow id={rowKeys.retry} textValue={text.retry} onAction={onRetry}>
            <RotateCw size={16} strokeWidth={1.5} aria-hidden />
            {text.retry}
          </ActionRow>
        )}
        {create !== undefined && (
          <ActionRow id={rowKeys.create} textValue={create} onAction={onCreate}>
            <Plus size={16} strokeWidth={1.5} aria-hidden />
            {create}
          </ActionRow>
        )}
      </List>
      {remark !== undefined && <Remark>{remark}</Remark>}
    </Panel>
  );
}

/** A function, since react-aria's collections take no components between. */
function optionRow(option: ComboOption, query: string) {
  const { id, label, hint, note, noteLabel, icon, disabled } = option;
  return (
    <Row key={id} id={id} textValue={label} isDisabled={disabled}>
      {({ isSelected }) => (
        <>
          {icon}
          <Name>
            <Label>
              {markWords(label, query).map((part, index) =>
                part.hit ? <b key={index}>{part.text}</b> : part.text,
              )}
            </Label>
            {hint !== undefined && <Hint>{hint}</Hint>}
          </Name>
          {note !== undefined && (
            <Note>
              <span aria-hidden={noteLabel === undefined ? undefined : true}>{note}</span>
              {noteLabel !== undefined && <VisuallyHidden>{noteLabel}</VisuallyHidden>}
            </Note>
          )}
          <Mark>{isSelected && <Check size={16} strokeWidth={1.75} aria-hidden />}</Mark>
        </>
      )}
    </Row>
  );
}
