import { type AccountForm, isOrganisation } from '@ardoise/domain/accounts/account-problems.ts';
import { managedRoles, ORGANISATION_ROLES } from '@ardoise/domain/accounts/managed-roles.ts';
import { WRITTEN } from '@ardoise/domain/projects/field-formats.ts';
import { ROLE_LABELS, type Role } from '@ardoise/domain/projects/roles.ts';
import type { Form } from '../../../components/form/form.ts';
import { useValues } from '../../../components/form/use-form.ts';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import type { Attachments } from './use-accounts.ts';

interface AccountFieldsProps {
  form: Form<AccountForm>;
  attachments: Attachments;
  /** Username of an account that exists: it never changes. */
  known?: string;
  /** One's own role is another's to change; a client stays one. */
  fixedRole?: boolean;
  /** After a first or last name was typed, where a username is proposed. */
  onNamed?: () => void;
}

const optionsOf = (people: readonly { username: string; nom: string }[]) =>
  people.map(({ username, nom }) => ({ value: username, label: nom }));

/** The roles to choose from; a client neither becomes another role nor the reverse. */
function roleOptions(mine: Role, isKnown: boolean) {
  return managedRoles(mine)
    .filter((role) => !isKnown || role !== 'client')
    .map((role) => ({ value: role, label: ROLE_LABELS[role] }));
}

/** Role, address, names, telephone, and what the role is attached to. */
export function AccountFields(props: AccountFieldsProps) {
  const { form, known, fixedRole = false, onNamed } = props;
  const me = useMe();
  const values = useValues(form);
  const organisation = isOrganisation(values);
  const options = fixedRole
    ? [{ value: values.role, label: ROLE_LABELS[values.role] }]
    : roleOptions(me.role, known !== undefined);
  const isPlace = values.role === 'client' || values.role === 'installateur';
  return (
    <div className="field-columns">
      <SelectField control={form} name="role" label="Rôle" span={3} options={options} readOnly={fixedRole} />
      <TextField
        control={form}
        name="mail"
        label="E-mail"
        span={3}
        type="email"
        autoComplete="off"
        written={WRITTEN.email}
      />
      <Organisation {...props} />
      {!organisation && (
        <TextField
          control={form}
          name="prenom"
          label="Prénom"
          span={3}
          optional={isPlace}
          autoComplete="off"
          {...(onNamed && { onBlur: onNamed })}
        />
      )}
      <TextField
        control={form}
        name="nom"
        label={organisation ? 'Nom de l’entreprise' : 'Nom'}
        span={3}
        autoComplete="off"
        {...(onNamed && { onBlur: onNamed })}
      />
      {known === undefined && values.role !== 'client' && (
        <TextField
          control={form}
          name="name"
          label="Identifiant"
          help="Pour se connecter ; proposé d’après le nom, il ne change plus ensuite."
          span={3}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <TextField
        control={form}
        name="telephone"
        label="Téléphone"
        help={values.role === 'dc' ? 'Donné aux clients qui l’appellent' : undefined}
        span={3}
        type="tel"
        written={WRITTEN.dialled}
        optional
        autoComplete="off"
      />
      <Managers {...props} />
      {organisation && <TextArea control={form} name="adresse" label="Adresse postale" rows={2} optional />}
    </div>
  );
}

/** The agency or printer of a person; none for the organisation itself. */
function Organisation({ form, attachments, known }: AccountFieldsProps) {
  const { role, name } = useValues(form);
  if (!ORGANISATION_ROLES.includes(role)) return null;
  const organisations = (role === 'agence' ? attachments.agence : attachments.imprimeur).filter(
    ({ username }) => username !== (known ?? name),
  );
  return (
    <SelectField
      control={form}
      name="organisation"
      label="Travaille pour"
      placeholder={role === 'agence' ? 'L’agence elle-même' : 'L’imprimerie elle-même'}
      help="Une personne voit et fait, en son nom, ce que voit et fait son entreprise."
      options={optionsOf(organisations)}
    />
  );
}

/** Managers of a dc or an mdv. */
function Managers({ form, attachments }: AccountFieldsProps) {
  const { role } = useValues(form);
  if (role !== 'dc' && role !== 'mdv') return null;
  return (
    <>
      {role === 'dc' && (
        <SelectField
          control={form}
          name="mdv"
          label="MDV"
          span={3}
          placeholder="Sans MDV"
          help="Son SMHF suit."
          options={optionsOf(attachments.mdv)}
          onChange={(username) => {
            const follows = attachments.mdv.find((mdv) => mdv.username === username)?.smhf;
            if (follows) form.set('smhf', follows);
          }}
        />
      )}
      <SelectField
        control={form}
        name="smhf"
        label="SMHF"
        span={3}
        placeholder="Sans SMHF"
        help={role === 'dc' ? 'Sans SMHF, aucun projet ne peut être créé.' : undefined}
        options={optionsOf(attachments.smhf)}
      />
    </>
  );
}
