import type { Pose, ProjectDocument, Support } from '../../projects/project.ts';
import { withoutCharterLeftovers } from '../../wizards/steps/brand-charter.ts';
import { idProjetStep } from '../../wizards/steps/id-projet.ts';
import { infoPdvStep } from '../../wizards/steps/info-pdv.ts';
import { projectNames } from '../../wizards/steps/project-names.ts';
import { defineWizard } from '../../wizards/wizard.ts';
import { autresInfos } from './steps/autres-infos.ts';
import { charte } from './steps/charte.ts';
import { edition } from './steps/edition.ts';
import { gamme } from './steps/gamme.ts';
import { livraison } from './steps/livraison.ts';
import { support } from './steps/support.ts';

/**
 * Keeps only the contact of a pose that is not wanted (specification/wizards.md#answers-that-follow-from-others); a rod
 * is for boards.
 */
function poseOf({ tringle: _rod, ...pose }: Pose): Pose {
  if (pose.pose !== 'non') return pose;
  return { pose: pose.pose, ...(pose.contact === undefined ? {} : { contact: pose.contact }) };
}

function supportOf(support: Support, printed: boolean): Support {
  const { boissons, nombreExemplaire, ...kept } = support;
  return {
    ...kept,
    ...(support.isGamme === 'non' || boissons === undefined ? {} : { boissons }),
    ...(printed && nombreExemplaire !== undefined ? { nombreExemplaire } : {}),
  };
}

/** Print 'non' clears copies and delivery address. */
function pdvOf(pdv: NonNullable<ProjectDocument['pdv']>, printed: boolean): ProjectDocument['pdv'] {
  if (printed) return pdv;
  const { adresseIdemCommande: _same, adresseLivraison: _address, ...kept } = pdv;
  return kept;
}

function normalise(document: ProjectDocument, today: string): ProjectDocument {
  const printed = document.autresInfos?.impression !== 'non';
  const { pdv, supports, charte: answers, pose } = document;
  return {
    ...document,
    idprojet: projectNames(document, today),
    ...(pdv === undefined ? {} : { pdv: pdvOf(pdv, printed) }),
    ...(supports === undefined ? {} : { supports: supports.map((entry) => supportOf(entry, printed)) }),
    ...(answers === undefined ? {} : { charte: withoutCharterLeftovers(answers) }),
    ...(pose === undefined ? {} : { pose: poseOf(pose) }),
  };
}

/** Sur Mesure: supports with custom dimensions, for Gold and Platinum (specification/wizards.md#sur-mesure). */
export const psmWizard = defineWizard({
  kind: 'PSM',
  tabs: [
    { key: 'info-pdv', title: 'Informations client' },
    { key: 'creation', title: 'Création des supports' },
    { key: 'contenu', title: 'Contenu des supports' },
    { key: 'autres-infos', title: 'Autres informations' },
    { key: 'livraison', title: 'Livraison' },
  ],
  steps: [
    infoPdvStep('PSM', { path: 'info-pdv', tab: 'info-pdv' }),
    idProjetStep({ path: 'creation/id-projet', tab: 'creation', made: 'les supports', planRequired: true }),
    support,
    charte,
    gamme,
    edition,
    autresInfos,
    livraison,
  ],
  initialDocument: () => ({}),
  normalise,
});
