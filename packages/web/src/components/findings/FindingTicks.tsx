import { UNASKED } from '@ardoise/domain/card-text/proof/finding-requests.ts';
import { FindingChange } from './FindingChange.tsx';
import type { GoingFindings } from './use-going-findings.ts';
import './FindingTicks.css';

/** The differences that go back with an order, each to untick. */
export function FindingTicks({ going: { shown, isTicked, toggle } }: { going: GoingFindings }) {
  return shown.map(({ finding, number }) => (
    <li key={finding.id} className="finding-ticks">
      <label>
        <input type="checkbox" checked={isTicked(finding.id)} onChange={() => toggle(finding.id)} />
        <span className="finding-ticks-number" aria-hidden>
          {number}
        </span>
        <span>
          {finding.nom.trim() || '(sans nom)'}
          {'\u00a0'}: <FindingChange finding={finding} />, {UNASKED}
        </span>
      </label>
    </li>
  ));
}
