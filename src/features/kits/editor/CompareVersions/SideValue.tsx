import { LookedText } from '#components/data/LookedText/LookedText.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { diffWords, excerpt, type Piece } from '#lib/text/textDiff.ts';
import { messages } from './messages.ts';
import * as S from './SideValue.styles.ts';

/** A value of a field as it can be compared: prose word by word (rich text as `lookedText`), tags one by one, anything else whole. */
export type CompareValue =
  | { kind: 'text'; text: string }
  | { kind: 'tags'; names: string[] }
  | { kind: 'image'; src: string; alt: string }
  | { kind: 'plain'; text: string };

interface SideValueProps {
  side: 'platform' | 'device';
  platform: CompareValue;
  device: CompareValue;
}

/** One side's value, with what the other side lacks marked in it. */
export function SideValue({ side, platform, device }: SideValueProps) {
  const t = useMessages(messages);
  const [own, other] = side === 'platform' ? [platform, device] : [device, platform];
  if (own.kind === 'tags') {
    if (own.names.length === 0) return <S.Empty>{t.empty}</S.Empty>;
    const others = new Set(other.kind === 'tags' ? other.names : []);
    return (
      <S.Tags>
        {own.names.map((name) =>
          others.has(name) ? <S.Tag key={name}>{name}</S.Tag> : <OwnTag key={name} side={side} name={name} />,
        )}
      </S.Tags>
    );
  }
  if (own.kind === 'image') return <S.Picture src={own.src} alt={own.alt} />;
  if (own.text === '') return <S.Empty>{t.empty}</S.Empty>;
  if (own.kind === 'plain' || other.kind !== 'text' || other.text === '') {
    return (
      <S.Prose>
        <LookedText text={shorten(own.text)} />
      </S.Prose>
    );
  }
  const mark: Piece['kind'] = side === 'platform' ? 'removed' : 'added';
  const before = platform.kind === 'text' ? platform.text : '';
  const after = device.kind === 'text' ? device.text : '';
  const diff = diffWords(before, after);
  const long = before.length + after.length > 320;
  const pieces = (long ? excerpt(diff) : diff).filter(
    (piece) => piece.kind === 'same' || piece.kind === mark,
  );
  return (
    <S.Prose>
      {pieces.map((piece, index) => (
        <TextPiece key={index} piece={piece} />
      ))}
    </S.Prose>
  );
}

/** A text that is not compared is told by its start. */
function shorten(text: string): string {
  return text.length > 240 ? `${text.slice(0, 239).trimEnd()}…` : text;
}

function TextPiece({ piece }: { piece: Piece }) {
  const text = <LookedText text={piece.text} />;
  if (piece.kind === 'removed') return <S.Removed>{text}</S.Removed>;
  if (piece.kind === 'added') return <S.Added>{text}</S.Added>;
  return text;
}

/** A tag that only this side has. */
function OwnTag({ side, name }: { side: 'platform' | 'device'; name: string }) {
  const t = useMessages(messages);
  return (
    <S.OwnTag $side={side}>
      <S.Said>{side === 'platform' ? t.removed : t.added}</S.Said>
      <span aria-hidden>{side === 'platform' ? '\u2212' : '+'}</span> {name}
    </S.OwnTag>
  );
}
