import type { Project } from '@ardoise/domain/contract/projects.ts';
import { KIND_FACTS, kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { ToSettle } from '@ardoise/domain/projects/to-settle.ts';
import { notEligible } from '@ardoise/domain/rules/eligibility.ts';
import { Banner } from '../../../components/Banner.tsx';
import { buttonClass } from '../../../components/Button.tsx';
import { AskArbitration } from '../../../components/projects/AskArbitration.tsx';
import { followUpPath, wizardPath } from '../../../components/projects/wizard-path.ts';
import { Link } from '../../../router/Link.tsx';

const WHY: Record<Exclude<ToSettle, 'medaille'>, string> = {
  quota: 'Le quota était épuisé à son arrivée\u00a0: le siège peut accorder une unité.',
  pointDeVente: 'Son numéro n’est celui d’aucun point de vente.',
  catalogue:
    'Ce support, ou l’un de ses choix, ne se commande pas pour le moment\u00a0: choisissez-en un autre, ou attendez sa réouverture.',
  envoi: 'Elle n’est pas partie d’elle-même à l’agence\u00a0: son suivi dit ce qui manque, et l’envoie.',
  repris:
    'Un collègue l’avait signée sur son appareil avant qu’elle ne soit à vous\u00a0: relisez-la, puis envoyez-la depuis son suivi.',
  compte:
    'Elle a été signée par un collègue dont le compte est fermé\u00a0: relisez-la, puis envoyez-la depuis son suivi.',
};

/** What the order's own act settles. */
const WITHOUT_ACT: readonly ToSettle[] = ['catalogue', 'repris', 'compte'];
const SIGNED: readonly ToSettle[] = ['envoi', 'repris', 'compte'];

/** Why an order that was begun without a network cannot go on as it is, and the act that settles it. */
export function RecapToSettle({ project }: { project: Project }) {
  const { aRegulariser = [], type, typeProjet, _id } = project;
  const id = _id.$oid;
  const outletStep = wizardPath(type, id, KIND_FACTS[kindOf(type)].cures.outlet);
  return aRegulariser.map((reason) => (
    <Banner
      key={reason}
      tone="wait"
      action={
        reason === 'quota' ? (
          <AskArbitration id={id} />
        ) : reason === 'envoi' ? (
          <Link className={buttonClass({ tone: 'line' })} to={followUpPath(id)}>
            Ouvrir le suivi
          </Link>
        ) : WITHOUT_ACT.includes(reason) ? undefined : (
          <Link className={buttonClass({ tone: 'line' })} to={outletStep}>
            Corriger le numéro
          </Link>
        )
      }
    >
      <p>
        <b>{SIGNED.includes(reason) ? 'Signée' : 'Commencée'} sans réseau, à régulariser.</b>{' '}
        {reason === 'medaille' ? notEligible(typeProjet) : WHY[reason]}
      </p>
    </Banner>
  ));
}
