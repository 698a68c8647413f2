import { ROLE_LABELS, type Role } from '@ardoise/domain/projects/roles.ts';

interface AccountButtonsProps {
  accounts: readonly { name: string; fullName: string; role: Role }[];
  onEnter: (account: string) => void;
}

/** Every account of the demonstration: one click logs in. */
export function AccountButtons({ accounts, onEnter }: AccountButtonsProps) {
  return (
    <section aria-labelledby="entrance-accounts">
      <h2 className="title-section" id="entrance-accounts">
        Un compte
      </h2>
      <ul className="demo-entrance-accounts">
        {accounts.map(({ name, fullName, role }) => (
          <li key={name}>
            <button type="button" className="demo-entrance-button" onClick={() => onEnter(name)}>
              <b>{name}</b>
              <span>{fullName}</span>
              <span className="meta">{ROLE_LABELS[role]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
