import { useAtom } from 'jotai';
import { Gauge } from 'lucide-react';
import { uploadLimitAtom, uploadLimits, type UploadLimit as Limit } from '#atoms/upload/limit.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** What uploads may take of the line: says the limit that is in force, and opens the choice of one. */
export function UploadLimit() {
  const t = useMessages(messages);
  const [limit, setLimit] = useAtom(uploadLimitAtom);
  const choice = (one: Limit, label: string): MenuItem => ({
    id: String(one),
    label,
    choice: 'one',
    checked: one === limit,
    onSelect: () => setLimit(one),
  });
  return (
    <Menu
      label={t.name}
      heading={t.hint}
      items={[choice(null, t.free), ...uploadLimits.map((one) => choice(one, t.upTo(one)))]}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          variant="quiet"
          size="small"
          icon={<Gauge size={16} strokeWidth={1.5} aria-hidden />}
        >
          {limit === null ? t.choose : t.limited(limit)}
        </Button>
      )}
    />
  );
}
