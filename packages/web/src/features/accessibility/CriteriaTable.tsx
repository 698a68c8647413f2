import type { StatementReply } from '@ardoise/domain/contract/accessibility.ts';
import type { MouseEvent } from 'react';
import { formatNumber, NBSP } from '../../components/format-number.ts';
import { proofsId } from './proofs-id.ts';

type Count = Pick<StatementReply, 'respectes' | 'non' | 'sansObjet' | 'taux'>;

/** Opens the proofs of a theme, and goes there. */
function openProofs(event: MouseEvent<HTMLAnchorElement>, rank: number): void {
  const proofs = document.getElementById(proofsId(rank));
  if (!(proofs instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  proofs.open = true;
  proofs.querySelector('summary')?.focus();
}

function Cells({ count: { respectes, non, sansObjet, taux } }: { count: Count }) {
  return (
    <>
      <td>{respectes}</td>
      <td>{non > 0 ? <b>{non}</b> : non}</td>
      <td>{sansObjet}</td>
      <td className="accessibility-wide">{taux === null ? '–' : `${formatNumber(taux)}${NBSP}%`}</td>
    </>
  );
}

/** Each theme with its counts; its name leads to its proofs. */
export function CriteriaTable({ statement }: { statement: StatementReply }) {
  return (
    <table className="accessibility-table">
      <caption className="visually-hidden">Critères par thème du RGAA 4.1</caption>
      <thead>
        <tr>
          <th scope="col">Thème</th>
          <th scope="col">Respectés</th>
          <th scope="col">Non</th>
          <th scope="col">Sans objet</th>
          <th scope="col" className="accessibility-wide">
            Taux
          </th>
        </tr>
      </thead>
      <tbody>
        {statement.themes.map((theme) => (
          <tr key={theme.rang}>
            <th scope="row">
              <a href={`#${proofsId(theme.rang)}`} onClick={(event) => openProofs(event, theme.rang)}>
                {theme.rang}. {theme.nom}
              </a>
            </th>
            <Cells count={theme} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{statement.respectes + statement.non + statement.sansObjet} critères</th>
          <Cells count={statement} />
        </tr>
      </tfoot>
    </table>
  );
}
