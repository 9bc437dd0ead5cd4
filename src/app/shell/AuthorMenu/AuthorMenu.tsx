import { ChevronsUpDown, LogOut, UserRound } from 'lucide-react';
import { useAtom } from 'jotai';
import { languageAtom } from '#atoms/ui/language.ts';
import { themeAtom } from '#atoms/ui/theme.ts';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from '../messages.ts';
import { useSignOut } from '../useSignOut.tsx';

/** The author's menu at the foot of the sidebar: the profile, theme, language, and the way out. */
export function AuthorMenu() {
  const t = useMessages(messages);
  const [theme, setTheme] = useAtom(themeAtom);
  const [language, setLanguage] = useAtom(languageAtom);
  const signOut = useSignOut();

  const themes: MenuItem[] = (
    [
      ['system', t.themeSystem],
      ['light', t.themeLight],
      ['dark', t.themeDark],
    ] as const
  ).map(([id, label]) => ({ id, label, checked: theme === id, onSelect: () => setTheme(id) }));
  const languages: MenuItem[] = (
    [
      ['ru', 'Русский'],
      ['en', 'English'],
    ] as const
  ).map(([id, label]) => ({ id, label, checked: language === id, onSelect: () => setLanguage(id) }));

  return (
    <Menu
      label={t.authorMenu}
      align="end"
      items={[
        {
          id: 'profile',
          label: t.profile,
          icon: <UserRound size={16} strokeWidth={1.5} aria-hidden />,
          href: '#/profile',
        },
        'separator',
        { id: 'theme', label: t.theme, items: themes },
        { id: 'language', label: t.language, items: languages },
        'separator',
        {
          id: 'logout',
          label: t.logout,
          icon: <LogOut size={16} strokeWidth={1.5} aria-hidden />,
          onSelect: signOut,
        },
      ]}
      renderTrigger={(trigger) => (
        <IconButton
          {...trigger}
          label={t.authorMenu}
          icon={<ChevronsUpDown size={16} strokeWidth={1.5} aria-hidden />}
        />
      )}
    />
  );
}
