import { FileText, Image, Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Button } from '#components/primitives/Button/Button.tsx';
import { SegmentedControl } from '#components/primitives/SegmentedControl/SegmentedControl.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { usePhone } from '#lib/hook/useWidth.ts';
import { media } from '#theme/media.ts';
import { color, space, type } from '#theme/tokens.ts';
import { ClientPage } from '../ClientPage/ClientPage.tsx';
import type { ClientPage as Page } from '../page.ts';
import { missingMessages } from '../pageMessages.ts';
import { messages } from './messages.ts';
import { useDownloads } from './useDownloads.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** The theme that the console stands in. */
function ownTheme(): 'light' | 'dark' {
  const told = document.documentElement.dataset['theme'];
  const dark = told === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : told === 'dark';
  return dark ? 'dark' : 'light';
}

/** Calls back when the console is given another theme. */
function onTheme(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The page of a client with what it is looked at by: the width of a phone, the other theme. */
export function PreviewStage({ page }: { page: Page }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = usePhone();
  const [width, setWidth] = useState<'wide' | 'phone'>('wide');
  const own = useSyncExternalStore(onTheme, ownTheme);
  const [chosen, setTheme] = useState<'light' | 'dark' | null>(null);
  const theme = chosen ?? own;
  const pageRef = useRef<HTMLElement>(null);
  const { making, told, download } = useDownloads(page, pageRef);
  const words = missingMessages[language];
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <>
      <Bar>
        {!narrow && (
          <SegmentedControl
            label={t.width}
            options={[
              { value: 'wide', label: t.wide, icon: <Monitor {...icon} /> },
              { value: 'phone', label: t.phone, icon: <Smartphone {...icon} /> },
            ]}
            value={width}
            onChange={setWidth}
          />
        )}
        <SegmentedControl
          label={t.theme}
          options={[
            { value: 'light', label: t.light, icon: <Sun {...icon} />, iconOnly: true },
            { value: 'dark', label: t.dark, icon: <Moon {...icon} />, iconOnly: true },
          ]}
          value={theme}
          onChange={setTheme}
        />
        <Downloads>
          {(['picture', 'document'] as const).map((what) => (
            <Button
              key={what}
              icon={what === 'picture' ? <Image {...icon} /> : <FileText {...icon} />}
              busy={making === what}
              onClick={() => download(what)}
            >
              {t[what]}
            </Button>
          ))}
        </Downloads>
      </Bar>
      {told !== null && (
        <Told role={told.bad ? 'alert' : 'status'} $bad={told.bad}>
          {told.text}
        </Told>
      )}
      {page.missing.length > 0 && (
        <Lacks role="status">{t.lacks(list.format(page.missing.map((part) => words[part])))}</Lacks>
      )}
      <ClientPage ref={pageRef} page={page} phone={width === 'phone' && !narrow} theme={theme} />
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  margin-bottom: ${space[4]};
`;

/** At the other end, where there is room. */
const Downloads = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-inline-start: auto;

  ${media.phone} {
    margin-inline-start: 0;
  }
`;

const Told = styled.p<{ $bad: boolean }>`
  margin-bottom: ${space[4]};
  ${type.body}
  color: ${(p) => (p.$bad ? color.badText : color.ink2)};
`;

const Lacks = styled.p`
  margin-bottom: ${space[4]};
  ${type.body}
  color: ${color.ink2};
`;
