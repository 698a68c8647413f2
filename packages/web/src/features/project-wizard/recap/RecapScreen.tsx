import { answersInWords } from '@ardoise/domain/kinds/answers-in-words.ts';
import { cardChanges } from '@ardoise/domain/new-prices/card-changes.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/recap-path.ts';
import {
  findStep,
  type MissingPlace,
  missingPlaces,
  previousStep,
  type Wizard,
} from '@ardoise/domain/wizards/wizard.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { type ComponentProps, type Ref, useRef } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { followUpPath, newPricesPath, wizardPath } from '../../../components/projects/wizard-path.ts';
import { closeFailures, showToast } from '../../../components/toast-store.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { useNetworkState } from '../../../hooks/use-network-state.ts';
import { useSignedHere } from '../../../hooks/use-signed-here.ts';
import { useNavigate } from '../../../router/context.ts';
import { Link } from '../../../router/Link.tsx';
import { ActionBar } from '../bars/ActionBar.tsx';
import { SavingState } from '../bars/SavingState.tsx';
import { savesByItself } from '../draft/open-draft.ts';
import { NotSaved } from '../draft/save-everything.ts';
import { isUpdate } from '../session/is-update.ts';
import type { KindScreens } from '../session/kind-screens.ts';
import { missingProblems } from '../session/missing-problems.ts';
import { isSentBySignature, SUBMIT } from '../session/submission.ts';
import type { WizardSession } from '../session/wizard-session.ts';
import type { SignerRole } from '../signatures/may-sign-as.ts';
import { OrderSignatureDialog } from '../signatures/OrderSignatureDialog.tsx';
import { ReopenHere } from '../signatures/ReopenHere.tsx';
import { SIGNING, useSigning } from '../signatures/use-signing.ts';
import { WrongClock } from '../signatures/WrongClock.tsx';
import { RecapDocument } from './RecapDocument.tsx';
import { RecapToSettle } from './RecapToSettle.tsx';

interface MissingStepsProps {
  wizard: Wizard;
  missing: readonly MissingPlace[];
  /** Undefined for a step that another person fills in. */
  hrefOf: (path: string, entry?: string) => string | undefined;
  ref: Ref<HTMLDivElement>;
}

/** What blocks the signature: each incomplete step or entry as a link, with its problems. */
function MissingSteps({ wizard, missing, hrefOf, ref }: MissingStepsProps) {
  if (missing.length === 0) return null;
  return (
    <div className="recap-missing" ref={ref} tabIndex={-1}>
      <Banner tone="wait">
        <p>
          <b>À compléter avant de signer :</b>
        </p>
        <ul>
          {missing.map((step) => {
            const to = hrefOf(step.path, step.entry);
            return (
              <li key={`${step.path}/${step.entry}`}>
                {to ? <Link to={to}>{step.short}</Link> : <b>{step.short}, par votre délégué commercial</b>}
                <span>{missingProblems(wizard, step)}</span>
              </li>
            );
          })}
        </ul>
      </Banner>
    </div>
  );
}

/** The client has signed on this device, the dc not yet: what was signed is not changed before. */
function SignedByClient(props: Pick<ComponentProps<typeof ReopenHere>, 'sending' | 'type'>) {
  return (
    <Banner tone="wait" action={<ReopenHere {...props} />}>
      {props.sending.refusal}
    </Banner>
  );
}

interface NextWordsProps {
  /** For the network. */
  waits: boolean;
  finished: boolean;
  submits: boolean;
}

function NextWords({ waits, finished, submits }: NextWordsProps) {
  if (waits) return 'Réseau requis pour signer';
  if (finished) return 'Suivi du Projet';
  if (submits) return SUBMIT;
  return (
    <span>
      Enregistrer et signer<span className="hide-phone"> le Bon de commande</span>
    </span>
  );
}

interface RecapScreenProps {
  session: WizardSession;
  screens: KindScreens;
}

/** As the order and the account name them. */
function expectedSigner(
  role: SignerRole,
  { pdv }: WizardProject,
  { prenom, nom }: Pick<ReturnType<typeof useMe>, 'prenom' | 'nom'>,
) {
  return role === 'client'
    ? { nom: pdv?.nomClient ?? '', qualite: '' }
    : { nom: `${prenom} ${nom}`.trim(), qualite: 'Délégué commercial' };
}

const refuse = (message: string) => showToast({ tone: 'stop', act: SIGNING, message });

/** The order is read here first, then signed by the client and by the dc. */
export function RecapScreen({ session, screens }: RecapScreenProps) {
  // A client signs the dc's answers as well, which they cannot change.
  const { wizard, whole, project, current, keeper } = session;
  const signing = useSigning(session);
  const here = useSignedHere(session.project._id.$oid);
  const navigate = useNavigate();
  const me = useMe();
  const missingBox = useRef<HTMLDivElement>(null);
  const id = project._id.$oid;
  const former = project.ancienneCarte;
  const hrefOf = (path: string, entry?: string) => wizardPath(project.type, id, path, entry);
  const editOf = (path: string, entry?: string) => (findStep(wizard, path) ? hrefOf(path, entry) : undefined);
  const before =
    former === undefined
      ? hrefOf(previousStep(wizard, RECAP_PATH, current) ?? RECAP_PATH)
      : newPricesPath(project.type, id);
  const missing = missingPlaces(whole, current);
  const finished = isUpdate(project) && project.create && !isSentBySignature(project);
  const { reached } = useNetworkState();
  // What one has signed with a network is not on this device; what is missing is named without one too.
  const waits = !reached && !finished && missing.length === 0 && project.signatures.length > 0;

  function sign() {
    closeFailures(SIGNING);
    if (missing.length > 0) {
      missingBox.current?.focus();
      return;
    }
    if (!project.permissions['project.sign.client'].allowed) {
      refuse(project.permissions['project.sign.client'].reason ?? 'Vous ne pouvez pas signer ce projet.');
      return;
    }
    signing
      .start()
      .catch((error: unknown) => refuse(error instanceof NotSaved ? error.message : messageOf(error)));
  }

  return (
    <>
      <main className="wizard" tabIndex={-1}>
        <RecapToSettle project={project} />
        {!reached && missing.length === 0 && <WrongClock />}
        {here && <SignedByClient sending={here} type={project.type} />}
        <MissingSteps wizard={whole} ref={missingBox} missing={missing} hrefOf={editOf} />
        <RecapDocument
          wizard={whole}
          project={project}
          current={here ? { ...current, ...here.deposit?.document } : current}
          screens={screens}
          hrefOf={here ? undefined : editOf}
          here={here}
        />
      </main>
      <ActionBar
        onPrevious={here ? undefined : () => void navigate({ to: before })}
        previous={former && 'Les prix'}
        saving={<SavingState keeper={keeper} autosave={savesByItself(project)} />}
        onNext={finished ? () => void navigate({ to: followUpPath(id) }) : sign}
        busy={signing.busy && signing.signer === null}
        refused={waits}
        next={<NextWords waits={waits} finished={finished} submits={isUpdate(project) && project.create} />}
      />
      {signing.signer && (
        <OrderSignatureDialog
          key={signing.signer}
          by={signing.signer}
          signer={expectedSigner(signing.signer, current, me)}
          order={screens.orderInWords(current)}
          changes={former && cardChanges(former, current, answersInWords(project.type, current))}
          busy={signing.busy}
          onSign={(signature) => signing.sign(signing.signer ?? 'client', signature)}
          onDismiss={() => signing.signer && signing.dismiss(signing.signer)}
        />
      )}
    </>
  );
}
