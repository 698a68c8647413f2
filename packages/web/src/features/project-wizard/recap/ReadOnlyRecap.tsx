import { documentOf } from '@ardoise/domain/answers/changed-parts.ts';
import { ERRORS } from '@ardoise/domain/base/errors.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/recap-path.ts';
import type { Wizard } from '@ardoise/domain/wizards/wizard.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Bar } from '../../../components/Bar.tsx';
import { buttonClass } from '../../../components/Button.tsx';
import { useListBehind } from '../../../components/projects/use-list-behind.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { useOffers } from '../../../hooks/use-offers.ts';
import { Link } from '../../../router/Link.tsx';
import { WizardHeader } from '../bars/WizardHeader.tsx';
import { KeptEntriesContext } from '../catalogue/kept-entries.ts';
import { UnsentAnswers } from '../draft/UnsentAnswers.tsx';
import type { KindScreens } from '../session/kind-screens.ts';
import { NONE_KEPT } from '../session/use-session-of.ts';
import { RecapDocument } from './RecapDocument.tsx';

/** The role's refusal is phrased for a call; on a read-only screen it is no error. */
function whyReadOnly({ permissions }: Project): string {
  const reason = permissions['project.edit'].reason ?? ERRORS.ROLE.message;
  return reason === ERRORS.ROLE.message ? 'Vous consultez ce projet, sans pouvoir le modifier.' : reason;
}

interface ReadOnlyRecapProps {
  wizard: Wizard;
  project: Project;
  screens: KindScreens;
}

/** The order, read-only, with a back link. */
export function ReadOnlyRecap({ wizard, project, screens }: ReadOnlyRecapProps) {
  const me = useMe();
  const { to: behind } = useListBehind();
  const { type, agence, eligibleMedals, gardees = NONE_KEPT } = project;
  const offers = useOffers();
  const current = { ...documentOf(project), type, agence, eligibleMedals, offers, gardees };
  return (
    <KeptEntriesContext value={gardees}>
      <WizardHeader wizard={wizard} project={project} current={current} path={RECAP_PATH} readOnly />
      <main className="wizard" tabIndex={-1}>
        <UnsentAnswers wizard={wizard} project={project} username={me.name} />
        <div className="recap-missing">
          <Banner tone="draft">{whyReadOnly(project)}</Banner>
        </div>
        <RecapDocument wizard={wizard} project={project} current={current} screens={screens} />
      </main>
      <Bar className="wizard-bar wizard-bar-alone" label="Actions">
        <Link className={buttonClass({ tone: 'main' })} {...behind}>
          Retour Tableau de Bord
        </Link>
      </Bar>
    </KeptEntriesContext>
  );
}
