import { Play } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { RichText } from '#components/data/RichText/RichText.tsx';
import { Notice } from '#components/layout/Notice/Notice.tsx';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import {
  atAGlance,
  pictureOf,
  type ClientPage as Page,
  type PageRecording,
  type PageSection,
} from '../page.ts';
import * as S from './ClientPage.styles.ts';
import { messages } from './messages.ts';
import { PageModules } from './PageModules.tsx';
import { Recording } from './Recording.tsx';

interface ClientPageProps {
  /** All that the page shows, whatever kind it is of. */
  page: Page;
  /** As wide as a phone, whatever the window is. */
  phone?: boolean;
  /** The theme of the client; that of the console by default. */
  theme?: 'light' | 'dark';
  ref?: Ref<HTMLElement>;
}

/** The page of anything that an author makes, as a client meets it. Nothing of it is HTML of the author's. */
export function ClientPage({ page, phone = false, theme, ref }: ClientPageProps) {
  const t = useMessages(messages);
  const [watched, setWatched] = useState<PageRecording | null>(null);
  return (
    <S.Screen ref={ref} $phone={phone} aria-label={t.screen} data-theme={theme}>
      {page.notice !== null && <Notice title={page.notice.title}>{page.notice.text}</Notice>}
      <Hero page={page} watched={watched} onWatch={setWatched} />
      {page.description.trim() !== '' && <RichText text={page.description} />}
      {page.sections.map((section) => (
        <S.Section key={section.id} aria-label={section.title}>
          <S.Title>{section.title}</S.Title>
          <SectionBody section={section} watched={watched} onWatch={setWatched} />
        </S.Section>
      ))}
    </S.Screen>
  );
}

interface PartProps {
  watched: PageRecording | null;
  onWatch: (recording: PageRecording) => void;
}

/** The cover, or what is watched in its place; the name, and what is known at a glance. */
function Hero({ page, watched, onWatch }: PartProps & { page: Page }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { recording } = page;
  const source = pictureOf(page.imageId);
  return (
    <S.Hero {...(page.hasCover && { 'data-picture': '' })}>
      {page.hasCover && (
        <S.Stage>
          {watched === null ? (
            <>
              <Cover
                alt=""
                icon={<KindIcon kind={page.kind} size={24} tone="inherit" />}
                {...(source !== undefined && { src: source })}
              />
              {recording !== null && (
                <S.Play type="button" aria-label={t.play} onClick={() => onWatch(recording)}>
                  <span>
                    <Play size={24} strokeWidth={1.5} aria-hidden />
                  </span>
                </S.Play>
              )}
            </>
          ) : (
            <Recording key={watched.streamID} recording={watched} />
          )}
        </S.Stage>
      )}
      <S.Heads>
        <S.Kind>{atAGlance(page, language)}</S.Kind>
        <S.Name $faint={page.name === ''}>{page.name || t.unnamed}</S.Name>
        {page.subtitle !== '' && <S.Lead>{page.subtitle}</S.Lead>}
        {page.author !== null && <S.Quiet>{page.author}</S.Quiet>}
        {page.price !== null && (
          <S.Price>
            {page.price}
            {page.oldPrice !== null && <s>{page.oldPrice}</s>}
          </S.Price>
        )}
        {page.tags.length > 0 && (
          <S.Tags aria-label={t.tags}>
            {page.tags.map((tag) => (
              <S.Tag key={tag}>{tag}</S.Tag>
            ))}
          </S.Tags>
        )}
      </S.Heads>
    </S.Hero>
  );
}

function SectionBody({ section, ...part }: PartProps & { section: PageSection }) {
  const t = useMessages(messages);
  switch (section.type) {
    case 'lines':
      return (
        <S.Lines>
          {section.lines.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </S.Lines>
      );
    case 'prose':
      return <S.Prose>{section.text}</S.Prose>;
    case 'modules':
      return <PageModules {...part} modules={section.modules} />;
    case 'questions':
      return (
        <S.Questions>
          {section.questions.map(({ id, text, note, imageId, options }) => {
            const source = pictureOf(imageId);
            return (
              <S.Question key={id}>
                <p>{text || t.noText}</p>
                <S.Quiet>{note}</S.Quiet>
                {source !== undefined && <img src={source} alt="" />}
                {options.length > 0 && (
                  <S.Options>
                    {options.map((option, at) => (
                      <li key={at}>{option || t.noText}</li>
                    ))}
                  </S.Options>
                )}
              </S.Question>
            );
          })}
        </S.Questions>
      );
    case 'own':
      return section.content;
  }
}
