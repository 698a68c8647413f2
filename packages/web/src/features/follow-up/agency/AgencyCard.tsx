import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { counted } from '../../../components/format-number.ts';
import type { CardProps } from '../card-props.ts';
import { Fold } from '../folds/Fold.tsx';
import { actionWords } from '../words/action-words.ts';
import { AgencyWork } from './AgencyWork.tsx';
import { agencyWork } from './agency-work.ts';
import { CreationFold } from './CreationFold.tsx';
import { OrderDocket } from './OrderDocket.tsx';
import './AgencyCard.css';
import './BackMoves.css';

interface BackMovesProps {
  project: Project;
  moves: readonly ProjectAction[];
  onTake: (action: ProjectAction) => void;
}

/** Ways to send an order back that cannot be made as it is. */
function BackMoves({ project, moves, onTake }: BackMovesProps) {
  const possible = moves.filter(({ allowed }) => allowed);
  if (possible.length === 0) return null;
  return (
    <Fold
      name="retour"
      icon={IconArrowBackUp}
      title={'La commande ne suffit pas\u00a0?'}
      summary={possible.map(({ label }) => label).join(', ')}
    >
      {possible.map((action) => {
        const { title, hint } = actionWords(project.statut, action);
        return (
          <div key={action.target} className="back-moves">
            <div>
              <p className="title-sub">{title}</p>
              <p className="meta">{hint}</p>
            </div>
            <Button icon={IconArrowBackUp} onClick={() => onTake(action)}>
              {action.label}
            </Button>
          </div>
        );
      })}
    </Fold>
  );
}

interface AgencyCardProps extends CardProps {
  details: ReactNode;
  history: ReactNode;
}

/** The agency's work beside what was ordered; below, folded, what can be looked up. */
export function AgencyCard({ details, history, ...shown }: AgencyCardProps) {
  const { project, proofs, files, onShow } = shown;
  const work = agencyWork(project);
  return (
    <div className="agency-card">
      <AgencyWork {...shown} work={work} />
      <OrderDocket project={project} files={files.data ?? []} onShow={onShow} />
      <div className="agency-card-below">
        <CreationFold
          project={project}
          proofs={proofs.data}
          error={proofs.error}
          work={work}
          onOpen={(version, fileId) => onShow({ kind: 'proof', version, fileId })}
        />
        {details}
        <Fold name="historique" icon={IconClock} title="Historique" summary={historyInWords(project)}>
          {history}
        </Fold>
        <BackMoves
          project={project}
          moves={work.back}
          onTake={({ target }) => onShow({ kind: 'status', target })}
        />
      </div>
    </div>
  );
}

/** '5 lignes, la dernière le 20 novembre 2026' */
function historyInWords({ historique, t_creation }: CardProps['project']): string {
  const last = historique[0]?.t_creation ?? t_creation;
  return `${counted(historique.length + 1, 'ligne', 'lignes')}, la dernière le ${formatDate(last)}`;
}
