/** Escapes a text for HTML, in an element or a quoted attribute. */
export function escapeHtml(text: string | number): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return String(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Quotes a name as one argument of a POSIX shell. */
export function shellArgument(name: string): string {
  return /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", String.raw`'\''`)}'`;
}
