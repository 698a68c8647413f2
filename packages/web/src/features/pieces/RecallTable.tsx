import type { Recall, RecallLine } from '@ardoise/domain/contract/recalls.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { formatDate } from '../../components/format-date.ts';
import { counted, formatNumber } from '../../components/format-number.ts';
import { Link } from '../../router/Link.tsx';

const WAITS = 'pas encore posée';

function Line({ line }: { line: RecallLine }) {
  return (
    <tr>
      <th scope="row">
        <Link className="tappable" to={PAGES.outletPieces} params={{ outlet: line.nOutlet }}>
          {line.point || line.nOutlet}
        </Link>
        <span className="meta">{line.adresse}</span>
      </th>
      <td>
        {line.nom}
        <span className="meta">{line.montre}</span>
      </td>
      <td className="recall-number" data-label="Exemplaires">
        {formatNumber(line.exemplaires)}
      </td>
      <td className="recall-day">
        {formatDate(line.depuis)}
        {line.etat === 'livree' && <span className="meta">{WAITS}</span>}
      </td>
      <td data-label="À joindre">
        {line.contact || 'Personne de noté'}
        {line.telephone && (
          <a className="meta tappable" href={`tel:${line.telephone.replace(/[^\d+]/g, '')}`}>
            {line.telephone}
          </a>
        )}
      </td>
    </tr>
  );
}

const partWords = ({ pieces, points, telephone }: Recall['parts'][number]) =>
  [
    `${counted(pieces, 'pièce', 'pièces')}, ${counted(points, 'point de vente', 'points de vente')}`,
    telephone,
  ]
    .filter(Boolean)
    .join(' · ');

/** Lines by delegate. */
export function RecallTable({ parts, isBehind }: { parts: Recall['parts']; isBehind: boolean }) {
  return (
    <div className="recall-scroll" aria-busy={isBehind}>
      <table className="recall-table">
        <thead>
          <tr>
            <th scope="col">Point de vente</th>
            <th scope="col">Pièce</th>
            <th scope="col" className="recall-number">
              Exemplaires
            </th>
            <th scope="col" className="recall-day">
              En place depuis
            </th>
            <th scope="col">À joindre</th>
          </tr>
        </thead>
        {parts.map((part) => (
          <tbody key={part.dc}>
            <tr className="recall-part">
              <th scope="rowgroup" colSpan={5}>
                {part.nom}
                <span className="meta">{partWords(part)}</span>
              </th>
            </tr>
            {part.lignes.map((line) => (
              <Line key={line.piece} line={line} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
