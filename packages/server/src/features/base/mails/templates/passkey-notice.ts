import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { type Fact, spokenTime } from '../mail.ts';

/** The owner of a passkey, and from where it was registered, removed or used. */
export interface PasskeyNotice {
  to: string;
  /** Username. */
  name: string;
  /** What its owner calls the key. */
  key: string;
  /** 'Chrome sous Windows'; empty where unknown. */
  device: string;
  at: Date;
}

export function passkeyFacts({ key, device, at }: PasskeyNotice): Fact[] {
  const facts = [
    { label: 'Clé', value: key },
    { label: 'Quand', value: spokenTime(at) },
    { label: 'Depuis', value: device },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** A page that asks who one is. */
export const OWN_KEYS = { label: 'Voir mes clés d’accès', path: PAGES.account };
