import type { StatementReply } from '@ardoise/domain/contract/accessibility.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { counted } from '../../components/format-number.ts';
import { type Drawing, Icon } from '../../components/Icon.tsx';
import { proofsId } from './proofs-id.ts';

type Theme = StatementReply['themes'][number];
type Result = Theme['criteres'][number]['resultat'];

const MARKS: Readonly<Record<Result, { icon: Drawing; tone: string }>> = {
  respecté: { icon: IconCheck, tone: 'tone-done' },
  non: { icon: IconX, tone: 'tone-stop' },
  'sans objet': { icon: IconMinus, tone: '' },
};

/** A theme's criteria, each with its result and its evidence. */
export function ThemeProofs({ theme }: { theme: Theme }) {
  const title = `Les preuves du thème ${theme.rang}, ${theme.nom}`;
  return (
    <details className="accessibility-proofs" id={proofsId(theme.rang)}>
      <summary>
        <Icon of={IconListCheck} />
        <h3>{title}</h3>
        <span className="meta">{counted(theme.criteres.length, 'critère', 'critères')}</span>
        <Icon of={IconChevronDown} />
      </summary>
      <table className="accessibility-table accessibility-evidence" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">Critère</th>
            <th scope="col">Résultat</th>
            <th scope="col">Preuve</th>
          </tr>
        </thead>
        <tbody>
          {theme.criteres.map(({ numero, titre, resultat, preuve, ancienne }) => (
            <tr key={numero}>
              <th scope="row">
                {numero} <span>{titre}</span>
              </th>
              <td>
                <span className={`accessibility-result ${MARKS[resultat].tone}`}>
                  <Icon of={MARKS[resultat].icon} size="s" />
                  {resultat}
                </span>
              </td>
              <td>
                {preuve}
                {ancienne && <span className="tone-wait accessibility-old">Preuve de plus d’un an</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
