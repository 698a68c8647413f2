import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { SettingKey } from '@ardoise/domain/settings/settings.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../components/Icon.tsx';

interface List {
  to: string;
  params?: Record<string, string>;
  search?: Record<string, string>;
}

/** The list of exactly those that a setting touches; none where no list can be filtered by its value. */
const LISTS: Partial<Record<SettingKey, List>> = {
  vaeSuspendue: { to: PAGES.managementOfType, params: { type: 'VAE' }, search: { q_statut: 'Brouillon' } },
  delaiAgence: { to: PAGES.management, search: { q_statut: 'Agence' } },
  delaiInstallateur: { to: PAGES.management, search: { q_statut: 'Prévisite' } },
  seuilQuota: { to: PAGES.contentQuotas },
  longueurMotDePasse: { to: PAGES.accounts },
  ageMotDePasse: { to: PAGES.accounts },
};

/** What a change would touch; its count leads to the list, in another tab, since the page is not saved. */
export function SettingTouched({ name, sentence }: { name: SettingKey; sentence: string }) {
  const list = LISTS[name];
  const [, before, count, after] = /^(.*?)(\d+\u00a0\p{L}+)(.*)$/su.exec(sentence) ?? [];
  return (
    <p className="settings-touched tone-wait" role="status">
      <Icon of={IconAlertTriangle} />
      {list === undefined || count === undefined ? (
        <span>{sentence}</span>
      ) : (
        <span>
          {before}
          <Link className="tappable" {...list} target="_blank">
            {count}
          </Link>
          {after}
        </span>
      )}
    </p>
  );
}
