// Storybook renders a page again from nothing when its toolbar changes the theme or language: frames are reloaded, unfolded parts are folded, and
// the page scrolls to its top. Everything on these pages follows such changes by itself.

/** A function that renders a documentation page, with its arguments. */
interface Drawing {
  render: (...given: unknown[]) => Promise<void>;
}

const hasRenderer = (docs: unknown): docs is { renderer: () => Promise<Drawing> } =>
  typeof docs === 'object' && docs !== null && 'renderer' in docs && typeof docs.renderer === 'function';

/** Makes the docs addon render each page only once. Another page is rendered separately. */
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
