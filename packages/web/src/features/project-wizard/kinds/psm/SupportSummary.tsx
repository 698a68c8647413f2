import { supportDetail } from '@ardoise/domain/kinds/psm/docket.ts';
import { supportLabel } from '@ardoise/domain/kinds/psm/steps/support-label.ts';
import { Leader } from '../../../../components/Leader.tsx';
import { agencyName } from '../../session/agency-name.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { SupportPicture } from './SupportPicture.tsx';
import { rangeState } from './support-words.ts';
import './SupportSummary.css';

/** 'Votre commande': outlet, medal and type of project, each support with its size and its range. */
export function SupportSummary() {
  const { current, project } = useWizardSession();
  const { pdv, idprojet, supports = [] } = current;
  const lines = [
    ['Point de vente', pdv?.nomPDV],
    ['Médaille', pdv?.medaillePDV],
    ['Agence', agencyName(current, project)],
    ['Type de projet', idprojet?.planProjet],
    ['Supports', supports.length > 0 ? String(supports.length) : ''],
  ] as const;
  return (
    <>
      {lines.map(([name, value]) => value && <Leader key={name} name={name} value={value} />)}
      {supports.length > 0 && <hr />}
      {supports.map((support, rank) => (
        <p className="docket-pick support-summary-pick" key={support.entree}>
          <span className="docket-photo">
            <SupportPicture type={support.type} />
          </span>
          <span>
            <span className="support-summary-name">{supportLabel(support, rank)}</span>
            <span className="meta">{supportDetail(support)}</span>
            {support.isGamme && <span className="meta">{rangeState(support)}</span>}
          </span>
        </p>
      ))}
    </>
  );
}
