import type { ListedErasure } from '@ardoise/domain/contract/privacy-people.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { formatDateTime } from '../../../components/format-date.ts';
import { counted } from '../../../components/format-number.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Tag } from '../../../components/Tag.tsx';
import { useErasures } from './use-people.ts';

const CAUSES = { demande: 'Sur demande', duree: 'Fin de conservation' } as const;

/** What was erased, by number. */
export function ErasureList() {
  const erasures = useErasures();
  return (
    <section aria-labelledby="effacements" className="people-erasures">
      <h2 className="title-section" id="effacements">
        Effacements
      </h2>
      {erasures.error && <LoadFailed query={erasures} />}
      {erasures.data?.effacements.length === 0 && <p className="meta">Aucun encore.</p>}
      <ul>
        {erasures.data?.effacements.map((erasure) => (
          <li key={erasure.numero} className="people-row">
            <span>
              <b>Personne effacée n°&nbsp;{erasure.numero}</b>
              <span className="meta">
                {CAUSES[erasure.cause]}, le {formatDateTime(erasure.t_demande)}
              </span>
            </span>
            <span className="meta">{figures(erasure)}</span>
            <State erasure={erasure} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function figures({ projets, lignes, gardes }: ListedErasure): string {
  const done = `${counted(projets, 'projet', 'projets')}, ${counted(lignes, 'ligne', 'lignes')}`;
  return gardes === 0 ? done : `${done}\u00a0; ${counted(gardes, 'projet gardé', 'projets gardés')}`;
}

function State({ erasure: { t_fin, gardes, echecs } }: { erasure: ListedErasure }) {
  if (t_fin !== null)
    return (
      <Tag icon={IconCircleCheck} tone="done">
        Fait
      </Tag>
    );
  if (echecs > 0)
    return (
      <Tag icon={IconAlertTriangle} tone="stop">
        En échec, nouvel essai prévu
      </Tag>
    );
  return (
    <Tag icon={IconHourglass} tone="wait">
      {gardes > 0 ? 'Attend la fin de conservation' : 'En cours'}
    </Tag>
  );
}
