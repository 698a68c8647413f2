import { ROLE_LABELS, type Role } from '@ardoise/domain/projects/roles.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { Contact } from '@ardoise/domain/settings/contacts.ts';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { Icon } from '../../components/Icon.tsx';

interface ContactsProps {
  contacts: readonly Contact[];
  role: Role;
}

/** Contacts by subject, with the ways to reach them. */
export function Contacts({ contacts, role }: ContactsProps) {
  const sets = roleMay('settings.edit', role);
  if (contacts.length === 0) {
    return (
      <p>
        Aucun contact n’est encore renseigné.{' '}
        {sets
          ? 'Le siège ou l’administrateur les fixe dans les réglages.'
          : 'Demandez-le à votre administrateur.'}
      </p>
    );
  }
  return (
    <ul className="help-contacts">
      {contacts.map((contact) => (
        <ContactCard key={JSON.stringify(contact)} contact={contact} showsRoles={sets} />
      ))}
    </ul>
  );
}

function ContactCard({ contact, showsRoles }: { contact: Contact; showsRoles: boolean }) {
  const { sujet, nom, telephone, email, roles } = contact;
  const title = sujet || nom;
  return (
    <li>
      {title !== '' && <h3 className="title-sub">{title}</h3>}
      {sujet !== '' && nom !== '' && <p>{nom}</p>}
      {telephone !== '' && (
        <a className="help-contact-way" href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>
          <Icon of={IconPhone} />
          {telephone}
        </a>
      )}
      {email !== '' && (
        <a className="help-contact-way" href={`mailto:${email}`}>
          <Icon of={IconMail} />
          {email}
        </a>
      )}
      {showsRoles && roles !== undefined && (
        <p className="meta">Montré à&nbsp;: {roles.map((role) => ROLE_LABELS[role]).join(', ')}</p>
      )}
    </li>
  );
}
