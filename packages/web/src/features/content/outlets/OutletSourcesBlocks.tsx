import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { readImportModel } from '@ardoise/domain/contract/imports.ts';
import type { trySalesforce } from '@ardoise/domain/contract/salesforce.ts';
import { OUTLET_FIELDS, OUTLET_LABELS } from '@ardoise/domain/outlets/outlet-record.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudX from '@tabler/icons-react/dist/esm/icons/IconCloudX.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import IconTableImport from '@tabler/icons-react/dist/esm/icons/IconTableImport.mjs';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { addressOf } from '../../../api/request.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useForm, useFormState } from '../../../components/form/use-form.ts';
import { counted, formatNumber } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Leader } from '../../../components/Leader.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { Link } from '../../../router/Link.tsx';
import { salesforceWords, TEST_FAILED } from './salesforce-words.ts';
import {
  type OutletSources,
  type SalesforceState,
  useOutletChanges,
  useOutletSources,
} from './use-outlets.ts';

type Trial = ReplyOf<typeof trySalesforce> & { nOutlet: string };

/** Queries Salesforce for one outlet, and shows the fields of its reply. */
function TestSalesforce({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { nOutlet: '' } });
  const { isSubmitting } = useFormState(form);
  const [trial, setTrial] = useState<Trial | null>(null);
  const { test } = useOutletChanges();
  const once = useSingleFlight();
  const ask = form.handleSubmit(({ nOutlet }) =>
    once(async () => {
      const asked = nOutlet.trim();
      if (asked === '') return form.refuse([{ chemin: 'nOutlet', message: 'Numéro d’OUTLET obligatoire' }]);
      setTrial(null);
      try {
        setTrial({ ...(await test(asked)), nOutlet: asked });
      } catch (error) {
        form.setError('nOutlet', messageOf(error));
      }
    }),
  );
  return (
    <Modal
      title="Tester Salesforce"
      description="Un appel, pour un point de vente."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Fermer</Button>
          <Button tone="main" busy={isSubmitting} onClick={() => void ask()}>
            Tester
          </Button>
        </>
      }
    >
      <TextField
        control={form}
        name="nOutlet"
        label="Numéro d’OUTLET"
        inputMode="numeric"
        autoComplete="off"
        maxLength={50}
        onEnter={() => void ask()}
      />
      <div aria-live="polite">{trial && <TrialResult trial={trial} />}</div>
    </Modal>
  );
}

function TrialResult({ trial: { fiche, echec, nOutlet } }: { trial: Trial }) {
  if (echec !== null)
    return (
      <Banner tone="stop">
        {TEST_FAILED[echec.etat]}
        {echec.motif && <span className="meta outlets-reason"> Sa réponse&nbsp;: {echec.motif}</span>}
      </Banner>
    );
  if (fiche === null)
    return <Banner tone="wait">Salesforce répond, et ne connaît pas de point de vente {nOutlet}.</Banner>;
  return (
    <>
      <Banner tone="done">Salesforce répond.</Banner>
      <dl className="outlets-fields">
        {OUTLET_FIELDS.map((field) => (
          <Leader key={field} as="dl" name={OUTLET_LABELS[field]} value={fiche[field] || '(vide)'} />
        ))}
      </dl>
    </>
  );
}

/** Salesforce and the table, its cache, side by side. */
export function OutletSourcesBlocks() {
  const sources = useOutletSources();
  if (sources.error && !sources.data) return <LoadFailed query={sources} />;
  if (!sources.data)
    return (
      <SkeletonGroup label="Chargement des sources">
        <div className="outlets-sources">
          <Skeleton width="100%" height={160} />
          <Skeleton width="100%" height={160} />
        </div>
      </SkeletonGroup>
    );
  const { salesforce, table } = sources.data;
  return (
    <div className="outlets-sources" data-alone={salesforce === null || undefined}>
      {salesforce === null ? (
        <p className="meta">Salesforce n’est pas configuré sur ce serveur&nbsp;: la table répond seule.</p>
      ) : (
        <SalesforceBlock state={salesforce} />
      )}
      <TableBlock table={table} />
    </div>
  );
}

