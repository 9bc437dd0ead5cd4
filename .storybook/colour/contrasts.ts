// What the page of colours tells of each: its values as the theme has them, and its contrast where it stands.
import Color from 'colorjs.io';
import { color } from '#theme/tokens.ts';
import { standing, type ColourName, type Stand, type Use } from './stands.ts';

export type Theme = 'light' | 'dark';

/** Values of the colours as the theme writes them, by theme. */
type Values = ReadonlyMap<ColourName, Record<Theme, string>>;

/** What a use needs: by WCAG 2.2, which tests hold, and by APCA, which advises. A look needs nothing. */
export const needs: Readonly<Record<Use, { ratio: number; lightness: number }>> = {
  text: { ratio: 4.5, lightness: 60 },
  mark: { ratio: 3, lightness: 45 },
  look: { ratio: 0, lightness: 0 },
};

/** The contrast of a colour on a ground. */
export interface Contrast {
  front: ColourName;
  ground: ColourName;
  use: Use;
  /** By WCAG 2.2: 1 to 21. */
  ratio: number;
  /** By APCA, Lc: below 0 where the front is the lighter one. */
  lightness: number;
}

const isColour = (name: string): name is ColourName => name in color;

/** The custom property of a colour, `--accent-text`. */
export const propertyOf = (name: ColourName): string => color[name].slice('var('.length, -1);

/** Reads the values of all colours out of tokens.css. */
export function readColours(css: string): Values {
  const rows = new Map(
    [...css.matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  return new Map(
    Object.keys(color)
      .filter(isColour)
      .map((name) => {
        const value = rows.get(propertyOf(name));
        if (value === undefined) throw new Error(`${propertyOf(name)} has no value`);
        const [, light = value, dark = value] = /^light-dark\(([^,]+), ([^,]+)\)$/.exec(value) ?? [];
        return [name, { light, dark }] as const;
      }),
  );
}

/** A colour as it is seen on what lies under it. */
function laid(over: string, under: Color): Color {
  const front = new Color(over).to('srgb');
  const share = front.alpha ?? 1;
  const [red, green, blue] = front.coords.map(
    (value, at) => (value ?? 0) * share + (under.coords[at] ?? 0) * (1 - share),
  );
  return new Color('srgb', [red ?? 0, green ?? 0, blue ?? 0]);
}

/** Under what lets light through there is white: the lightest picture there may be, and the worst for what stands on a scrim. */
const white = new Color('srgb', [1, 1, 1]);

/** The contrast of one value on another, by both measures. */
export function contrastOf(front: string, ground: string): Pick<Contrast, 'ratio' | 'lightness'> {
  const under = laid(ground, white);
  const seen = laid(front, under);
  return { ratio: under.contrast(seen, 'WCAG21'), lightness: under.contrast(seen, 'APCA') };
}

/** All colours with where they stand. */
export const stands: readonly (readonly [ColourName, Stand])[] = Object.values(standing).flatMap((group) =>
  Object.entries(group).flatMap(([name, stand]) => (isColour(name) ? [[name, stand] as const] : [])),
);

const uses: readonly Use[] = ['text', 'mark', 'look'];

/** The contrast of a colour on each ground it stands on. */
export function contrastsOf(values: Values, front: ColourName, stand: Stand, theme: Theme): Contrast[] {
  const valueOf = (name: ColourName) => values.get(name)?.[theme] ?? '';
  return uses.flatMap((use) =>
    (stand[use] ?? []).map((ground) => ({
      front,
      ground,
      use,
      ...contrastOf(valueOf(front), valueOf(ground)),
    })),
  );
}

const nameOf: Record<Use, string> = { text: 'text', mark: 'a mark', look: 'a look' };

/** What a contrast lacks for its use, in words; nothing where it has enough. */
export function lacks({ use, ratio, lightness }: Contrast): string[] {
  const { ratio: least, lightness: advised } = needs[use];
  return [
    ...(ratio < least ? [`below ${least} : 1, which ${nameOf[use]} needs`] : []),
    ...(Math.abs(lightness) < advised ? [`below Lc ${advised}, which APCA advises for ${nameOf[use]}`] : []),
  ];
}
