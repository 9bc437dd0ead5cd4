import { color } from '#theme/tokens.ts';
import { disc, exclamation, GlyphFrame, type GlyphFrameProps } from './GlyphFrame.tsx';

/** The mark of a failure alone: beside a field it comes without all other glyphs. */
export function FailedGlyph(props: Omit<GlyphFrameProps, 'children'>) {
  return (
    <GlyphFrame {...props} stroke={color.bad}>
      {disc(color.bad, exclamation)}
    </GlyphFrame>
  );
}
