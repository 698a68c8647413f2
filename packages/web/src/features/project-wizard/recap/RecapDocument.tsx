import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { chaptersOf } from '@ardoise/domain/kinds/signed-summary.ts';
import { wizardReadBy } from '@ardoise/domain/kinds/steps-by-role.ts';
import { SAME_CARD } from '@ardoise/domain/new-prices/new-prices-page.ts';
import { erasedInWords } from '@ardoise/domain/projects/erased-in-words.ts';
import { onBehalfInWords } from '@ardoise/domain/projects/on-behalf-in-words.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { signersOf } from '@ardoise/domain/rules/signers.ts';
import type { Wizard } from '@ardoise/domain/wizards/wizard.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import type { ComponentProps } from 'react';
import type { Sending } from '../../../api/outbox/sending.ts';
import { formatDate, formatDateTime } from '../../../components/format-date.ts';
import { lateScreen } from '../../../components/late-screen.tsx';
import { projectName } from '../../../components/projects/project-name.ts';
import { StatusTag } from '../../../components/StatusTag.tsx';
import { offlineSignature } from '../../../components/signatures/offline-signature.ts';
import { useMe } from '../../../hooks/use-me.ts';
import type { KindScreens } from '../session/kind-screens.ts';
import type { SignerRole } from '../signatures/may-sign-as.ts';
import { NewPricesRecap } from './NewPricesRecap.tsx';
import { RecapDrawings } from './RecapDrawings.tsx';
import type { RecapLaw as Law } from './RecapLaw.tsx';
import { RecapSection } from './RecapSection.tsx';
import './Recap.css';

// Below the drawings, once they are there.
const RecapLaw = lateScreen<ComponentProps<typeof Law>>(
  async () => (await import('./RecapLaw.tsx')).RecapLaw,
  null,
);

/** A signature, of the server's or of this device. */
type Shown = Pick<Project['signatures'][number], 'nom' | 'qualite' | 't_signature'> &
  Partial<
    Pick<
      Project['signatures'][number],
      'mode' | 'modifie' | 'efface' | 'horsLigne' | 'pourLeCompteDe' | 'apporteePar'
    >
  >;

interface SignatureBoxProps {
  title: string;
  image: string | null;
  signature: Shown | undefined;
  waiting: string;
  /** When the order was begun, ISO 8601. */
  begun: string;
}

function SignatureBox({ title, image, signature, waiting, begun }: SignatureBoxProps) {
  return (
    <div className="recap-signature">
      <p className="title-sub">{title}</p>
      {signature === undefined || image === null ? (
        <p className="meta">{waiting}</p>
      ) : (
        <>
          {signature.efface ? (
            <p className="meta">Signature {erasedInWords(signature.efface, 'effacée')}</p>
          ) : (
            <img src={image} alt={`Signature ${ofName(signature.nom)}`} width={240} height={120} />
          )}
          <p className="meta">
            {[signature.nom, signature.qualite, onBehalfInWords(signature)].filter(Boolean).join(', ')}
          </p>
          <p className="meta">
            Signé {signature.mode === 'clavier' ? 'au clavier ' : ''}le{' '}
            {formatDateTime(signature.t_signature)}
          </p>
          {signature.horsLigne && <p className="meta">{offlineSignature(signature, begun)}</p>}
          {signature.modifie && <p className="meta">avant modification du {formatDate(signature.modifie)}</p>}
        </>
      )}
    </div>
  );
}

/** The signatures at the end of the order: both, or only the client's. */
function RecapSignatures({ project, here }: Pick<RecapDocumentProps, 'project' | 'here'>) {
  const { role: viewer } = useMe();
  const signers = signersOf(kindOf(project.type));
  const given = (role: SignerRole) => here?.deposit?.signatures.find((signature) => signature.role === role);
  const of = (role: SignerRole): Shown | undefined =>
    project.signatures.find((signature) => signature.role === role) ?? given(role);
  return (
    <div className="recap-signatures">
      <SignatureBox
        title={viewer === 'client' ? 'Votre signature' : 'Le client'}
        image={project.signatureClient ?? given('client')?.image ?? null}
        signature={of('client')}
        begun={project.t_creation}
        waiting="Signature attendue"
      />
      {signers.includes('dc') && (
        <SignatureBox
          title="Le délégué commercial"
          image={project.signatureDC ?? given('dc')?.image ?? null}
          signature={of('dc')}
          begun={project.t_creation}
          waiting={of('client') === undefined ? 'Après celle du client' : 'Signature attendue'}
        />
      )}
    </div>
  );
}

interface RecapDocumentProps {
  wizard: Wizard;
  project: Project;
  current: WizardProject;
  screens: KindScreens;
  hrefOf?: ((path: string, entry?: string) => string | undefined) | undefined;
  /** What was signed of it on this device. */
  here?: Sending | null | undefined;
}

/** The order as a document. */
export function RecapDocument({ wizard, project, current, screens, hrefOf, here }: RecapDocumentProps) {
  const { role } = useMe();
  const place = [current.pdv?.nomPDV, current.pdv?.ville].filter(Boolean).join(', ');
  const former = project.ancienneCarte;
  const drawings = <RecapDrawings project={project} current={current} screens={screens} />;
  const law = roleMay('lawPoints.read', role) && <RecapLaw project={project} hrefOf={hrefOf} />;
  const chapters = chaptersOf(wizardReadBy(wizard, role), current).map((chapter) => (
    <RecapSection
      key={chapter.key}
      chapter={chapter}
      hrefOf={hrefOf}
      noteOf={(path) => screens.steps[path]?.recapNote?.(current)}
    />
  ));
  return (
    <article className="recap">
      <header className="recap-head">
        <div>
          <p className="meta">Bon de commande</p>
          <h1 className="title-page">{former === undefined ? project.type : projectName(project)}</h1>
          {former === undefined ? (
            <p className="meta">{place || 'Point de vente à choisir'}</p>
          ) : (
            <p className="lede">{SAME_CARD}</p>
          )}
        </div>
        <div className="recap-reference">
          {current.pdv?.nOutlet && <p className="meta">N° {current.idprojet?.numProjet}</p>}
          <p className="meta">{formatDate(project.t_creation)}</p>
          <StatusTag status={project.statut} />
        </div>
      </header>
      {former === undefined ? (
        <>
          {drawings}
          {law}
          {chapters}
        </>
      ) : (
        <NewPricesRecap
          {...{ project, former, current, drawings, law, chapters }}
          isEdited={hrefOf !== undefined}
        />
      )}
      <RecapSignatures project={project} here={here} />
    </article>
  );
}
