import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';
import { useState } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { projectName } from '../../../components/projects/project-name.ts';
import { STATUS_NEEDED, StatusChoice } from './StatusChoice.tsx';

interface ChooseStatusDialogProps {
  project: Project;
  /** Continues with an ordinary move: its message, files and rules. */
  onChosen: (target: Target) => void;
  onClose: () => void;
}

/** Head office chooses among the targets of the present status; refused ones have their reason. */
export function ChooseStatusDialog({ project, onChosen, onClose }: ChooseStatusDialogProps) {
  const [target, setTarget] = useState<Target | ''>('');
  const [attempted, setAttempted] = useState(false);
  const action = project.actions.find((one) => one.target === target);
  const refused = target === '' ? undefined : action?.allowed === false ? action.reason : undefined;
  return (
    <Modal
      title="Changer le statut"
      description={`${projectName(project)}, en ${project.statut}`}
      onClose={onClose}
      footer={
        <>
          <Button className="modal-start" tone="text" onClick={onClose}>
            Fermer
          </Button>
          <Button
            tone="main"
            refused={refused !== undefined}
            onClick={() => (action?.allowed ? onChosen(action.target) : setAttempted(true))}
          >
            Continuer
          </Button>
        </>
      }
    >
      <StatusChoice
        project={project}
        value={target}
        error={attempted ? STATUS_NEEDED : undefined}
        onChange={setTarget}
        named
      />
      {refused && (
        <Banner tone="wait" role="status">
          {refused}
        </Banner>
      )}
    </Modal>
  );
}
