/**
 * A page as it is given from the device: it begins with the script that shows the last picture of its screen, and that one has the
 * console run. A page that names no such script stays as it is.
 */
export function startFirst(html: string): string {
  const [, start] = /<meta name="start" content="([\w./-]+)"/.exec(html) ?? [];
  if (start === undefined) return html;
  return html.replace(
    /<script type="module"[^>]* src="([\w./-]+)"[^>]*><\/script>/,
    (_, main: string) =>
      `<script async src="${start}" data-main="${main}"></script><link rel="modulepreload" crossorigin href="${main}">`,
  );
}
