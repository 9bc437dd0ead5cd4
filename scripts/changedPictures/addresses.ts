import { escapeHtml } from './escape.ts';

/** The address of a picture on the page, so that a review can link to it. */
export const idOf = ({ name }: { name: string }): string => escapeHtml(name.replaceAll(/[^\w-]+/g, '-'));

/** The picture's story in the workbench beside the page. Opened from the disk there is none, and the page hides the link. */
export function storyLink({ story, theme }: { story: string; theme: string }): string {
  const address = `../?path=/story/${encodeURIComponent(story)}&globals=theme:${theme}`;
  return `<a href="${escapeHtml(address)}" data-workbench hidden>Open the story</a>`;
}
