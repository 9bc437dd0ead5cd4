import { escapeHtml } from './escape.ts';

/** A picture has an address of its own on the page, by which a review names it. */
export const idOf = ({ name }: { name: string }): string => escapeHtml(name.replaceAll(/[^\w-]+/g, '-'));

/** The story of a picture in the workbench that the page lies beside: from the disk alone there is none, and the page hides it. */
export function storyLink({ story, theme }: { story: string; theme: string }): string {
  const address = `../?path=/story/${encodeURIComponent(story)}&globals=theme:${theme}`;
  return `<a href="${escapeHtml(address)}" data-workbench hidden>Open the story</a>`;
}
