import { useAtomValue, useSetAtom } from 'jotai';
import { Copy, Download } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { authorAtom } from '#atoms/session/session.ts';
import { showErrorAtom, showToastAtom } from '#atoms/ui/toast.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { late } from '#lib/loading/late.ts';
import { saveFile } from '#lib/file/saveFile.ts';
import { media } from '#theme/media.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';
import { QrCode } from '../QrCode/QrCode.tsx';
import { messages } from './messages.ts';

const drawing = late(() => import('../QrCode/qr.ts'));

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** The author's link and promo code: to copy, and as a QR code to print. */
export function ReferralOffer() {
  const t = useMessages(messages);
  const id = useId();
  const author = useAtomValue(authorAtom);
  const showToast = useSetAtom(showToastAtom);
  const showError = useSetAtom(showErrorAtom);
  const link = author?.referralLink ?? null;
  const code = author?.referralCode ?? null;

  const copy = async (text: string, said: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', description: said });
    } catch {
      showError(t.notCopied);
    }
  };
  const download = async (text: string) => {
    const { qrFile } = await drawing.load();
    saveFile(t.file, qrFile(text));
  };

  return (
    <Root aria-labelledby={id}>
      <Words>
        <Title id={id}>{t.title}</Title>
        <Text>{link === null && code === null ? t.none : t.text}</Text>
        {link !== null && (
          <Offer>
            <Label>{t.link}</Label>
            <Value>{link.replace(/^https:\/\//, '')}</Value>
            <Button
              icon={<Copy {...icon} />}
              aria-label={t.copyLink}
              onClick={() => void copy(link, t.linkCopied)}
            >
              {t.copy}
            </Button>
          </Offer>
        )}
        {code !== null && (
          <Offer>
            <Label>{t.code}</Label>
            <Value>{code}</Value>
            <Button
              icon={<Copy {...icon} />}
              aria-label={t.copyCode}
              onClick={() => void copy(code, t.codeCopied)}
            >
              {t.copy}
            </Button>
          </Offer>
        )}
      </Words>
      {link !== null && (
        <Code>
          <QrCode text={link} />
          <Button variant="quiet" icon={<Download {...icon} />} onClick={() => void download(link)}>
            {t.download}
          </Button>
        </Code>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 560px) auto;
  justify-content: space-between;
  gap: ${space[6]} ${space[10]};
  ${type.body}

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.div`
  min-width: 0;
`;

const Title = styled.h2`
  ${type.body}
  font-weight: ${weight.strong};
`;

const Text = styled.p`
  margin: ${space[1]} 0 ${space[4]};
  color: ${color.ink2};
  text-wrap: pretty;
`;

/** The name above, what is copied and its button in a line. */
const Offer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} 0;
  border-top: 1px solid ${color.line};
`;

const Label = styled.span`
  grid-column: 1 / -1;
  ${type.caption}
  color: ${color.ink2};
`;

const Value = styled.span`
  ${type.lead}
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
  user-select: all;
`;

const Code = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${space[2]};
  border-radius: ${radius.media};

  ${media.phone} {
    justify-items: start;
  }
`;
