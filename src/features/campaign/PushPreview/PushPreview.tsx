import type { ComponentPropsWithRef } from 'react';
import { Logo } from '#components/layout/Logo/Logo.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './PushPreview.styles.ts';

interface PushPreviewProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The title of the push; empty while nothing is written. */
  title: string;
  /** Its text, likewise. */
  body: string;
  /** Whom it comes from: the author. */
  sender: string;
  /** Address of the picture that comes with it. */
  image?: string | undefined;
  /** What the clock of the phone shows: «19:30». */
  time: string;
  /** The day under the clock: «пятница, 20 ноября». */
  day: string;
}

/** A push as it comes to a locked phone, in the light theme of the phone and in its dark one. */
export function PushPreview({ title, body, sender, image, time, day, ...rest }: PushPreviewProps) {
  const t = useMessages(messages);
  return (
    <S.Root {...rest} role="group" aria-label={t.label}>
      {(['light', 'dark'] as const).map((theme) => (
        <S.Phone key={theme} data-theme={theme} role="group" aria-label={t[theme]}>
          <S.Clock aria-hidden>{time}</S.Clock>
          <S.Day aria-hidden>{day}</S.Day>
          <S.Push>
            <S.From>
              <Logo aria-hidden />
              <S.Sender>{sender}</S.Sender>
              <S.Now>{t.now}</S.Now>
            </S.From>
            <S.Words>
              <S.Title $faint={title === ''}>{title === '' ? t.title : title}</S.Title>
              <S.Body $faint={body === ''}>{body === '' ? t.body : body}</S.Body>
            </S.Words>
            {image !== undefined && <S.Picture src={image} alt="" />}
          </S.Push>
        </S.Phone>
      ))}
    </S.Root>
  );
}
