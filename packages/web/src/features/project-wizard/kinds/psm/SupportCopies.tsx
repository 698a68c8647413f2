import { supportDetail } from '@ardoise/domain/kinds/psm/docket.ts';
import { COPIES, livraison } from '@ardoise/domain/kinds/psm/steps/livraison.ts';
import { supportLabel } from '@ardoise/domain/kinds/psm/steps/support-label.ts';
import { StepFields } from '../../fields/StepFields.tsx';
import { useWizardSession } from '../../session/wizard-session.ts';
import { SupportPicture } from './SupportPicture.tsx';
import './SupportCopies.css';

/** How many of each support, then where they go; nothing of it for what is not printed. */
export function SupportCopies() {
  const { supports = [], autresInfos } = useWizardSession().current;
  if (autresInfos?.impression === 'non')
    return <p>Aucune impression&nbsp;: ni exemplaires ni adresse de livraison à donner.</p>;
  return (
    <>
      <ul className="support-copies">
        {supports.map((support, rank) => (
          <li key={support.entree}>
            <span className="support-copies-picture">
              <SupportPicture type={support.type} />
            </span>
            <div>
              <b>{supportLabel(support, rank)}</b>
              <span className="meta">{supportDetail(support)}</span>
            </div>
            <StepFields groups={COPIES} at={`supports.${rank}`} />
          </li>
        ))}
      </ul>
      <div className="group wizard-form">
        <StepFields groups={livraison.groups} />
      </div>
    </>
  );
}
