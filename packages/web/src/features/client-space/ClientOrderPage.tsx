import type { Project } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { isCompletedByClient } from '@ardoise/domain/rules/moves.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { Navigate, useParams } from '@tanstack/react-router';
import { isNotFound } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { UnreadableProject } from '../../components/projects/UnreadableProject.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { useProject } from '../../hooks/use-project.ts';
import { ChosenDrinks } from './ChosenDrinks.tsx';
import { DelegateContact } from './DelegateContact.tsx';
import { OrderQuestions } from './OrderQuestions.tsx';
import { OtherAccount } from './OtherAccount.tsx';
import { headInWords } from './order-head-words.ts';
import { orderLeft, orderQuestions } from './order-questions.ts';
import './ClientOrder.css';
import { useDelays } from '../../hooks/use-delays.ts';
import { useOffers } from '../../hooks/use-offers.ts';

/** The first page of an order that its client completes: what is done, what is asked, and where they stopped. */
export function ClientOrderPage() {
  const { id = '' } = useParams({ strict: false });
  const me = useMe();
  const project = useProject(id, { enabled: me.role === 'client' });
  if (me.role !== 'client' || isNotFound(project.error)) return <OtherAccount id={id} />;
  if (project.isError)
    return (
      <main tabIndex={-1}>
        <UnreadableProject error={project.error} onRetry={() => void project.refetch()} />
      </main>
    );
  if (project.data === undefined) return <Loading />;
  if (!isCompletedByClient(project.data.statut)) return <Navigate to={PAGE_PATHS.followUp(id)} replace />;
  return <ToComplete project={project.data} />;
}

/** The agency's line that returned the order; undefined for one sent by the delegate. */
function returnOf({ historique }: Project): Project['historique'][number] | undefined {
  const entry = historique.find(
    (line) => isCompletedByClient(line.statut_arr) && line.nature === 'mouvement',
  );
  return entry?.statut_dep && !isBeforeSubmission(entry.statut_dep) ? entry : undefined;
}

function ToComplete({ project }: { project: Project }) {
  const returned = returnOf(project);
  const delays = useDelays();
  const offers = useOffers();
  const questions = orderQuestions(KINDS[kindOf(project.type)].wizard, { ...project, offers });
  const left = orderLeft(questions, project);
  const { title, lede } = headInWords(left, returned !== undefined);
  return (
    <main tabIndex={-1} className="client-order">
      {/* An owner may have several places. */}
      <p className="meta">
        Préparé pour {projectName(project)} par {project.nomDc}
      </p>
      <h1 className="title-page">{title}</h1>
      <p className="lede">{lede}</p>
      {returned && returned.comment !== '' && (
        <div className="client-order-asked">
          <Banner tone="wait">
            <b>Ce que demande {returned.nomResp}</b>
            <br />
            <span className="client-order-comment">{returned.comment}</span>
          </Banner>
        </div>
      )}
      <OrderQuestions project={project} questions={questions} left={left} />
      {left !== 'nothing' && (
        <p className="meta client-order-when">
          L’agence commence quand vous {left === 'send' ? 'l’avez envoyée' : 'avez signé'}, et vous montre une
          première création sous {delays.agence}&nbsp;jours ouvrés.
        </p>
      )}
      <ChosenDrinks project={project} />
      <DelegateContact username={project.dc} name={project.nomDc} />
    </main>
  );
}

function Loading() {
  return (
    <main tabIndex={-1} className="client-order">
      <SkeletonGroup label="Votre commande arrive.">
        <Skeleton width={280} height={30} />
        {['support', 'format', 'brief', 'contenu', 'livraison'].map((question) => (
          <Skeleton key={question} height={72} />
        ))}
      </SkeletonGroup>
    </main>
  );
}
