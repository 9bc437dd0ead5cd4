import css from '#theme/tokens.css?raw';
import { color } from '#theme/tokens.ts';
import {
  contrastsOf,
  lacks,
  propertyOf,
  readColours,
  stands,
  type Contrast,
  type Theme,
} from '../colour/contrasts.ts';
import { standing, type ColourName, type Stand } from '../colour/stands.ts';
import {
  Colour,
  Dot,
  Figure,
  Figures,
  Group,
  Lack,
  Name,
  Role,
  Row,
  Sample,
  Side,
  Swatch,
  Value,
} from './ColourTable.styles.ts';
import { CopyValue, Copying } from './Copying.tsx';
import { Fold } from './parts.tsx';

const values = readColours(css);
const themes: readonly Theme[] = ['light', 'dark'];

/** Cuts the fraction off, so that a value below a limit never looks like the limit. Writes a minus as wide as a plus, as the console does. */
const signed = (value: number) => String(Math.trunc(value)).replace('-', '\u2212');

/** A colour on one of its backgrounds: a sample, and its contrast. */
function Standing({ contrast }: { contrast: Contrast }) {
  const { front, ground, use, ratio, lightness } = contrast;
  return (
    <>
      <Sample aria-hidden style={{ background: color[ground], color: color[front] }}>
        {use === 'text' ? 'Аа' : <Dot />}
      </Sample>
      <span>{ground}</span>
      <Figure>{ratio.toFixed(2)}</Figure>
      <Figure>Lc&nbsp;{signed(lightness)}</Figure>
      {lacks(contrast).map((lack) => (
        <Lack key={lack}>{lack}</Lack>
      ))}
    </>
  );
}

/** A colour in one theme: its value, and its contrast on each background. */
function InTheme({ name, stand, theme }: { name: ColourName; stand: Stand; theme: Theme }) {
  const value = values.get(name)?.[theme] ?? '';
  const contrasts = contrastsOf(values, name, stand, theme);
  return (
    <Side data-theme={theme}>
      <Value>
        <Swatch style={{ background: color[name] }} />
        <CopyValue value={value} of={`${name}, ${theme}`} />
      </Value>
      {contrasts.length > 0 && (
        <Figures>
          {contrasts.map((contrast) => (
            <Standing key={contrast.ground} contrast={contrast} />
          ))}
        </Figures>
      )}
    </Side>
  );
}

/** Every colour with its values and contrasts in both themes, in groups. `only` limits it to the groups of these names. */
export function ColourTable({ only }: { only?: readonly string[] }) {
  const groups = Object.entries(standing).filter(([title]) => only?.includes(title) ?? true);
  return (
    <Copying>
      {groups.map(([title, group]) => (
        <Group key={title}>
          <h3>{title}</h3>
          {stands
            .filter(([name]) => name in group)
            .map(([name, stand]) => (
              <Row key={name}>
                <Colour>
                  <Name>{name}</Name>
                  <CopyValue value={`var(${propertyOf(name)})`} of={name} />
                  <Role>{stand.role}</Role>
                  {stand.over !== undefined && <Role>Lies over {stand.over}.</Role>}
                </Colour>
                {themes.map((theme) => (
                  <InTheme key={theme} name={name} stand={stand} theme={theme} />
                ))}
              </Row>
            ))}
        </Group>
      ))}
    </Copying>
  );
}

/** Lists in words every colour with less contrast than its use requires or than is advised. */
export function Lacking() {
  const rows = themes.flatMap((theme) =>
    stands
      .flatMap(([name, stand]) => contrastsOf(values, name, stand, theme))
      .flatMap((contrast) => lacks(contrast).map((lack) => ({ ...contrast, theme, lack }))),
  );
  if (rows.length === 0) return <p>Nothing is below what its use needs.</p>;
  return (
    <Fold>
      <summary>{rows.length} colours on their grounds</summary>
      <ul>
        {rows.map(({ front, ground, theme, ratio, lightness, lack }) => (
          <li key={`${front} ${ground} ${theme} ${lack}`}>
            <strong>{front}</strong> on {ground}, {theme}: {ratio.toFixed(2)}, Lc&nbsp;{signed(lightness)}. It
            is {lack}.
          </li>
        ))}
      </ul>
    </Fold>
  );
}
