import { Fragment, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { piecesOf } from '#domain/captions/cues.ts';
import { readCaptions } from '#domain/captions/read.ts';
import { color, radius, space, type } from '#theme/tokens.ts';
import { useCuesNow, type PlayedMedia } from './playhead.ts';

interface CaptionsOverProps {
  /** A file of WebVTT. */
  captions: string;
  media: PlayedMedia;
}

/** What is said now, over the picture. */
export default function CaptionsOver({ captions, media }: CaptionsOverProps) {
  const cues = useMemo(() => readCaptions(captions).read?.captions.cues ?? [], [captions]);
  const now = useCuesNow(media, cues);
  return now.map((at) => (
    <Said key={at} data-said>
      {lookOf(cues[at]?.text ?? '')}
    </Said>
  ));
}

/** A text with its bold, slanted and underlined stretches; other tags say nothing to the eye. */
function lookOf(text: string): ReactNode {
  const open = { b: 0, i: 0, u: 0 };
  return piecesOf(text).map((piece, at) => {
    const [, slash, name] = /^<(\/?)([biu])[.\s>]/.exec(piece.text) ?? [];
    if (piece.isTag && (name === 'b' || name === 'i' || name === 'u')) open[name] += slash === '/' ? -1 : 1;
    if (piece.isTag) return null;
    const underlined = open.u > 0 ? <u>{piece.text}</u> : piece.text;
    const slanted = open.i > 0 ? <i>{underlined}</i> : underlined;
    // Pieces of one text never change places.
    // oxlint-disable-next-line react/no-array-index-key
    return <Fragment key={at}>{open.b > 0 ? <b>{slanted}</b> : slanted}</Fragment>;
  });
}

const Said = styled.p`
  max-width: 100%;
  margin-top: 2px;
  padding: 2px ${space[2]};
  border-radius: ${radius.thumb};
  background: ${color.mediaScrim};
  color: ${color.onMedia};
  ${type.prose}
  text-align: center;
  white-space: pre-line;
  overflow-wrap: anywhere;

  @container player (max-width: 479.98px) {
    ${type.body}
  }
`;
