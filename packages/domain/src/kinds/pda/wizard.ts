import { DEFAULT_OFFERS, type Offers } from '../../catalogue/offers.ts';
import type { ProjectType } from '../../projects/kinds.ts';
import type { InfoCarte, ProjectDocument } from '../../projects/project.ts';
import { withoutCharterLeftovers } from '../../wizards/steps/brand-charter.ts';
import { withOnlyFlaps } from '../../wizards/steps/card-format.ts';
import { idProjetStep } from '../../wizards/steps/id-projet.ts';
import { NO_ILLUSTRATION, withoutIllustrations } from '../../wizards/steps/illustration-choices.ts';
import { infoPdvStep } from '../../wizards/steps/info-pdv.ts';
import { withoutLeftovers } from '../../wizards/steps/print-modes.ts';
import { projectNames } from '../../wizards/steps/project-names.ts';
import { defineWizard } from '../../wizards/wizard.ts';
import { brief } from './steps/brief.ts';
import { contenu } from './steps/contenu.ts';
import { format } from './steps/format.ts';
import { gamme } from './steps/gamme.ts';
import { livraison } from './steps/livraison.ts';
import { support } from './steps/support.ts';

/** Clears a count of QR codes that is not offered (specification/wizards.md#answers-that-follow-from-others). */
function offeredCount({ nombreExemplaireQrCode, ...others }: InfoCarte, offers: Offers): InfoCarte {
  const offered = offers.exemplairesQrCode.some(({ valeur }) => valeur === nombreExemplaireQrCode);
  return offered ? { ...others, nombreExemplaireQrCode } : others;
}

/**
 * The answer on the QR code sets the print mode: with it, or 'carte'
 * (specification/wizards.md#answers-that-follow-from-others).
 */
function normaliseInfoCarte(infocarte: InfoCarte, offers: Offers): InfoCarte {
  const { qrcode, illustrations = {} } = infocarte;
  const none = Object.values(illustrations).some(({ name }) => name === NO_ILLUSTRATION);
  const impression = qrcode === 'oui' ? 'carte_qrcode' : qrcode === 'non' ? 'carte' : undefined;
  const answered = {
    ...withOnlyFlaps(infocarte),
    ...(none ? { illustrations: withoutIllustrations() } : {}),
  };
  if (impression === undefined) return answered;
  return offeredCount(withoutLeftovers({ ...answered, impression }), offers);
}

function normalise(
  document: ProjectDocument,
  today: string,
  _type: ProjectType,
  offers: Offers = DEFAULT_OFFERS,
): ProjectDocument {
  const { infocarte, charte } = document;
  return {
    ...document,
    idprojet: projectNames(document, today),
    ...(infocarte === undefined ? {} : { infocarte: normaliseInfoCarte(infocarte, offers) }),
    ...(charte === undefined ? {} : { charte: withoutCharterLeftovers(charte) }),
  };
}

/** Direct Agence: begun by the dc, completed and signed by the client (specification/wizards.md#direct-agence). */
export const pdaWizard = defineWizard({
  kind: 'PDA',
  tabs: [
    { key: 'dc', title: 'Délégué commercial', byDc: true },
    { key: 'support', title: 'Support' },
    { key: 'format', title: 'Format' },
    { key: 'brief', title: 'Brief' },
    { key: 'contenu', title: 'Contenu' },
    { key: 'livraison', title: 'Livraison' },
  ],
  steps: [
    infoPdvStep('PDA', { path: 'dc/info-client', tab: 'dc' }),
    idProjetStep({ path: 'dc/info-projet', tab: 'dc', made: 'la carte' }),
    gamme,
    support,
    format,
    brief,
    contenu,
    livraison,
  ],
  initialDocument: () => ({}),
  normalise,
});
