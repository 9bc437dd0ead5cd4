// «Isolation» opens a story without the workbench around it, and so without the width that was chosen there.
import { isSize, viewportSizes, type SizeName } from './viewports.ts';

/** The size that the globals choose, if any. */
export function sizeIn(globals: Readonly<Record<string, unknown>>): SizeName | null {
  const { viewport } = globals;
  const name =
    typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : null;
  return isSize(name) ? name : null;
}

/**
 * Moves a story that is opened alone into a window of the chosen size. A narrow box would not do, because media queries ask the window. The story
 * of this page then never starts; the one in the window does.
 */
export async function standInSize(globals: Readonly<Record<string, unknown>>): Promise<void> {
  const name = sizeIn(globals);
  if (window.parent !== window || name === null) return;
  const { width, height } = viewportSizes[name];
  if (innerWidth <= width) return;
  const frame = document.createElement('iframe');
  frame.src = location.href;
  frame.title = `The story in ${width} × ${height}`;
  frame.style.cssText = `display: block; box-sizing: content-box; width: ${width}px; height: ${height}px; margin: 24px auto; border: 1px solid var(--line-2); background: var(--surface)`;
  document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  for (const ground of [document.documentElement, document.body]) ground.style.background = 'var(--sunken)';
  document.body.append(frame);
  for (const part of document.querySelectorAll<HTMLElement>('.sb-wrapper, #storybook-root'))
    part.hidden = true;
  for (const part of document.querySelectorAll<HTMLElement>('.sb-wrapper')) part.style.display = 'none';
  await new Promise<never>(() => undefined);
}
