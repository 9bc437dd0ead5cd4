import { SquareKanban } from 'lucide-react';
import type { RowWithSales } from '#atoms/publication/rowsWithSales.ts';
import type { ListView } from '#features/kits/list/ListKit/types.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';

/** Its code is loaded when the board is first shown. */
const { Part: PublicationBoard } = preloadable(async () => ({
  default: (await import('./PublicationBoard.tsx')).PublicationBoard,
}));

/** The board as a view of the list. It has an order of its own, and counts in its columns. */
export const boardView = (label: string, onOpenStatus: (status: string) => void): ListView<RowWithSales> => ({
  id: 'board',
  label,
  icon: <SquareKanban size={16} strokeWidth={1.5} aria-hidden />,
  render: ({ params }) => <PublicationBoard params={params} onOpenStatus={onOpenStatus} />,
  aside: () => <></>,
  whole: true,
});
