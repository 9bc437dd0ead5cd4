import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DataTable } from '#components/data/DataTable/DataTable.tsx';
import { hugeColumns, hugeRows } from '#components/data/DataTable/samples.tsx';
import '#theme/tokens.css';

const params = new URLSearchParams(location.search);
const rows = hugeRows(Number(params.get('rows') ?? 100_000));
const nothing: ReadonlySet<string> = new Set();

/** The table as a list shows it: links, checkboxes and a menu in each row. */
function Page() {
  const [selected, setSelected] = useState(nothing);
  return (
    <main style={{ padding: '0 40px' }}>
      <DataTable
        label="Покупки"
        rows={rows}
        columns={hugeColumns}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        rowHref={(row) => `#/purchases/${row.id}`}
        onMenu={(event) => event.preventDefault()}
        selected={selected}
        onSelect={setSelected}
        density={params.get('density') === 'compact' ? 'compact' : 'regular'}
      />
    </main>
  );
}

/** Begins when the one who measures is ready; the rows are made before that. */
window.addEventListener(
  'begin',
  () => {
    const root = document.querySelector('#root');
    if (root === null) throw new Error('No root');
    performance.mark('begin');
    createRoot(root).render(<Page />);
  },
  { once: true },
);
