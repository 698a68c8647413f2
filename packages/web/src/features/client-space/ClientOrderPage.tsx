import type { Project } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { isCompletedByClient } from '@ardoise/domain/rules/moves.ts';
import { PAGE_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { isNotFound } from '../../api/api-error.ts';
import { signOut } from '../../api/session.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Leader } from '../../components/Leader.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { UnreadableProject } from '../../components/projects/UnreadableProject.tsx';
import { wizardPath } from '../../components/projects/wizard-path.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useDelays } from '../../hooks/use-delays.ts';
import { useMe } from '../../hooks/use-me.ts';
import { useOffers } from '../../hooks/use-offers.ts';
import { useProject } from '../../hooks/use-project.ts';
import { useParams } from '../../router/context.ts';
import { Link, Navigate } from '../../router/Link.tsx';
import { DelegateContact } from './DelegateContact.tsx';
import { headInWords } from './order-head-words.ts';
import {
  type OrderLeft,
  type OrderQuestion,
  orderLeft,
  orderQuestions,
  whereToGoOn,
} from './order-questions.ts';
import './ClientOrder.css';

interface OrderQuestionsProps {
  project: Project;
  questions: readonly OrderQuestion[];
  left: OrderLeft;
}

/** The questions with their state, each a link; below them the next one, unless head office decides. */
function OrderQuestions({ project, questions, left }: OrderQuestionsProps) {
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

/** The drinks that the delegate chose: shown, not offered. */
function ChosenDrinks({ project }: { project: Project }) {
  const drinks = Object.values(project.boissons ?? {}).flatMap(Object.values);
  if (drinks.length === 0) return null;
  return (
    <section className="client-order-drinks" aria-labelledby="drinks">
      <Leader
        name={
          <span className="title-section" id="drinks">
            Vos boissons
          </span>
        }
        value={<span className="meta">choisies par {project.nomDc}</span>}
      />
      <ul>
        {drinks.map(({ id, name, format, image }) => (
          <li key={`${id} ${name}`}>
            <span className="client-order-picture">
              {image && <img src={image} alt="" loading="lazy" decoding="async" />}
            </span>
            {name}
            {format && <span className="meta">{format}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The order is of another account, or unknown: the device may be shared, or the link an old one. */
function OtherAccount({ id }: { id: string }) {
  const me = useMe();
  const name = `${me.prenom} ${me.nom}`.trim() || me.name;
  return (
    <main tabIndex={-1} className="client-order">
      <h1 className="title-page">Cette page n’est pas celle de votre compte</h1>
      <p className="lede">
        Cet appareil est connecté au compte de {name} ({me.name}). Si vous avez reçu une commande à compléter,
        connectez-vous avec l’identifiant que donne votre e-mail.
      </p>
      <p className="client-order-go">
        <Button tone="main" size="l" onClick={() => void signOut(PAGE_PATHS.clientOrder(id))}>
          Changer de compte
        </Button>
        <Link className={buttonClass({ tone: 'line', size: 'l' })} to={PAGES.home}>
          Rester sur ce compte
        </Link>
      </p>
    </main>
  );
}

/** The first page of an order that its client completes: the steps done, the next question, where they stopped. */
export function ClientOrderPage() {
  const { id = '' } = useParams();
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
