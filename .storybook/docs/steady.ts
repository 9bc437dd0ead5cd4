// Storybook draws a page anew, from nothing, when its toolbar sets a theme or a language: frames are loaded again, what was unfolded is folded, and
// the page is at its top. Everything on the pages here hears of it by itself.

/** What draws a page of documentation, and all that it is given. */
interface Drawing {
  render: (...given: unknown[]) => Promise<void>;
}

const hasRenderer = (docs: unknown): docs is { renderer: () => Promise<Drawing> } =>
  typeof docs === 'object' && docs !== null && 'renderer' in docs && typeof docs.renderer === 'function';

/** Has the addon that draws pages draw each of them once. Another page is drawn by another drawing. */
export function drawnOnce<A extends { parameters?: Record<string, unknown> }>(addon: A): A {
  const docs = addon.parameters?.['docs'];
  if (!hasRenderer(docs))
    throw new Error('The addon draws pages in another way than it did: see .storybook/docs/steady.ts');
  const { renderer } = docs;
  docs.renderer = async () => {
    const drawing = await renderer();
    const { render } = drawing;
    let drawn: Promise<void> | undefined;
    drawing.render = (...given) => (drawn ??= render(...given));
    return drawing;
  };
  return addon;
}
