import type { FoundPerson } from '@ardoise/domain/contract/privacy-people.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { counted } from '../../../components/format-number.ts';
import { fullName, placeWords, shownName } from './erasure-words.ts';
import { usePersonExport } from './use-people.ts';

/** A person that was found, and what can be done. */
export function PersonLine({ person, onErase }: { person: FoundPerson; onErase: () => void }) {
  const zip = usePersonExport();
  const { courriel, telephone } = person;
  const shown = shownName(person);
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
          aria-label={`Préparer la copie des données de ${fullName(person)}`}
        >
          Copie des données
        </Button>
        <Button icon={IconUserX} onClick={onErase} aria-label={`Effacer ${fullName(person)}`}>
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

function situation(person: FoundPerson): string {
  const { uid, identifiant, actif, projets } = person;
  if (uid !== null) return `Compte ${identifiant}, ${actif ? 'ouvert' : 'désactivé'}`;
  return [`Sans compte, ${counted(projets ?? 0, 'projet', 'projets')}`, placeWords(person)]
    .filter(Boolean)
    .join(', ');
}
