import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { Button } from '../../../components/Button.tsx';
import { Fold } from '../folds/Fold.tsx';
import { actionWords } from '../words/action-words.ts';
import './BackMoves.css';

interface BackMovesProps {
  project: Project;
  moves: readonly ProjectAction[];
  onTake: (action: ProjectAction) => void;
}

/** Ways to send an order back that cannot be made as it is. */
export function BackMoves({ project, moves, onTake }: BackMovesProps) {
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
