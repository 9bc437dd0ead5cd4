import { $createLinkNode, $isLinkNode, LinkNode } from '@lexical/link';
import {
  $createListItemNode,
  $createListNode,
  $isListItemNode,
  $isListNode,
  ListItemNode,
  ListNode,
} from '@lexical/list';
import { $createHeadingNode, $isHeadingNode, HeadingNode } from '@lexical/rich-text';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  ParagraphNode,
  TextNode,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  type TextFormatType,
} from 'lexical';
import { safeHref, type Block, type Run } from '#lib/richText/blocks.ts';

/** The editor's nodes beside paragraphs. */
export const nodes = [HeadingNode, ListNode, ListItemNode, LinkNode];

/** The tag of headings inside the editor: a page has its title over them. RichText gives them the level that their page wants. */
export const HEADING = 'h2';

function textOf({ text, bold, italic }: Run): LexicalNode[] {
  return text.split('\n').flatMap((line, at) => {
    const node = $createTextNode(line);
    if (bold) node.toggleFormat('bold');
    if (italic) node.toggleFormat('italic');
    return [...(at > 0 ? [$createLineBreakNode()] : []), ...(line === '' ? [] : [node])];
  });
}

function fill<E extends ElementNode>(element: E, runs: readonly Run[]): E {
  let link: LinkNode | null = null;
  for (const run of runs) {
    if (run.href === null) {
      link = null;
      element.append(...textOf(run));
      continue;
    }
    if (link?.getURL() !== run.href) {
      link = $createLinkNode(run.href);
      element.append(link);
    }
    link.append(...textOf(run));
  }
  return element;
}

/** Puts a text into the editor in place of what it holds. Call it within an update. */
export function $write(blocks: readonly Block[]): void {
  const root = $getRoot().clear();
  for (const block of blocks) {
    if (block.type === 'paragraph') root.append(fill($createParagraphNode(), block.runs));
    else if (block.type === 'heading') root.append(fill($createHeadingNode(HEADING), block.runs));
    else {
      const list = $createListNode(block.ordered ? 'number' : 'bullet');
      for (const runs of block.items) list.append(fill($createListItemNode(), runs));
      root.append(list);
    }
  }
  if (blocks.length === 0) root.append($createParagraphNode());
}

function runsOf(element: ElementNode, href: string | null = null): Run[] {
  return element.getChildren().flatMap((node): Run[] => {
    if ($isTextNode(node)) {
      return [
        { text: node.getTextContent(), bold: node.hasFormat('bold'), italic: node.hasFormat('italic'), href },
      ];
    }
    if ($isLineBreakNode(node)) return [{ text: '\n', bold: false, italic: false, href }];
    if ($isLinkNode(node)) return runsOf(node, safeHref(node.getURL()));
    return $isElementNode(node) && !$isListNode(node) ? runsOf(node, href) : [];
  });
}

/** The items of a list; those of lists within it follow their parents. */
function itemsOf(list: ListNode): Run[][] {
  return list
    .getChildren()
    .filter($isListItemNode)
    .flatMap((item) => [runsOf(item), ...item.getChildren().filter($isListNode).flatMap(itemsOf)]);
}

/** The text that the editor holds. Call it within a read or an update. */
export function $read(): Block[] {
  return $getRoot()
    .getChildren()
    .filter($isElementNode)
    .map((node): Block => {
      if ($isListNode(node))
        return { type: 'list', ordered: node.getListType() === 'number', items: itemsOf(node) };
      return { type: $isHeadingNode(node) ? 'heading' : 'paragraph', runs: runsOf(node) };
    });
}

const strange: TextFormatType[] = [
  'underline',
  'strikethrough',
  'code',
  'subscript',
  'superscript',
  'highlight',
  'lowercase',
  'uppercase',
  'capitalize',
];

/**
 * Keeps what is pasted from Word, Docs or a page to what the text may have: no colours, sizes or alignment, headings of one
 * level, links to https.
 */
export function registerCleaning(editor: LexicalEditor): () => void {
  const off = [
    editor.registerNodeTransform(TextNode, (node) => {
      for (const format of strange) if (node.hasFormat(format)) node.toggleFormat(format);
      if (node.getStyle() !== '') node.setStyle('');
    }),
    editor.registerNodeTransform(HeadingNode, (node) => {
      if (node.getTag() !== HEADING) node.setTag(HEADING);
      flatten(node);
    }),
    editor.registerNodeTransform(ParagraphNode, flatten),
    editor.registerNodeTransform(LinkNode, (node) => {
      const href = safeHref(node.getURL());
      if (href !== null) {
        if (href !== node.getURL()) node.setURL(href);
        return;
      }
      for (const child of node.getChildren()) node.insertBefore(child);
      node.remove();
    }),
  ];
  return () => off.forEach((each) => each());
}

function flatten(node: ElementNode): void {
  if (node.getFormatType() !== '') node.setFormat('');
  if (node.getIndent() !== 0) node.setIndent(0);
}
