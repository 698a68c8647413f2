import { DEFAULT_DELAYS, withDelays } from '@ardoise/domain/base/words/delays.ts';
import type { SettingKey } from '@ardoise/domain/settings/settings.ts';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import type { ReactNode } from 'react';
import { HomeBanner } from '../../../components/HomeBanner.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { LegalSection } from '../../../components/LegalSection.tsx';

const legal = (title: string) => (value: unknown) =>
  value === '' ? null : <LegalSection title={title} text={String(value)} />;

/** What people read, by setting; the home's banner by the home's own component. */
const PREVIEWS: Partial<Record<SettingKey, (value: unknown) => ReactNode>> = {
  banniere: (value) => (value === '' ? null : <HomeBanner text={String(value)} />),
  delaiAgence: (value) =>
    withDelays('Un premier retour vous sera fait sous {agence} jours ouvrés.', {
      ...DEFAULT_DELAYS,
      agence: Number(value),
    }),
  delaiInstallateur: (value) =>
    withDelays('Le prestataire prendra contact avec le client sous {installateur}h.', {
      ...DEFAULT_DELAYS,
      installateur: Number(value),
    }),
  mentionEditeur: legal('Éditeur'),
  mentionDonnees: legal('Vos données'),
  mentionCookies: legal('Cookies'),
  mentionPropriete: legal('Propriété intellectuelle'),
  mentionSignature: (value) => <p className="hint">{String(value)}</p>,
};

/** Texts that are shown a second time only while they change. */
const LONG: readonly SettingKey[] = [
  'mentionEditeur',
  'mentionDonnees',
  'mentionCookies',
  'mentionPropriete',
];

interface SettingPreviewProps {
  name: SettingKey;
  value: unknown;
  changed: boolean;
}

/** What people read of a setting, following each keystroke. */
export function SettingPreview({ name, value, changed }: SettingPreviewProps) {
  const hidden = Number.isNaN(value) || (LONG.includes(name) && !changed);
  const shown = hidden ? null : PREVIEWS[name]?.(value);
  if (!shown) return null;
  return (
    <div className="settings-preview">
      <p className="settings-preview-head meta">
        <Icon of={IconEye} size="s" />
        Ce que chacun lit
      </p>
      {shown}
    </div>
  );
}
