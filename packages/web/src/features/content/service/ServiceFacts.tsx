import type { ReactNode } from 'react';
import { formatNumber, formatSize } from '../../../components/format-number.ts';
import { Leader } from '../../../components/Leader.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { sinceWords } from './service-matters.ts';
import type { ServiceState } from './use-service-state.ts';

type Waiting = ServiceState['courriels']['attente'];
type Backup = ServiceState['sauvegardes']['base'];

const SENDING: Record<ServiceState['envoi'], string> = {
  actif: 'Actif',
  sans_serveur: 'Sans serveur',
  demonstration: 'Démonstration',
};

/** The figures, as on a menu. */
export function ServiceFacts({ state }: { state: ServiceState }) {
  const { courriels, travaux, sauvegardes, base, repliques, libre, stockage, envoi, t } = state;
  const made = sauvegardes.baseIncluse ? <Made backup={sauvegardes.base} /> : 'Par vos soins';
  return (
    <div className="service-facts">
      <Facts id="courriels" title="E-mails">
        <Leader as="dl" name="Envoi" value={SENDING[envoi]} />
        <Leader as="dl" name="En attente" value={waits(courriels.attente, t)} />
        <Leader as="dl" name="En échec" value={formatNumber(courriels.echecs)} />
      </Facts>
      <Facts id="travaux" title="Travaux en attente">
        <Leader as="dl" name="Envois d’e-mails" value={waits(travaux.courriels, t)} />
        <Leader as="dl" name="Imports" value={waits(travaux.imports, t)} />
      </Facts>
      <Facts id="sauvegardes" title="Sauvegardes">
        <Leader as="dl" name="Base de données" value={made} />
        <Leader as="dl" name="Fichiers" value={<Made backup={sauvegardes.fichiers} />} />
      </Facts>
      <Facts id="donnees" title="Données">
        <Leader as="dl" name="Base de données" value={formatSize(base.taille)} />
        <Leader as="dl" name="Fichiers" value={storageWords(stockage)} />
        <Leader as="dl" name="Place libre pour les fichiers" value={formatSize(libre)} />
        <Leader as="dl" name="PostgreSQL" value={base.version} />
        {repliques.map((replica) => (
          <Leader as="dl" key={replica.nom} name={`Réplique ${replica.nom}`} value={replicaWords(replica)} />
        ))}
      </Facts>
    </div>
  );
}

function Facts({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 className="title-sub" id={id}>
        {title}
      </h2>
      <dl>{children}</dl>
    </section>
  );
}

function storageWords({ lieu, joignable }: ServiceState['stockage']): string {
  if (!joignable) return 'Inaccessibles';
  return lieu === 'bucket' ? 'Stockage S3' : 'Sur le disque';
}

function replicaWords({ etat, retard }: ServiceState['repliques'][number]): string {
  if (etat === 'absente') return 'Ne répond pas';
  return etat === 'lue' ? 'Lue' : `En retard de ${formatNumber(retard ?? 0)}\u00a0s`;
}

function waits({ nombre, depuis }: Waiting, now: string): string {
  return depuis === null ? formatNumber(nombre) : `${formatNumber(nombre)} ${sinceWords(depuis, now)}`.trim();
}

function Made({ backup }: { backup: Backup }) {
  return backup === null ? 'Aucune' : <RelativeTime date={backup.t} />;
}
