import { Fragment } from 'react';
import styled from 'styled-components';
import type { Place } from '#domain/bulk/places.ts';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, radius, type } from '#theme/tokens.ts';
import { textMessages } from '../textMessages.ts';

/** How much of the text is shown around a place, letters. */
const around = 36;

/** The words before and after a place, cut where a word ends. */
function contextOf(text: string, { start, end }: Place): { before: string; after: string } {
  const left = text.slice(Math.max(0, start - around), start);
  const right = text.slice(end, end + around);
  const before = start > around ? `…${left.replace(/^\S*\s/, '')}` : left;
  // Dots of the text itself would be read as one long cut.
  const after = end + around < text.length ? `${right.replace(/\s\S*$/, '').replace(/[.…]+$/, '')}…` : right;
  return { before: before.replaceAll('\n', ' '), after: after.replaceAll('\n', ' ') };
}

/** A place in words alone, as a screen reader names its checkbox. */
export function saidOf(text: string, place: Place): string {
  const { before, after } = contextOf(text, place);
  return `${before}${place.after}${after}`;
}

/** A place of a text: what goes, what comes, and what stands around. */
export function PlaceLook({ text, place }: { text: string; place: Place }) {
  const t = useMessages(textMessages);
  const { before, after } = contextOf(text, place);
  const old = text.slice(place.start, place.end);
  return (
    <Look>
      {before}
      {old !== '' && (
        <Removed $blank={old.trim() === ''}>
          <VisuallyHidden>{t.removed} </VisuallyHidden>
          <Shown text={old} />
        </Removed>
      )}
      {place.after !== '' && (
        <Added>
          <VisuallyHidden>{t.added} </VisuallyHidden>
          <Shown text={place.after} />
        </Added>
      )}
      {after}
    </Look>
  );
}

/** A text in which spaces can be seen: one that does not break is drawn as a bracket under it. */
function Shown({ text }: { text: string }) {
  const t = useMessages(textMessages);
  return text.split('\u00A0').map((part, at) => (
    <Fragment key={at}>
      {at > 0 && (
        <Nbsp title={t.nbsp}>
          <VisuallyHidden>{t.nbsp}</VisuallyHidden>
        </Nbsp>
      )}
      {part}
    </Fragment>
  ));
}

const Look = styled.span`
  ${type.body}
  color: ${color.ink2};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** A space that is struck through would look like a hyphen that goes. */
const Removed = styled.del<{ $blank: boolean }>`
  padding: 1px 2px;
  border-radius: ${radius.thumb};
  background: ${color.badTint};
  color: ${color.badText};
  ${(p) => p.$blank && 'text-decoration: none;'}
`;

const Added = styled.ins`
  padding: 1px 2px;
  border-radius: ${radius.thumb};
  background: ${color.okTint};
  color: ${color.okText};
  text-decoration: none;
`;

const Nbsp = styled.span`
  display: inline-block;
  width: 0.6em;
  height: 0.35em;
  margin: 0 1px;
  border: solid currentcolor;
  border-width: 0 1px 1px;
`;
