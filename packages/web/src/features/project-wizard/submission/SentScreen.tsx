import type { Project } from '@ardoise/domain/contract/projects.ts';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../components/Button.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { Leader } from '../../../components/Leader.tsx';
import { projectName } from '../../../components/projects/project-name.ts';
import { statusMessage } from '../../../components/projects/status-messages.ts';
import { useListBehind } from '../../../components/projects/use-list-behind.ts';
import { followUpPath } from '../../../components/projects/wizard-path.ts';
import { StatusTag } from '../../../components/StatusTag.tsx';
import { useDelays } from '../../../hooks/use-delays.ts';
import { useMe } from '../../../hooks/use-me.ts';

/** Its signature, its agency, and the day by which an answer is due. */
function linesFor(project: Project, forClient: boolean): (readonly [string, string])[] {
  const signature = project.signatures.find(({ role }) => role === 'client');
  const { nom = '', qualite = '', t_signature } = signature ?? {};
  const due = project.echeance === null ? '' : `le ${formatDate(project.echeance)}`;
  return forClient
    ? [
        ['Votre commande', projectName(project)],
        ['Signée le', t_signature === undefined ? '' : formatDate(t_signature)],
        ['Retour attendu', due],
      ]
    : [
        ['Projet', projectName(project)],
        ['Signé par', [nom, qualite].filter(Boolean).join(', ')],
        ['Agence', project.nomAgence],
        ['Retour attendu', due],
      ];
}

/** 'Votre projet a été passé à l'agence' */
export function SentScreen({ project }: { project: Project }) {
  const forClient = useMe().role === 'client';
  const { to: behind } = useListBehind();
  const { typeProjet } = project;
  const delays = useDelays();
  const name = projectName(project);
  const said = statusMessage({ typeProjet, from: 'Client', target: 'Agence', name, delays });
  const [title, promise] = said.split('. ');
  return (
    <>
      <StatusTag status={project.statut} />
      <h1 className="title-page">{title}</h1>
      <p className="lede">{promise}</p>
      <div className="submitted-screen-lines">
        {linesFor(project, forClient).map(
          ([name, value]) => value && <Leader key={name} name={name} value={value} />,
        )}
      </div>
      <p className="submitted-screen-actions">
        {!forClient && (
          <Link className={buttonClass({ tone: 'main' })} {...behind}>
            Tableau de bord
          </Link>
        )}
        <Link
          className={buttonClass({ tone: forClient ? 'main' : 'line' })}
          to={followUpPath(project._id.$oid)}
        >
          {forClient ? 'Suivre ma commande' : 'Suivre ce projet'}
        </Link>
      </p>
    </>
  );
}