function SalesforceBlock({ state }: { state: SalesforceState }) {
  const [open, setOpen] = useState<'test' | 'reread' | null>(null);
  const { reread } = useOutletChanges();
  const { title, means, tone } = salesforceWords(state);
  const reading = state.relecture?.etat === 'en cours';
  const beginReading = async () => {
    await reread();
    showToast({ message: 'La relecture a commencé.' });
  };
  return (
    <section aria-label="Salesforce">
      <p className={`outlets-source tone-${tone}`}>
        <Icon of={tone === 'stop' ? IconCloudX : IconCloudCheck} />
        <b>{title}</b>
      </p>
      {means && <p className="outlets-means">{means}</p>}
      {state.motif && <p className="meta outlets-reason">Sa réponse&nbsp;: {state.motif}</p>}
      <Leader
        name="Dernier échange"
        value={state.dernierEchange === null ? 'aucun' : <RelativeTime date={state.dernierEchange} />}
      />
      <Leader {...readingWords(state.relecture)} />
      <Leader
        name="Appels des dernières 24 h"
        value={
          state.appels === null
            ? 'inconnus'
            : `${formatNumber(state.appels.utilises)} sur ${formatNumber(state.appels.limite)}`
        }
      />
      <div className="outlets-acts">
        <Button icon={IconPlugConnected} onClick={() => setOpen('test')}>
          Tester
        </Button>
        <Button tone="text" refused={reading} onClick={() => setOpen('reread')}>
          Relire tout
        </Button>
      </div>
      {open === 'test' && <TestSalesforce onClose={() => setOpen(null)} />}
      {open === 'reread' && (
        <ConfirmDialog
          title="Relire tous les points de vente ?"
          confirm="Relire tout"
          tone="main"
          onConfirm={beginReading}
          onClose={() => setOpen(null)}
        >
          <p>
            Un appel pour 2&nbsp;000 fiches. Ce que Salesforce a changé est pris, ce que vous avez corrigé ici
            reste.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function readingWords(reading: SalesforceState['relecture']) {
  if (reading === null) return { name: 'Fiches relues cette nuit', value: 'aucune' };
  const read = formatNumber(reading.fiches);
  if (reading.etat === 'en cours')
    return { name: 'Relecture en cours', value: counted(reading.fiches, 'fiche', 'fiches') };
  if (reading.etat === 'interrompue')
    return { name: 'Relecture interrompue, reprise d’elle-même', value: read };
  return {
    name: (
      <>
        Fiches relues, <RelativeTime date={reading.fin ?? reading.debut} />
      </>
    ),
    value: read,
  };
}

function TableBlock({ table }: { table: OutletSources['table'] }) {
  const { nombre, anciennes, sansMedaille, dernierImport } = table;
  return (
    <section aria-label="Table locale">
      <p className="outlets-source tone-done">
        <Icon of={IconTableImport} />
        <b>Table locale&nbsp;: {counted(nombre, 'point de vente', 'points de vente')}</b>
      </p>
      <Leader
        name="Dernier import"
        value={dernierImport === null ? 'aucun' : <RelativeTime date={dernierImport} />}
      />
      {anciennes !== null && (
        <Leader
          name="Fiches de plus de 24 h"
          value={<Filtered count={anciennes} search={{ q_anciennes: 'oui' }} />}
        />
      )}
      <Leader
        name="Sans médaille"
        value={<Filtered count={sansMedaille} search={{ q_medaille: 'aucune' }} />}
      />
      <div className="outlets-acts">
        <Link className={buttonClass({ tone: 'line' })} to={PAGES.outletsImport}>
          <Icon of={IconFileImport} />
          Importer un CSV
        </Link>
        <a
          className={buttonClass({ tone: 'text' })}
          href={addressOf(readImportModel, { query: { zone: 'points-de-vente' } })}
          download
        >
          Modèle de fichier
        </a>
      </div>
    </section>
  );
}

/** A count, linked to the list that it counts. */
function Filtered({ count, search }: { count: number; search: Record<string, string> }) {
  if (count === 0) return '0';
  return (
    <Link className="tappable" to={PAGES.outlets} search={search} resetScroll={false}>
      {formatNumber(count)}
    </Link>
  );
}
