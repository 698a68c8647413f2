import { OUTLET_ADDRESS } from '@ardoise/domain/content/imports/outlet-import.ts';
import { describeOutletChange } from '@ardoise/domain/outlets/outlet-orders.ts';
import {
  changedOutletFields,
  OUTLET_LABELS,
  type OutletRecord,
  outletRecord,
} from '@ardoise/domain/outlets/outlet-record.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { isNotFound } from '../../../api/api-error.ts';
import { BackLink } from '../../../components/BackLink.tsx';
import { Banner } from '../../../components/Banner.tsx';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorSummary } from '../../../components/ErrorSummary.tsx';
import { useFormState, useValues } from '../../../components/form/use-form.ts';
import { Icon } from '../../../components/Icon.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { PagedList } from '../../../components/PagedList.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { useParams } from '../../../router/context.ts';
import { Link } from '../../../router/Link.tsx';
import { ContentConflict } from '../ContentConflict.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import { LeaveDialog } from '../entry/LeaveDialog.tsx';
import { ChangeLine } from '../log/ChangeLine.tsx';
import { useContentChanges } from '../log/use-content-changes.ts';
import { OutletFields } from './OutletFields.tsx';
import { formOf, type OutletForm, useOutletForm } from './use-outlet-form.ts';
import { type OutletContent, useOutletChanges, useOutletContent } from './use-outlets.ts';
import './Outlets.css';

interface SalesforceDifferencesProps {
  salesforce: NonNullable<OutletContent['salesforce']>;
  /** As it is typed. */
  typed: OutletForm;
  onTake: (field: keyof OutletRecord, value: string) => void;
}

