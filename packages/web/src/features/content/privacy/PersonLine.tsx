import type { FoundPerson } from '@ardoise/domain/contract/privacy-people.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { counted } from '../../../components/format-number.ts';
import { usePersonExport } from './use-people.ts';

/** A person that was found, and what can be done. */
export function PersonLine({ person, onErase }: { person: FoundPerson; onErase: () => void }) {
  const zip = usePersonExport();
  const { nom, courriel, telephone } = person;
  const shown = nom || courriel || telephone;
  return (
    <li className="people-row">
      <span>
        <b>{shown}</b>
        <span className="meta">
          {[courriel, telephone].filter((text) => text && text !== shown).join(', ')}
        </span>
      </span>
      <span className="meta">{situation(person)}</span>
      <span className="people-acts">
        <Button
          icon={IconDownload}
          busy={zip.isPending}
          onClick={() => zip.mutate(person)}
          aria-label={`Préparer la copie des données de ${shown}`}
        >
          Copie des données
        </Button>
        <Button icon={IconUserX} onClick={onErase} aria-label={`Effacer ${shown}`}>
          Effacer
        </Button>
      </span>
      {zip.error && (
        <Banner tone="stop" role="alert">
          {messageOf(zip.error)}
        </Banner>
      )}
    </li>
  );
}

function situation({ uid, identifiant, actif, projets, lieu }: FoundPerson): string {
  const place = [lieu?.numero && `point de vente ${lieu.numero}`, lieu?.ville].filter(Boolean).join(' à ');
  if (uid === null)
    return [`Sans compte, ${counted(projets ?? 0, 'projet', 'projets')}`, place].filter(Boolean).join(', ');
  return `Compte ${identifiant}, ${actif ? 'ouvert' : 'désactivé'}`;
}
