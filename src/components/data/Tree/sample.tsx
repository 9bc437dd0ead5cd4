import { FileText, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProgressRing } from '#components/feedback/ProgressRing/ProgressRing.tsx';
import { color, radius } from '#theme/tokens.ts';
import type { TreeNode } from './treeModel.ts';

/** A plain box in place of a cover. */
const thumb = (ground: string, children?: ReactNode) => (
  <div
    style={{
      display: 'grid',
      placeItems: 'center',
      width: '100%',
      height: '100%',
      borderRadius: radius.thumb,
      background: ground,
    }}
  >
    {children}
  </div>
);

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
const lecture = (id: string, title: string, note: string, ground: string = color.accentSoft): TreeNode => ({
  id,
  title,
  note,
  picture: thumb(ground),
});

/** The contents of a course, for stories. */
export const course: readonly TreeNode[] = [
  {
    id: 'm1',
    mark: '1',
    title: 'Почему тело тревожится',
    note: '6\u00A0лекций · 2\u00A0ч 18\u00A0мин',
    selectable: false,
    children: [
      lecture('l11', 'Что делает тревога', '18:20'),
      lecture('l12', 'Где она живёт в\u00A0теле', '21:04'),
    ],
  },
  {
    id: 'm2',
    mark: '2',
    title: 'Дыхание как опора',
    note: '4\u00A0лекции · 1\u00A0ч 21\u00A0мин',
    selectable: false,
    children: [
      lecture('l21', 'Как устроен выдох', '24:10', color.line2),
      lecture('l22', 'Голос и\u00A0диафрагма', '38:02'),
      lecture('l23', 'Дыхание 4–7–8 перед сном', '18:40', color.kMeditation),
      {
        id: 'l24',
        title: 'Практика: длинный выдох',
        note: '64\u00A0%',
        picture: thumb(color.fill, <ProgressRing value={64} size={16} />),
      },
      {
        id: 'f21',
        title: 'Дневник дыхания.pdf',
        note: '2,4\u00A0МБ',
        quiet: true,
        picture: <FileText {...icon} />,
      },
    ],
  },
  {
    id: 'm3',
    mark: '3',
    title: 'Плечи и\u00A0шея',
    note: '2\u00A0лекции · 54\u00A0мин',
    selectable: false,
    children: [
      lecture('l31', 'Где живёт напряжение', '31:15', color.line2),
      lecture('l32', 'Растяжка у\u00A0стены', '22:48', color.dawn),
      {
        id: 'f31',
        title: 'Схема мышц шеи.png',
        note: '860\u00A0КБ',
        quiet: true,
        picture: <Image {...icon} />,
      },
    ],
  },
  {
    id: 'm4',
    mark: '4',
    title: 'Сон и\u00A0восстановление',
    note: '1\u00A0лекция · 31\u00A0мин',
    selectable: false,
    children: [lecture('l41', 'Тихая ночь', '31:02')],
  },
  { id: 'm5', mark: '5', title: 'Разговор с\u00A0телом', note: 'пусто', selectable: false, children: [] },
];

/** The same with words for what has happened to the rows. */
export function withStates(states: Record<string, TreeNode['state']>): readonly TreeNode[] {
  const stated = (node: TreeNode): TreeNode => {
    const state = states[node.id];
    return {
      ...node,
      ...(state !== undefined && { state }),
      ...(node.children !== undefined && { children: node.children.map(stated) }),
    };
  };
  return course.map(stated);
}
