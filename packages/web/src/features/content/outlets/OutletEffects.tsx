import { OUTLET_ADDRESS } from '@ardoise/domain/content/imports/outlet-import.ts';
import { describeOutletChange } from '@ardoise/domain/outlets/outlet-orders.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../components/Icon.tsx';
import type { OutletForm } from './use-outlet-form.ts';
import type { OutletContent } from './use-outlets.ts';

interface OutletEffectsProps {
  outlet: OutletContent;
  before: OutletForm;
  after: OutletForm;
}

/** What saving the form would mean for drafts and orders of the outlet, said before. */
export function OutletEffects({ outlet, before, after }: OutletEffectsProps) {
  const medals = { before: before.Segmentation__c, after: after.Segmentation__c };
  const notes = describeOutletChange(outlet.commandes, {
    medals: medals.before.toLowerCase() === medals.after.toLowerCase() ? null : medals,
    address: OUTLET_ADDRESS.some((field) => before[field] !== after[field]),
  });
  return (
    <div className="outlets-effects" aria-live="polite">
      {notes.map(({ texte, alerte }) => (
        <p key={texte} className={`outlets-effect tone-${alerte ? 'wait' : 'draft'}`}>
          <Icon of={alerte ? IconAlertTriangle : IconInfoCircle} size="s" />
          <span>{texte}</span>
        </p>
      ))}
      {notes.length > 0 && (
        <Link className="tappable" to="/gestion-projets" search={{ q_recherche: outlet.nOutlet }}>
          Voir les projets de ce point de vente
        </Link>
      )}
    </div>
  );
}
