import { GlyphFrame } from '#components/feedback/Glyph/GlyphFrame.tsx';

/**
 * An eye, crossed out where a press hides. Drawn here, for login is the one screen without another icon, and the icon
 * library would bring its machinery along for these two.
 */
export function EyeGlyph({ crossed }: { crossed: boolean }) {
  return (
    <GlyphFrame stroke="currentColor" strokeWidth="1.25">
      <path d="M1.4 8.2a.7.7 0 0 1 0-.4C2.5 5.2 5 3.4 8 3.4s5.5 1.8 6.6 4.4a.7.7 0 0 1 0 .4c-1.1 2.6-3.6 4.4-6.6 4.4S2.5 10.8 1.4 8.2Z" />
      <circle cx="8" cy="8" r="2" />
      {crossed && <path d="m2.2 13.8 11.6-11.6" />}
    </GlyphFrame>
  );
}
