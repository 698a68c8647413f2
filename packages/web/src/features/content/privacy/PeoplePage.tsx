import type { FoundPerson } from '@ardoise/domain/contract/privacy-people.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { DelayedSearch } from '../../../components/DelayedSearch.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { counted } from '../../../components/format-number.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import { ErasureDialog } from './ErasureDialog.tsx';
import { ErasureList } from './ErasureList.tsx';
import { fullName, placeWords, shownName } from './erasure-words.ts';
import { PrivacyLinks } from './PrivacyLinks.tsx';
import { usePeople, usePersonExport } from './use-people.ts';
import './Privacy.css';
import './People.css';

/** A person that was found, and what can be done. */
function PersonLine({ person, onErase }: { person: FoundPerson; onErase: () => void }) {
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

/** One person's data, exported or erased, for the administrator. The search term stays out of the URL. */
export function PeoplePage() {
  const [search, setSearch] = useState('');
  const [erased, setErased] = useState<FoundPerson>();
  return (
    <ContentFrame
      title="Demandes des personnes"
      lede="Remettre à une personne ce qui est gardé sur elle, ou l’effacer : avec ou sans compte."
    >
      <PrivacyLinks />
      <div className="people-search">
        <DelayedSearch
          label="Identifiant, e-mail, nom complet ou téléphone"
          value={search}
          onChange={setSearch}
        />
      </div>
      <Found search={search} onErase={setErased} />
      <ErasureList />
      {erased && (
        <ErasureDialog
          person={erased}
          // What was found still names them until the background has been there.
          onErased={() => setSearch('')}
          onClose={() => setErased(undefined)}
        />
      )}
    </ContentFrame>
  );
}

function Found({ search, onErase }: { search: string; onErase: (person: FoundPerson) => void }) {
  const people = usePeople(search);
  if (search.trim().length < 2) return null;
  return (
    <section aria-label="Personnes trouvées" className="people-found">
      {people.isPending && (
        <SkeletonGroup>
          <Skeleton width="70%" height={44} />
        </SkeletonGroup>
      )}
      {people.error && <LoadFailed query={people} />}
      {people.data?.personnes.length === 0 && (
        <EmptyState title="Personne">Rien n’est gardé sous ce nom, cette adresse ou ce numéro.</EmptyState>
      )}
      <ul aria-busy={people.isPlaceholderData}>
        {people.data?.personnes.map((person) => (
          <PersonLine
            key={[person.uid, person.courriel, person.nom, person.telephone, person.lieu?.id].join(' ')}
            person={person}
            onErase={() => onErase(person)}
          />
        ))}
      </ul>
    </section>
  );
}
