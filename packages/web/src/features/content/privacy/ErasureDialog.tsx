import type { FoundPerson } from '@ardoise/domain/contract/privacy-people.ts';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { counted, formatNumber } from '../../../components/format-number.ts';
import { Leader } from '../../../components/Leader.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { followUpPath } from '../../../components/projects/wizard-path.ts';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { Link } from '../../../router/Link.tsx';
import { blockedWords, fullName, keptWords } from './erasure-words.ts';
import { type ErasurePreview, useErasure, useErasurePreview } from './use-people.ts';

interface ErasureDialogProps {
  person: FoundPerson;
  onErased: () => void;
  onClose: () => void;
}

/** What will happen, then does it: it cannot be undone. */
export function ErasureDialog({ person, onErased, onClose }: ErasureDialogProps) {
  const preview = useErasurePreview(person);
  const erase = useErasure(person);
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const plan = preview.data;
  const free = plan !== undefined && plan.blocages.length === 0;
  const act = async () => {
    if (!plan) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await erase(plan);
      onErased();
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
      setSure(false);
      void preview.refetch();
    }
  };
  return (
    <Modal
      title={`Effacer ${fullName(person)}\u00a0?`}
      description="Les faits des commandes restent. La personne y devient «&nbsp;Personne effacée&nbsp;», suivie d’un numéro."
      onClose={onClose}
      closeOnBackdrop={false}
      footer={
        <>
          <Button onClick={onClose}>{free ? 'Annuler' : 'Fermer'}</Button>
          {free && (
            <Button tone="danger" icon={IconUserX} busy={busy} disabled={!sure} onClick={() => void act()}>
              Effacer pour toujours
            </Button>
          )}
        </>
      }
    >
      {preview.isPending && (
        <SkeletonGroup>
          <Skeleton width="80%" height={20} />
          <Skeleton width="60%" height={20} />
        </SkeletonGroup>
      )}
      {preview.error && <LoadFailed query={preview} />}
      {plan && <Plan plan={plan} />}
      {free && (
        <label className="field-tick">
          <input type="checkbox" checked={sure} onChange={(event) => setSure(event.target.checked)} />
          <span>Je comprends que rien de tout cela ne pourra être retrouvé.</span>
        </label>
      )}
      {failure && (
        <Banner tone="stop" role="alert">
          {failure}
        </Banner>
      )}
    </Modal>
  );
}

function Plan({ plan }: { plan: ErasurePreview }) {
  const { blocages, gardes, projets, effets } = plan;
  return (
    <div className="people-plan">
      {blocages.map((blocked) => (
        <Banner key={blocked.motif} tone="stop">
          {blockedWords(blocked)}
          <Projects projects={blocked.projets} />
        </Banner>
      ))}
      {gardes.nombre > 0 && (
        <Banner tone="wait">
          {keptWords(gardes)}
          <Projects projects={gardes.projets} />
        </Banner>
      )}
      {blocages.length === 0 && (
        <>
          {projets > 0 && <p>Elle devient anonyme dans {counted(projets, 'projet', 'projets')}.</p>}
          <dl>
            {effets.map(({ titre, lignes, supprime }) => (
              <Leader
                key={titre}
                as="dl"
                name={supprime ? `${titre}, supprimé` : titre}
                value={formatNumber(lignes)}
              />
            ))}
          </dl>
          <p className="meta">
            Les sauvegardes déjà faites la nomment jusqu’à leur propre fin. Ce qui est écrit dans un fichier
            joint n’est pas modifié. Un nom de famille seul, dans un commentaire, n’est pas reconnu.
          </p>
        </>
      )}
    </div>
  );
}

function Projects({ projects }: { projects: ErasurePreview['gardes']['projets'] }) {
  if (projects.length === 0) return null;
  return (
    <ul className="people-projects">
      {projects.map(({ _id, nameProjet, statut }) => (
        <li key={_id.$oid}>
          <Link to={followUpPath(_id.$oid)}>{nameProjet || _id.$oid}</Link>, {statut}
        </li>
      ))}
    </ul>
  );
}