/** Differences between the record and Salesforce's last version; a button copies a value into the form. */
function SalesforceDifferences({ salesforce, typed, onTake }: SalesforceDifferencesProps) {
  const fields = changedOutletFields(salesforce.fiche, outletRecord(typed));
  return (
    <section className="outlets-differences" aria-label="Salesforce">
      <h2 className="title-sub">Salesforce</h2>
      <p className="meta">
        Lue <RelativeTime date={salesforce.lueLe} />.{' '}
        {fields.length === 0
          ? 'La fiche est celle de Salesforce.'
          : 'Ce qui est corrigé ici reste, jusqu’à ce que Salesforce change ce champ.'}
      </p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <span>
              {OUTLET_LABELS[field]}&nbsp;: <b>{salesforce.fiche[field] || '(vide)'}</b>
            </span>
            <Button
              tone="text"
              aria-label={`Reprendre, ${OUTLET_LABELS[field]}`}
              onClick={() => onTake(field, salesforce.fiche[field] ?? '')}
            >
              Reprendre
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OutletEffectsProps {
  outlet: OutletContent;
  before: OutletForm;
  after: OutletForm;
}

/** What saving the form would mean for drafts and orders of the outlet, said before. */
function OutletEffects({ outlet, before, after }: OutletEffectsProps) {
  const medals = { before: before.Segmentation__c, after: after.Segmentation__c };
  const notes = describeOutletChange(outlet.commandes, {
    medals: medals.before.toLowerCase() === medals.after.toLowerCase() ? null : medals,
    address: OUTLET_ADDRESS.some((field) => before[field] !== after[field]),
  });
  return (
    <div className="outlets-effects" aria-live="polite">
      {notes.map(({ texte, alerte }) => (
        <p key={texte} className={`outlets-effect tone-${alerte ? 'wait' : 'draft'}`}>
          <Icon of={alerte ? IconAlertTriangle : IconInfoCircle} size="s" />
          <span>{texte}</span>
        </p>
      ))}
      {notes.length > 0 && (
        <Link className="tappable" to={PAGES.management} search={{ q_recherche: outlet.nOutlet }}>
          Voir les projets de ce point de vente
        </Link>
      )}
    </div>
  );
}

/** Back to the list of outlets. */
export function BackToOutlets() {
  return <BackLink to={PAGES.outlets}>Tous les points de vente</BackLink>;
}

/** An outlet, to be edited (specification/content-management.md#outlets). */
export function OutletPage() {
  const { outlet: nOutlet = '' } = useParams();
  const query = useOutletContent(nOutlet);
  const name = query.data?.fiche.Outlet_Name;
  return (
    <ContentFrame title={name || `Point de vente ${nOutlet}`} lede={name && `OUTLET ${nOutlet}`}>
      <BackToOutlets />
      {query.data ? (
        <OutletEditor key={nOutlet} outlet={query.data} />
      ) : isNotFound(query.error) ? (
        <EmptyState
          title="Aucun point de vente n’a ce numéro"
          action={
            <Link className={buttonClass({ tone: 'line' })} to={PAGES.outlets}>
              Chercher
            </Link>
          }
        >
          Il a peut-être été retiré. Cherchez-le par son nom, sa ville ou son SIRET.
        </EmptyState>
      ) : query.error ? (
        <LoadFailed query={query} />
      ) : (
        <SkeletonGroup label="Chargement du point de vente">
          <Skeleton width="100%" height={360} />
        </SkeletonGroup>
      )}
    </ContentFrame>
  );
}

function OutletEditor({ outlet }: { outlet: OutletContent }) {
  const { correct, undo } = useOutletChanges();
  const { nOutlet } = outlet;
  const editor = useOutletForm({
    outlet,
    send: (fiche, version) => correct({ outlet: nOutlet }, { version, fiche }),
    onSaved: () =>
      showToast({
        message: 'Point de vente enregistré.',
        action: { label: 'Rétablir', onPress: () => undo(nOutlet) },
      }),
  });
  const { form, base, submit } = editor;
  const { errors, refusal, isSubmitting, changed } = useFormState(form);
  const isDirty = changed.length > 0;
  const typed = useValues(form);
  return (
    <div className="outlets-editor">
      <form
        className="outlets-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ErrorSummary errors={errors} />
        <OutletFields control={form} medal={base.fiche.Segmentation__c ?? ''} />
        <OutletEffects outlet={base} before={formOf(base.fiche)} after={typed} />
        {refusal && (
          <Banner tone="stop" role="alert">
            {refusal}
          </Banner>
        )}
        <div className="outlets-acts">
          <Button tone="main" type="submit" icon={IconDeviceFloppy} busy={isSubmitting} refused={!isDirty}>
            Enregistrer
          </Button>
          {isDirty && (
            <Button tone="text" onClick={() => form.reset(formOf(base.fiche))}>
              Annuler mes changements
            </Button>
          )}
        </div>
      </form>
      <aside aria-label="Origine et historique">
        {base.salesforce && (
          <SalesforceDifferences
            salesforce={base.salesforce}
            typed={typed}
            onTake={(field, value) => form.set(field, value)}
          />
        )}
        <OutletHistory nOutlet={nOutlet} />
      </aside>
      <OutletConflict editor={editor} name={base.fiche.Outlet_Name ?? nOutlet} />
      <LeaveDialog changes={changed.length} isOwn={() => false} />
    </div>
  );
}

interface OutletConflictProps {
  editor: ReturnType<typeof useOutletForm>;
  name: string;
}

/** The conflict of two editors, one of whom may be Salesforce. */
function OutletConflict({ editor: { conflict, settle, later }, name }: OutletConflictProps) {
  if (conflict === undefined) return null;
  return (
    <ContentConflict
      title={name}
      labels={OUTLET_LABELS}
      base={conflict.base}
      mine={conflict.mine}
      theirs={conflict.theirs}
      onChoose={settle}
      onLater={later}
    />
  );
}

function OutletHistory({ nOutlet }: { nOutlet: string }) {
  const changes = useContentChanges({ zone: 'points-de-vente', entree: nOutlet });
  return (
    <section className="outlets-history" aria-label="Historique">
      <h2 className="title-sub">Historique</h2>
      <PagedList
        query={changes}
        rows={changes.data?.pages.flatMap(({ changements }) => changements) ?? []}
        line={(change) => <ChangeLine key={change.id} change={change} />}
        empty={<p className="meta">Jamais corrigé ici.</p>}
      />
    </section>
  );
}
