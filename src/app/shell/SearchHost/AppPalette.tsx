import { useAtom, useSetAtom } from 'jotai';
import { Keyboard, Languages, LogOut, Monitor, Moon, PanelLeft, Plus, Sun } from 'lucide-react';
import { languageAtom } from '#atoms/ui/language.ts';
import { openModalAtom } from '#atoms/ui/modal.ts';
import { sidebarShownAtom } from '#atoms/ui/sidebar.ts';
import { themeAtom } from '#atoms/ui/theme.ts';
import { CommandPalette } from '#features/kits/actions/CommandPalette/CommandPalette.tsx';
import type { PaletteCommand } from '#features/kits/actions/CommandPalette/rows.ts';
import { newLectureRoute, newRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useNarrow } from '#lib/useWidth.ts';
import { navigation, sectionNames } from '../navigation.tsx';
import { useSignOut } from '../useSignOut.tsx';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

export interface AppPaletteProps {
  open: boolean;
  onClose: () => void;
}

/** The palette with the sections and the commands of the frame. */
export function AppPalette(props: AppPaletteProps) {
  const names = useMessages(sectionNames);
  const sections = navigation
    .flatMap((group) => group.sections)
    .map(({ id, route, icon: Icon }) => ({
      id,
      route,
      label: names[id],
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
    keys: 'Ctrl\u00A0\\',
    run: () => showMenu(!menuShown),
  };
  return [
    {
      id: 'newLecture',
      label: t.newLecture,
      words: t.newLectureWords,
      icon: <Plus {...icon} />,
      route: newLectureRoute,
    },
    {
      id: 'newMeditation',
      label: t.newMeditation,
      words: t.newMeditationWords,
      icon: <Plus {...icon} />,
      route: newRoute('meditation'),
    },
    {
      id: 'newConsultation',
      label: t.newConsultation,
      words: t.newConsultationWords,
      icon: <Plus {...icon} />,
      route: newRoute('consultation'),
    },
    {
      id: 'newCourse',
      label: t.newCourse,
      words: t.newCourseWords,
      icon: <Plus {...icon} />,
      route: newRoute('course'),
    },
    {
      id: 'newMarathon',
      label: t.newMarathon,
      words: t.newMarathonWords,
      icon: <Plus {...icon} />,
      route: newRoute('marathon'),
    },
    {
      id: 'newWebinar',
      label: t.newWebinar,
      words: t.newWebinarWords,
      icon: <Plus {...icon} />,
      route: newRoute('webinar'),
    },
    {
      id: 'newQuiz',
      label: t.newQuiz,
      words: t.newQuizWords,
      icon: <Plus {...icon} />,
      route: newRoute('quiz'),
    },
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
      keys: '?',
      run: () => openModal({ modalName: 'shortcuts', props: {} }),
    },
    { id: 'signOut', label: t.signOut, words: t.signOutWords, icon: <LogOut {...icon} />, run: signOut },
  ];
}
