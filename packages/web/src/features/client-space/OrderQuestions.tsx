import type { Project } from '@ardoise/domain/contract/projects.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { wizardPath } from '../../components/projects/wizard-path.ts';
import { type OrderLeft, type OrderQuestion, whereToGoOn } from './order-questions.ts';

interface OrderQuestionsProps {
  project: Project;
  questions: readonly OrderQuestion[];
  left: OrderLeft;
}

/** The questions with their state, each a link; below them the one to go on with, unless head office decides. */
export function OrderQuestions({ project, questions, left }: OrderQuestionsProps) {
  const next = whereToGoOn(questions, left);
  const hrefOf = (path: string) => wizardPath(project.type, project._id.$oid, path);
  return (
    <>
      <ol className="client-order-questions">
        {questions.map(({ path, title, says, status }, index) => (
          <li key={path}>
            <Link to={hrefOf(path)}>
              <span className={`client-order-mark client-order-${path === next.path ? 'now' : status}`}>
                {status === 'done' ? <Icon of={IconCheck} size="s" /> : index + 1}
              </span>
              <b>
                {title}
                {status === 'done' && <span className="visually-hidden">, répondu</span>}
              </b>
              <span className="meta">{says}</span>
              <Icon of={IconChevronRight} />
            </Link>
          </li>
        ))}
      </ol>
      {left !== 'nothing' && (
        <p className="client-order-go">
          <Link className={buttonClass({ tone: 'main', size: 'l', wide: true })} to={hrefOf(next.path)}>
            {next.label}
          </Link>
        </p>
      )}
    </>
  );
}
