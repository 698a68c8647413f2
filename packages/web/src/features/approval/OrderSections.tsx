import type { ApprovalPage } from '@ardoise/domain/contract/client-links.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Icon } from '../../components/Icon.tsx';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import '../../components/Leader.css';

/** Longer values, and rich text, are below their label. */
const LONG = 30;

type Line = ApprovalPage['commande'][number]['lines'][number];

function OrderLine({ line: { label, value, rich } }: { line: Line }) {
  const long = rich !== undefined || value.length > LONG || label.length + value.length > LONG + 14;
  return (
    <div className={long ? 'approval-order-long' : 'leader'}>
      <dt>{label}</dt>
      <dd>{rich === undefined ? value : <RichText stored={rich} />}</dd>
    </div>
  );
}

/** The order in words, folded by step: what is being approved. */
export function OrderSections({ page }: { page: ApprovalPage }) {
  return (
    <Sheet head="slate" className="approval-order" aria-labelledby="commande-titre">
      <h2 className="title-section" id="commande-titre">
        Votre commande
      </h2>
      <p className="meta">N° {page.numProjet}</p>
      {page.commande.map(({ title, lines }) => (
        <details key={title}>
          <summary>
            <span>{title}</span>
            <Icon of={IconChevronDown} />
          </summary>
          <dl>
            {lines.map((line) => (
              <OrderLine key={`${line.label} ${line.value}`} line={line} />
            ))}
          </dl>
        </details>
      ))}
    </Sheet>
  );
}
