import type { Contact } from '@ardoise/domain/settings/contacts.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Button } from '../../../../components/Button.tsx';
import { FieldMessage } from '../../../../components/FieldMessage.tsx';
import type { ControlProps } from './control-props.ts';
import { ItemTools } from './ItemTools.tsx';
import { RolesChoice } from './RolesChoice.tsx';

const FIELDS = [
  { key: 'sujet', label: 'Pour quoi', type: 'text' },
  { key: 'nom', label: 'Nom', type: 'text' },
  { key: 'telephone', label: 'Téléphone', type: 'tel' },
  { key: 'email', label: 'E-mail', type: 'email' },
] as const;

const NEW: Contact = { sujet: '', nom: '', telephone: '', email: '' };

/** Whom to ask for what, in the order of the help page. */
export function ContactsControl({
  name,
  value,
  errors,
  onChange,
}: ControlProps<readonly Contact[], 'contacts'>) {
  const put = (rank: number, contact: Contact) =>
    onChange(value.map((each, place) => (place === rank ? contact : each)));
  return (
    <div>
      <ol className="settings-items">
        {value.map((contact, rank) => {
          const title = contact.sujet || contact.nom || `Contact ${rank + 1}`;
          const place = `${name}.${rank}`;
          return (
            <li key={place} className="settings-item">
              <div className="settings-item-head">
                <b>{title}</b>
                <ItemTools name={title} items={value} rank={rank} onChange={onChange} />
              </div>
              <div className="settings-cols">
                {FIELDS.map(({ key, label, type }) => {
                  const id = rank === 0 && key === 'sujet' ? name : `${place}.${key}`;
                  const error = errors[`${rank}.${key}`];
                  return (
                    <div key={key} className={error ? 'field field-bad' : 'field'}>
                      <label htmlFor={id}>{label}</label>
                      <input
                        id={id}
                        className="field-input"
                        type={type}
                        value={contact[key]}
                        aria-invalid={error ? true : undefined}
                        aria-describedby={error ? `${id}-message` : undefined}
                        onChange={({ currentTarget }) =>
                          put(rank, { ...contact, [key]: currentTarget.value })
                        }
                      />
                      <FieldMessage id={`${id}-message`} error={error} />
                    </div>
                  );
                })}
              </div>
              <RolesChoice
                legend="Montré à"
                roles={contact.roles}
                onChange={(roles) => {
                  const { roles: _former, ...rest } = contact;
                  put(rank, roles === undefined ? rest : { ...rest, roles });
                }}
              />
            </li>
          );
        })}
      </ol>
      <Button icon={IconPlus} onClick={() => onChange([...value, NEW])}>
        Ajouter un contact
      </Button>
    </div>
  );
}
