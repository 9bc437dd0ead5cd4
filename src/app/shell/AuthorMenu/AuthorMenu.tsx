import { ChevronsUpDown, FileX, LogOut } from 'lucide-react';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { handled } from '#api/api-error.ts';
import { logoutAtom } from '#atoms/session/login.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import { openModalAtom } from '#atoms/ui/modal.ts';
import { themeAtom } from '#atoms/ui/theme.ts';
import { uploadsSummaryAtom } from '#atoms/uploads/uploads.ts';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from '../../messages.ts';

/** The author's menu at the foot of the sidebar: theme, language, and the way out. */
export function AuthorMenu() {
  const t = useMessages(messages);
  const [theme, setTheme] = useAtom(themeAtom);
  const [language, setLanguage] = useAtom(languageAtom);
  const { active } = useAtomValue(uploadsSummaryAtom);
  const logout = useSetAtom(logoutAtom);
  const openModal = useSetAtom(openModalAtom);

  const leave = () => {
    if (active === 0) return void handled(logout());
    openModal({
      modalName: 'confirm',
      props: {
        title: t.leaveUploads,
        lost: [{ icon: <FileX size={16} strokeWidth={1.5} aria-hidden />, text: t.uploadsLost(active) }],
        kept: [t.draftsStay],
        confirmLabel: t.logout,
        cancelLabel: t.stay,
        onConfirm: () => handled(logout()),
      },
    });
  };

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
        { id: 'theme', label: t.theme, items: themes },
        { id: 'language', label: t.language, items: languages },
        'separator',
        {
          id: 'logout',
          label: t.logout,
          icon: <LogOut size={16} strokeWidth={1.5} aria-hidden />,
          onSelect: leave,
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
