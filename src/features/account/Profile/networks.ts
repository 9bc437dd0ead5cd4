import { socialNetworks } from '#domain/account/schema.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './messages.ts';

const known: readonly string[] = socialNetworks;

/** A network in words; one that the console does not know stays as it came. */
export function networkName(network: string, language: Language): string {
  const t = messages[language];
  const names = new Map([
    ['telegram', t.telegram],
    ['vk', t.vk],
    ['youtube', t.youtube],
    ['rutube', t.rutube],
    ['dzen', t.dzen],
  ]);
  return names.get(network) ?? network;
}

/** The networks with a field of their own: those that the console asks for, and whatever came beside them as a text. */
export function networksOf(socials: Record<string, unknown>): string[] {
  const strange = Object.keys(socials).filter(
    (name) => !known.includes(name) && typeof socials[name] === 'string',
  );
  return [...known, ...strange];
}

/** What the author has told of networks. */
export function socialsOf(socials: Record<string, unknown>): { network: string; text: string }[] {
  return networksOf(socials).flatMap((network) => {
    const text = socials[network];
    return typeof text === 'string' && text.trim() !== '' ? [{ network, text: text.trim() }] : [];
  });
}

/** The networks after one of them was edited: what is empty is not there. */
export function withSocial(
  socials: Record<string, unknown>,
  network: string,
  text: string,
): Record<string, unknown> {
  const { [network]: _, ...others } = socials;
  return text === '' ? others : { ...others, [network]: text };
}
