import type { RegisteredActivity as Activity } from '@ardoise/domain/contract/privacy.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';

type Table = Activity['tables'][number];

const ENDS = { anonyme: 'Rendu anonyme', efface: 'Effacé', garde: 'Gardé, ne nomme personne' } as const;

/** An activity: why, on what basis, who reads it, how long; then what is kept, folded. */
export function RegisteredActivity({ activity }: { activity: Activity }) {
  const { id, titre, finalite, base, lecteurs, duree, tables } = activity;
  return (
    <section aria-labelledby={`registre-${id}`}>
      <h2 className="title-section" id={`registre-${id}`}>
        {titre}
      </h2>
      <dl className="privacy-facts">
        <Fact name="Finalité" said={finalite} />
        <Fact name="Base légale" said={base} />
        <Fact name="Lecteurs" said={lecteurs} />
        <Fact name="Durée" said={duree} />
      </dl>
      {tables.map((table) => (
        <RegisteredTable key={table.nom} table={table} />
      ))}
    </section>
  );
}

function Fact({ name, said }: { name: string; said: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{said}</dd>
    </div>
  );
}

function RegisteredTable({ table: { nom, titre, duree, lignes, colonnes } }: { table: Table }) {
  return (
    <details className="privacy-table">
      <summary>
        <h3>{titre}</h3>
        <span className="meta">{counted(colonnes.length, 'donnée', 'données')}</span>
        <Icon of={IconChevronDown} />
      </summary>
      {(duree !== '' || lignes) && (
        <p className="meta">
          {[duree, lignes ? 'À l’effacement, la ligne entière est supprimée.' : ''].join(' ').trim()}
        </p>
      )}
      <ul>
        {colonnes.map((column) => (
          <li key={column.nom}>
            <code>
              {nom}.{column.nom}
            </code>
            <span>{column.contenu}</span>
            <span>{column.qui}</span>
            <span className="meta">{ENDS[column.fin]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
