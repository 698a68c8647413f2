import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { buttonClass } from './Button.tsx';
import { Icon } from './Icon.tsx';
import './DelegateCard.css';

interface DelegateCardProps {
  name: string;
  /** Empty if unknown, as is the company. */
  telephone: string;
  company: string;
}

function initials(name: string): string {
  return name
    .split(/[\s-]+/)
    .map(([first = '']) => first)
    .join('')
    .slice(0, 2);
}

/** Who writes to a client, and whom they call. */
export function DelegateCard({ name, telephone, company }: DelegateCardProps) {
  return (
    <div className="delegate-card">
      <span className="delegate-card-initials" aria-hidden="true">
        {initials(name)}
      </span>
      <p>
        <b>{name}</b>
        <span className="meta">
          <span className="nowrap">Votre délégué commercial{company !== '' && ','}</span>{' '}
          <span className="nowrap">{company}</span>
        </span>
      </p>
      {telephone !== '' && (
        <a className={buttonClass({ tone: 'line' })} href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>
          <Icon of={IconPhone} />
          <span className="hide-phone">{telephone}</span>
          <span className="only-phone">
            Appeler<span className="visually-hidden"> le {telephone}</span>
          </span>
        </a>
      )}
    </div>
  );
}
