import type { StepPath } from '@ardoise/domain/kinds/kinds.ts';
import { supportDetail } from '@ardoise/domain/kinds/psm/docket.ts';
import { rangeOffer } from '@ardoise/domain/kinds/psm/steps/gamme.ts';
import { supportLabel } from '@ardoise/domain/kinds/psm/steps/support-label.ts';
import { medalInWords } from '@ardoise/domain/outlets/outlet-prefill.ts';
import { buttonClass } from '../../../../components/Button.tsx';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { FieldMessage } from '../../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../../components/field-id.ts';
import { Leader } from '../../../../components/Leader.tsx';
import { lateScreen } from '../../../../components/late-screen.tsx';
import { wizardPath } from '../../../../components/projects/wizard-path.ts';
import { Link } from '../../../../router/Link.tsx';
import { agencyName } from '../../session/agency-name.ts';
import type { KindScreens } from '../../session/kind-screens.ts';
import { useErrorOf } from '../../session/use-error-of.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { agencyAndPlan } from '../../steps/agency-and-plan.ts';
import { SupportPicture } from './SupportPicture.tsx';
import { creationState, rangeState, supportCount, supportsInWords } from './support-words.ts';
import './SupportSummary.css';

/** 'Votre commande': outlet, medal and type of project, each support with its size and its range. */
function SupportSummary() {
  const { current, project } = useWizardSession();
  const { pdv, idprojet, supports = [] } = current;
  const lines = [
    ['Point de vente', pdv?.nomPDV],
    ['Médaille', medalInWords(pdv?.medaillePDV)],
    ['Agence', agencyName(current, project)],
    ['Type de projet', idprojet?.planProjet],
    ['Supports', supports.length > 0 ? String(supports.length) : ''],
  ] as const;
  return (
    <>
      {lines.map(([name, value]) => value && <Leader key={name} name={name} value={value} />)}
      {supports.length > 0 && <hr />}
      {supports.map((support, rank) => (
        <p className="docket-pick support-summary-pick" key={support.entree}>
          <span className="docket-photo">
            <SupportPicture type={support.type} />
          </span>
          <span>
            <span className="support-summary-name">{supportLabel(support, rank)}</span>
            <span className="meta">{supportDetail(support)}</span>
            {support.isGamme && <span className="meta">{rangeState(support)}</span>}
          </span>
        </p>
      ))}
    </>
  );
}

/** Replaces the supports' content while there is none: a link to where one is added. */
function NoSupport() {
  const { project } = useWizardSession();
  const error = useErrorOf('supports');
  return (
    <div className={error ? 'field field-bad' : 'field'}>
      <EmptyState
        title="Aucun support"
        action={
          <Link
            id={fieldId('supports')}
            className={buttonClass({ tone: 'line' })}
            to={wizardPath(project.type, project._id.$oid, 'creation/support')}
            aria-describedby={messageId('supports')}
          >
            Ajouter un support
          </Link>
        }
      >
        <FieldMessage
          id={messageId('supports')}
          error={error}
          help={'Ajoutez d’abord un support\u00a0: le contenu se remplit support par support.'}
        />
      </EmptyState>
    </div>
  );
}

const later = async () => (await import('./psm-later.tsx')).psmLater;

/** Sur Mesure: one screen per step; the content is a screen per support. */
export const psmScreens: KindScreens<StepPath<'PSM'>> = {
  steps: {
    'info-pdv': {},
    'creation/id-projet': agencyAndPlan,
    'creation/support': {
      Screen: lateScreen(async () => (await later()).SupportList),
      wide: true,
      lede: 'Mesurez sur place. Le dessin montre chaque support à sa vraie taille.',
    },
    'creation/charte': {},
    'contenu/gamme': {
      wide: true,
      tabs: {
        Screen: lateScreen(async () => (await later()).SupportRange),
        state: ({ supports = [] }, rank) => rangeState(supports[rank] ?? {}),
        Empty: NoSupport,
        offer: {
          isDue: ({ supports = [] }, entry) => rangeOffer(supports, entry) !== null,
          Dialog: lateScreen(async () => (await later()).RangeDialog, null),
        },
      },
    },
    'contenu/edition': {
      wide: true,
      lede: 'Ce que l’agence doit y écrire et y dessiner.',
      tabs: {
        Screen: lateScreen(async () => (await later()).SupportCreation),
        state: ({ supports = [] }, rank) => creationState(supports[rank] ?? {}),
        Empty: NoSupport,
      },
    },
    'autres-infos': { Screen: lateScreen(async () => (await later()).AutresInfos) },
    livraison: { Screen: lateScreen(async () => (await later()).SupportCopies), wide: true },
  },
  lists: ['supportssurmesure', 'matieres', 'chartescce', 'boissons'],
  Summary: SupportSummary,
  summaryCount: supportCount,
  useDrawings: () => ({ drawings: [] }),
  orderInWords: supportsInWords,
};
