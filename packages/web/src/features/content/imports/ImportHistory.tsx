import type { Import } from '@ardoise/domain/contract/imports.ts';
import { Link } from '@tanstack/react-router';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import type { ImportPlace } from './import-place.ts';
import { writtenWords } from './import-words.ts';
import { useLastImports } from './use-imports.ts';

const STATES: Record<Import['etat'], string> = {
  lecture: 'lecture en cours',
  essai: 'essai prêt, rien n’est encore changé',
  attente: 'écriture en cours',
  ecriture: 'écriture en cours',
  applique: 'appliqué',
  annulation: 'annulation en cours',
  annule: 'annulé',
  abandonne: 'abandonné',
  echec: 'arrêté sur une erreur',
};

/** The last imports, each of them a way back to its lines. */
export function ImportHistory({ place, path }: { place: ImportPlace; path: string }) {
  const { data } = useLastImports(place);
  const imports = data?.imports ?? [];
  if (imports.length === 0) return null;
  return (
    <section className="imports-history">
      <h2 className="title-section">Derniers imports</h2>
      <ul>
        {imports.map((row) => (
          <li key={row.id}>
            <Link className="tappable" to={path} search={{ essai: row.id }}>
              {row.fichier}
            </Link>
            <span className="meta">
              {STATES[row.etat]}
              {row.etat === 'applique' && `, ${writtenWords(row, place.subject)}`} {row.qui ?? 'Le serveur'},{' '}
              <RelativeTime date={row.t} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
