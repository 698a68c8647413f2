import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useDcRecord } from '../../hooks/use-dc-record.ts';
import './DelegateContact.css';

function initials(name: string): string {
  return name
    .split(/[\s-]+/)
    .map(([first = '']) => first)
    .join('')
    .slice(0, 2);
}

/** The client's delegate: name, and their telephone once it is known. */
export function DelegateContact({ username, name }: { username: string; name: string }) {
  const phone = useDcRecord(username).data?.telephone ?? '';
  return (
    <div className="delegate-contact">
      <span className="delegate-contact-initials" aria-hidden="true">
        {initials(name)}
      </span>
      <p>
        <b>{name}</b>
        <span className="meta">Votre délégué commercial</span>
      </p>
      {phone !== '' && (
        <a className={buttonClass({ tone: 'line' })} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <Icon of={IconPhone} />
          <span className="hide-phone">{phone}</span>
          <span className="only-phone">
            Appeler<span className="visually-hidden"> le {phone}</span>
          </span>
        </a>
      )}
    </div>
  );
}
