import { useAtom, useSetAtom } from 'jotai';
import { Keyboard, Languages, LogOut, Monitor, Moon, PanelLeft, Plus, Sun } from 'lucide-react';
import { freshKinds } from '#domain/freshKinds.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import { openModalAtom } from '#atoms/ui/modal.ts';
import { sidebarShownAtom } from '#atoms/ui/sidebar.ts';
import { themeAtom } from '#atoms/ui/theme.ts';
import { CommandPalette } from '#features/kits/actions/CommandPalette/CommandPalette.tsx';
import type { PaletteCommand } from '#features/kits/actions/CommandPalette/rows.ts';
import { useCreateActions } from '#features/kits/actions/Create/useCreateActions.tsx';
import { menuKeys, shortcutsKey } from '#features/kits/actions/Shortcuts/keys.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useNarrow } from '#lib/hook/useWidth.ts';
import { navigation, sectionName } from '../navigation.tsx';
import { useSignOut } from '../useSignOut.tsx';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

export interface AppPaletteProps {
  open: boolean;
  onClose: () => void;
}

/** The command palette with the sections and the commands of the frame. */
export function AppPalette(props: AppPaletteProps) {
  const language = useLanguage();
  const sections = navigation
    .flatMap((group) => group.sections)
    .map(({ id, route, icon: Icon }) => ({
      id,
      route,
      label: sectionName(id, language),
      icon: <Icon size={16} strokeWidth={1.5} />,
    }));
  return <CommandPalette {...props} sections={sections} commands={useCommands()} />;
}

function useCommands(): PaletteCommand[] {
  const t = useMessages(messages);
  const [theme, setTheme] = useAtom(themeAtom);
  const [language, setLanguage] = useAtom(languageAtom);
  const [menuShown, showMenu] = useAtom(sidebarShownAtom);
  const narrow = useNarrow();
  const openModal = useSetAtom(openModalAtom);
  const signOut = useSignOut();
  const creating = useCreateActions('create');

  const themes = [
    { id: 'light', label: t.themeLight, icon: <Sun {...icon} /> },
    { id: 'dark', label: t.themeDark, icon: <Moon {...icon} /> },
    { id: 'system', label: t.themeSystem, icon: <Monitor {...icon} /> },
  ] as const;
  const menu: PaletteCommand = {
    id: 'menu',
    label: menuShown ? t.hideMenu : t.showMenu,
    words: t.menuWords,
    icon: <PanelLeft {...icon} />,
    keys: menuKeys,
    run: () => showMenu(!menuShown),
  };
  return [
    ...creating.map(({ kind, route }): PaletteCommand => {
      const { name: label, words } = freshKinds[kind][language];
      return { id: `new-${kind}`, label, words, icon: <Plus {...icon} />, route };
    }),
    ...themes.map(({ id, ...look }) => ({
      ...look,
      id: `theme-${id}`,
      words: t.themeWords,
      checked: theme === id,
      run: () => setTheme(id),
    })),
    {
      id: 'language',
      label: t.otherLanguage,
      words: t.languageWords,
      icon: <Languages {...icon} />,
      run: () => setLanguage(language === 'ru' ? 'en' : 'ru'),
    },
    // Where the menu is a sheet there is nothing to hide.
    ...(narrow ? [] : [menu]),
    {
      id: 'shortcuts',
      label: t.shortcuts,
      words: t.shortcutsWords,
      icon: <Keyboard {...icon} />,
      keys: shortcutsKey,
      run: () => openModal({ modalName: 'shortcuts', props: {} }),
    },
    { id: 'signOut', label: t.signOut, words: t.signOutWords, icon: <LogOut {...icon} />, run: signOut },
  ];
}
