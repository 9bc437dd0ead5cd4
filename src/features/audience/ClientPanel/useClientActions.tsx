import { Mail, ReceiptText } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import { composeRoute, purchasesRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from '../AudienceList/messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** What can be done about a client: a letter to them, and what they have bought. */
export function useClientActions(): (client: { id: string }) => ContextAction[] {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const go = (to: string) => () => void navigate(to);
  return ({ id }) => [
    { id: 'write', label: t.writeTo, icon: <Mail {...icon} />, run: go(composeRoute(`client:${id}`)) },
    {
      id: 'purchases',
      label: t.purchasesOf,
      icon: <ReceiptText {...icon} />,
      run: go(`${purchasesRoute}?period=all&client=${encodeURIComponent(id)}`),
    },
  ];
}
