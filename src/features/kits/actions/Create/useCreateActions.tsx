import { useNavigate } from 'react-router-dom';
import { kinds, kindsAt, type KindPlace } from '#domain/kinds.ts';
import { kindIcons } from '#components/primitives/KindIcon/looks.ts';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { newRoute } from '../RouterLink/routes.ts';

/** The ways to something new that a place offers, in its order: what each is called, and the route of its editor. */
export function useCreateActions(place: KindPlace) {
  const language = useLanguage();
  return kindsAt(place).map((kind) => ({
    kind,
    label: kinds[kind][language].one,
    route: newRoute(kind),
  }));
}

/** The same as the items of a menu. */
export function useCreateItems(place: KindPlace) {
  const navigate = useNavigate();
  return useCreateActions(place).map(({ kind, label, route }) => {
    const Icon = kindIcons[kinds[kind].icon];
    return {
      id: kind,
      label,
      icon: <Icon size={16} strokeWidth={1.5} aria-hidden />,
      onSelect: () => void navigate(route),
    };
  });
}
