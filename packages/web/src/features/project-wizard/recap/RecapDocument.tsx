import type { Project } from '@ardoise/domain/contract/projects.ts';
import { chaptersOf } from '@ardoise/domain/kinds/signed-summary.ts';
import { wizardReadBy } from '@ardoise/domain/kinds/steps-by-role.ts';
import type { Wizard } from '@ardoise/domain/wizards/wizard.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { formatDate } from '../../../components/format-date.ts';
import { StatusTag } from '../../../components/StatusTag.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import type { KindScreens } from '../session/kind-screens.ts';
import { RecapDrawings } from './RecapDrawings.tsx';
import { RecapSection } from './RecapSection.tsx';
import { RecapSignatures } from './RecapSignatures.tsx';
import './Recap.css';

interface RecapDocumentProps {
  wizard: Wizard;
  project: Project;
  current: WizardProject;
  screens: KindScreens;
  hrefOf?: ((path: string) => string | undefined) | undefined;
}

/** The order as a document. */
export function RecapDocument({ wizard, project, current, screens, hrefOf }: RecapDocumentProps) {
  const { role } = useMe();
  const place = [current.pdv?.nomPDV, current.pdv?.ville].filter(Boolean).join(', ');
  return (
    <article className="recap">
      <header className="recap-head">
        <div>
          <p className="meta">Bon de commande</p>
          <h1 className="title-page">{project.type}</h1>
          <p className="meta">{place || 'Point de vente à choisir'}</p>
        </div>
        <div className="recap-reference">
          {current.pdv?.nOutlet && <p className="meta">N° {current.idprojet?.numProjet}</p>}
          <p className="meta">{formatDate(project.t_creation)}</p>
          <StatusTag status={project.statut} />
        </div>
      </header>
      <RecapDrawings project={project} current={current} screens={screens} />
      {chaptersOf(wizardReadBy(wizard, role), current).map((chapter) => (
        <RecapSection key={chapter.key} chapter={chapter} hrefOf={hrefOf} />
      ))}
      <RecapSignatures project={project} />
    </article>
  );
}
