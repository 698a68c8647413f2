import type { Project } from '@ardoise/domain/contract/projects.ts';
import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { missingOfDc } from '@ardoise/domain/kinds/steps-by-role.ts';
import { nextStep } from '@ardoise/domain/wizards/wizard.ts';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { Button, buttonClass } from '../../../../components/Button.tsx';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { Modal } from '../../../../components/Modal.tsx';
import { projectName } from '../../../../components/projects/project-name.ts';
import { statusMessage } from '../../../../components/projects/status-messages.ts';
import { useListBehind } from '../../../../components/projects/use-list-behind.ts';
import { wizardPath } from '../../../../components/projects/wizard-path.ts';
import { showToast } from '../../../../components/toast-store.ts';
import { keepMoved } from '../../../../hooks/use-change-status.ts';
import { useNavigate } from '../../../../router/context.ts';
import { Link } from '../../../../router/Link.tsx';
import { saveEverything } from '../../draft/save-everything.ts';
import { missingProblems } from '../../session/missing-problems.ts';
import { moveOrder } from '../../session/move-order.ts';
import { useWizardSession } from '../../session/wizard-session.ts';

const TITLE = 'Envoyer la commande au client';

/** The dc's own steps are required first: a client could not complete them. */
function Incomplete({ onClose }: { onClose: () => void }) {
  const { wizard, project, current } = useWizardSession();
  const missing = missingOfDc(wizard, current);
  return (
    <Modal title={TITLE} size="s" onClose={onClose} footer={<Button onClick={onClose}>Fermer</Button>}>
      <p>À compléter d’abord, le client ne pourra pas le faire{'\u00a0'}:</p>
      <ul>
        {missing.map((step) => (
          <li key={step.path}>
            <Link to={wizardPath(project.type, project._id.$oid, step.path)}>{step.short}</Link>
            {'\u00a0: '}
            {missingProblems(wizard, step)}
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** Confirms once, with the full address, then moves the order to its client. */
export function SendToClient({ onClose }: { onClose: () => void }) {
  const session = useWizardSession();
  const { wizard, project, current, present, keeper, put } = session;
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { to: behind } = useListBehind();
  const { outlet, drinks } = KIND_FACTS[wizard.kind].cures;
  const [isRefused, setRefused] = useState(false);
  // Race: chosen in another tab, nothing to send any more.
  const isTogether = current.surPlace === true;
  useEffect(() => {
    if (isTogether) onClose();
  }, [isTogether, onClose]);
  if (isTogether) return null;
  if (missingOfDc(wizard, current).length > 0) return <Incomplete onClose={onClose} />;

  async function send() {
    if (!keeper.settled) await saveEverything(keeper);
    if (present().surPlace) return;
    let moved: Project;
    try {
      moved = await moveOrder(session, 'Client');
    } catch (error) {
      // The account of this address may be another's: its cure is the outlet's step.
      setRefused(error instanceof ApiError && error.code === 'GARDE');
      throw error;
    }
    const { typeProjet } = project;
    showToast({
      message: statusMessage({ typeProjet, from: 'Brouillon', target: 'Client', name: projectName(project) }),
    });
    // The order is read-only from now on: navigates before its screen shows that.
    await navigate(behind);
    keepMoved(cache, moved);
  }

  /** The choice is below all the drinks, below the viewport if the button is pressed early. */
  async function together() {
    put('surPlace', true);
    onClose();
    await navigate({ to: wizardPath(project.type, project._id.$oid, nextStep(wizard, drinks, current)) });
  }

  return (
    <ConfirmDialog
      title={TITLE}
      confirm="Envoyer au client"
      tone="main"
      icon={IconSend}
      onConfirm={send}
      onClose={onClose}
    >
      <p>
        <b>{current.pdv?.emailCLient?.trim()}</b> reçoit un lien par e-mail. {current.pdv?.nomClient} remplit
        la suite, puis signe.
      </p>
      <p>
        {isRefused ? (
          <Link
            className={buttonClass({ tone: 'line' })}
            to={wizardPath(project.type, project._id.$oid, outlet)}
            hash="pdv.emailCLient"
          >
            Changer l’adresse
          </Link>
        ) : (
          <Button tone="text" onClick={() => void together()}>
            Vous êtes ensemble{'\u00a0'}? Compléter avec le client
          </Button>
        )}
      </p>
    </ConfirmDialog>
  );
}
