import type { Run } from './history.ts';
import { sides, visits, type Side, type Visit } from './screens.ts';

const [width, labels, right] = [760, 110, 56];
const [bar, gap, between, title] = [9, 2, 8, 30];

const words: Record<Visit, string> = {
  cold: 'Cold: nothing is on the device',
  warm: 'Warm: files and rows are on the device',
  offline: 'Offline: the same without a network',
  deploy: 'Deploy: the first visit after a newer console was put up',
};
const names: Record<Side, string> = { ours: 'the console', floor: 'floor', theirs: 'react-admin' };

/** Of the palette of the console, with 3:1 against the ground of both themes. */
const style = `<style>
text{font:12px system-ui,sans-serif;fill:#1f2328}.t{font-weight:600}.n{font-size:10px;fill:#59636e}
.ours{fill:#5b5bd6}.floor{fill:#868e99}.theirs{fill:#c2701c}.ground{fill:#fff}
@media(prefers-color-scheme:dark){text{fill:#f0f6fc}.n{fill:#9198a1}.ours{fill:#8e8cf0}.theirs{fill:#d98b3c}.ground{fill:#0d1117}}
</style>`;

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const text = (x: number, y: number, kind: string, words: string) =>
  `<text x="${x}" y="${y}" class="${kind}">${words}</text>`;

/** A run as bars, each as long as the wait: the same text for the same run. */
export function chartOf({ of, cells }: Run): string {
  const all = visits.flatMap((visit) =>
    Object.values(cells[visit]).flatMap((cell) => sides.flatMap((side) => cell[side] ?? [])),
  );
  const scale = (width - labels - right) / Math.max(1, ...all);
  const parts: string[] = [];
  let y = 20;
  parts.push(text(0, y, 't', 'Until the rows are painted, with a processor slowed four times'));
  y += 18;
  parts.push(text(0, y, 'n', of));
  for (const [at, side] of sides.entries()) {
    const x = width - 300 + at * 100;
    parts.push(`<rect x="${x}" y="${y - 9}" width="10" height="10" class="${side}"/>`);
    parts.push(text(x + 15, y, 'n', names[side]));
  }
  for (const visit of visits) {
    const rows = Object.entries(cells[visit]);
    if (rows.length === 0) continue;
    y += title;
    parts.push(text(0, y, 't', words[visit]));
    y += between;
    for (const [screen, cell] of rows) {
      const there = sides.filter((side) => cell[side] !== undefined);
      parts.push(text(0, y + (there.length * (bar + gap)) / 2 + 3, '', screen));
      for (const side of there) {
        const value = cell[side] ?? 0;
        const length = (value * scale).toFixed(1);
        parts.push(`<rect x="${labels}" y="${y}" width="${length}" height="${bar}" class="${side}"/>`);
        parts.push(text(labels + Number(length) + 5, y + bar - 1, 'n', seconds(value)));
        y += bar + gap;
      }
      y += between;
    }
  }
  const size = `width="${width}" height="${y + 8}" viewBox="-12 0 ${width + 24} ${y + 8}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="How long starts last">`,
    style,
    `<rect x="-12" width="${width + 24}" height="${y + 8}" class="ground"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}
