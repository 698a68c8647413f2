import {
  type RegisteredActivity as Activity,
  exportRegister,
  readRegister,
} from '@ardoise/domain/contract/privacy.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useQuery } from '@tanstack/react-query';
import { addressOf, request } from '../../../api/request.ts';
import { buttonClass } from '../../../components/Button.tsx';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import { PrivacyLinks } from './PrivacyLinks.tsx';
import './Privacy.css';

type Table = Activity['tables'][number];

const ENDS = { anonyme: 'Rendu anonyme', efface: 'Effacé', garde: 'Gardé, ne nomme personne' } as const;

/** An activity: why, on what basis, who reads it, how long; then what is kept, folded. */
function RegisteredActivity({ activity }: { activity: Activity }) {
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

/** The register of personal data; it changes with the software only. */
function useRegister() {
  return useQuery({
    queryKey: ['privacy-register'],
    queryFn: ({ signal }) => request(readRegister, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The register of personal data (RGPD, article 30), as the software itself declares it. */
export function RegisterPage() {
  const register = useRegister();
  return (
    <ContentFrame
      title="Données personnelles"
      lede="Ce qui est gardé, sur qui, pourquoi et jusqu’à quand : le registre de l’article 30 du RGPD, tiré de la base elle-même."
      actions={
        <a className={buttonClass({ tone: 'line' })} href={addressOf(exportRegister)} download>
          <Icon of={IconDownload} />
          Exporter en CSV
        </a>
      }
    >
      <PrivacyLinks />
      {register.isPending && (
        <SkeletonGroup>
          <Skeleton width="100%" height={180} />
          <Skeleton width="100%" height={180} />
        </SkeletonGroup>
      )}
      {register.error && <LoadFailed query={register} />}
      {register.data && (
        <div className="privacy">
          {register.data.activites.map((activity) => (
            <RegisteredActivity key={activity.id} activity={activity} />
          ))}
          <section aria-labelledby="ailleurs">
            <h2 className="title-section" id="ailleurs">
              Hors de la base
            </h2>
            <ul className="privacy-places">
              {register.data.ailleurs.map(({ lieu, contenu, duree }) => (
                <li key={lieu}>
                  <b>{lieu}</b>
                  <span>{contenu}</span>
                  <span className="meta">{duree}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </ContentFrame>
  );
}
