import { normal, safeHref, type Block, type Run } from './blocks.ts';

/** Beginnings of lines that are not paragraphs. */
export const lineStart = { heading: /^## +(?=\S)/, bullet: /^[-*] +(?=\S)/, number: /^\d{1,3}\. +(?=\S)/ };

/** Characters that can be escaped by a backslash. */
export const escapable = '\\*[]()#-.';

type Token =
  | { kind: 'text'; text: string }
  /** One to three asterisks: italic, bold, both. `before` and `after` tell whether a letter touches that side. */
  | { kind: 'stars'; count: number; before: boolean; after: boolean }
  | { kind: 'link'; href: string | null };

const linkEnd = /\]\((https:\/\/[^\s()<>]+)\)/iy;

/** Where the link that begins at a bracket ends, and its address; `null` if the bracket is plain text. */
function linkAt(text: string, from: number): { end: number; after: number; href: string } | null {
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\' && escapable.includes(text[at + 1] ?? ' ')) at += 1;
    else if (sign === '[') return null;
    else if (sign === ']') {
      linkEnd.lastIndex = at;
      const match = linkEnd.exec(text);
      const href = match === null ? null : safeHref(match[1] ?? '');
      if (match !== null && href !== null && at > from + 1)
        return { end: at, after: linkEnd.lastIndex, href };
    }
  }
  return null;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let plain = '';
  let link: { end: number; after: number; href: string } | null = null;
  const push = (token: Token) => {
    if (plain !== '') tokens.push({ kind: 'text', text: plain });
    plain = '';
    tokens.push(token);
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (link !== null && at === link.end) {
      push({ kind: 'link', href: null });
      at = link.after - 1;
      link = null;
    } else if (sign === '\\' && at + 1 < text.length && escapable.includes(text[at + 1] ?? ' ')) {
      plain += text[at + 1];
      at += 1;
    } else if (sign === '[' && link === null && (link = linkAt(text, at)) !== null) {
      push({ kind: 'link', href: link.href });
    } else if (sign === '*') {
      const count = /^\*+/.exec(text.slice(at))?.[0].length ?? 1;
      const touches = (index: number) => index >= 0 && index < text.length && !/\s/.test(text[index] ?? ' ');
      if (count > 3) plain += '*'.repeat(count);
      else push({ kind: 'stars', count, before: touches(at - 1), after: touches(at + count) });
      at += count - 1;
    } else plain += sign;
  }
  if (plain !== '') tokens.push({ kind: 'text', text: plain });
  return tokens;
}

type Look = 'bold' | 'italic';

/** From which token on a sign cannot open, because nothing later would close it. */
type Limits = Record<Look, number>;

/** Turns tokens into runs, and collects the ones that opened but were not closed. */
function runsOf(
  tokens: readonly Token[],
  limits: Limits,
): { runs: Run[]; open: Record<Look, number | null> } {
  const runs: Run[] = [];
  const open: Record<Look, number | null> = { bold: null, italic: null };
  let href: string | null = null;
  const write = (text: string) =>
    runs.push({ text, bold: open.bold !== null, italic: open.italic !== null, href });

  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'text') write(token.text);
    else if (token.kind === 'link') href = token.href;
    else {
      const looks: Look[] =
        token.count === 1 ? ['italic'] : token.count === 2 ? ['bold'] : ['bold', 'italic'];
      for (const look of looks) {
        if (open[look] !== null && token.before) open[look] = null;
        else if (open[look] === null && token.after && index < limits[look]) open[look] = index;
        else write(look === 'bold' ? '**' : '*');
      }
    }
  }
  return { runs, open };
}

/** The runs of a text without blocks. An unclosed sign is plain text, and so are all later ones of its kind. */
function inline(text: string): Run[] {
  if (!/[*\\[]/.test(text)) return [{ text, bold: false, italic: false, href: null }];
  const tokens = tokensOf(text);
  const limits: Limits = { bold: Infinity, italic: Infinity };
  for (;;) {
    const { runs, open } = runsOf(tokens, limits);
    if (open.bold === null && open.italic === null) return runs;
    limits.bold = open.bold ?? limits.bold;
    limits.italic = open.italic ?? limits.italic;
  }
}

/** Parses Markdown. The result has only elements of `Block`; everything else is text, HTML tags included. */
export function parse(markdown: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const close = () => {
    if (lines.length > 0) blocks.push({ type: 'paragraph', runs: inline(lines.join('\n')) });
    lines = [];
  };
  for (const raw of markdown.replace(/\r\n?/g, '\n').split('\n')) {
    const line = raw.trim();
    const ordered = lineStart.number.test(line);
    const block = (start: RegExp) => inline(line.replace(start, ''));
    if (line === '') close();
    else if (lineStart.heading.test(line)) {
      close();
      blocks.push({ type: 'heading', runs: block(lineStart.heading) });
    } else if (ordered || lineStart.bullet.test(line)) {
      close();
      blocks.push({ type: 'list', ordered, items: [block(ordered ? lineStart.number : lineStart.bullet)] });
    } else lines.push(line);
  }
  close();
  return normal(blocks);
}
