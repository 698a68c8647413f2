import { ROLE_LABELS, ROLES, type Role } from '@ardoise/domain/projects/roles.ts';

interface RolesChoiceProps {
  legend: string;
  /** Every role if undefined. */
  roles: readonly Role[] | undefined;
  onChange: (roles: Role[] | undefined) => void;
}

/** The roles with access; none ticked means everybody. */
export function RolesChoice({ legend, roles, onChange }: RolesChoiceProps) {
  const toggle = (role: Role) => {
    const chosen = roles ?? [];
    const next = ROLES.filter((each) => (each === role) !== chosen.includes(each));
    onChange(next.length === 0 || next.length === ROLES.length ? undefined : next);
  };
  return (
    <fieldset className="settings-roles">
      <legend>
        {legend}
        {roles === undefined && <span className="field-optional">tous les rôles</span>}
      </legend>
      {ROLES.map((role) => (
        <label key={role} className="field-tick">
          <input type="checkbox" checked={roles?.includes(role) ?? false} onChange={() => toggle(role)} />
          <span>{ROLE_LABELS[role]}</span>
        </label>
      ))}
    </fieldset>
  );
}
