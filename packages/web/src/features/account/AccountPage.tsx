import { ROLE_LABELS } from '@ardoise/domain/projects/roles.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { Link } from '@tanstack/react-router';
import type { Person } from '../../api/session.ts';
import { buttonClass } from '../../components/Button.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { ListKeysSwitch } from './ListKeysSwitch.tsx';
import { MailChoiceForm } from './MailChoiceForm.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { Replacements } from './Replacements.tsx';
import './Account.css';

/** One's own settings: identity, mail choice, and replacements. */
export function AccountPage() {
  const me = useMe();
  return (
    <main tabIndex={-1} className="account">
      <div className="page-head">
        <div>
          <h1 className="title-page">Mon compte</h1>
          <p className="lede">
            {`${me.prenom} ${me.nom}`.trim() || me.name}, {ROLE_LABELS[me.role]}
          </p>
        </div>
      </div>
      <Access me={me} />
      {roleMay('passkeys.own', me.role) && <PasskeySection />}
      <section aria-labelledby="account-mails">
        <h2 className="title-section" id="account-mails">
          E-mails
        </h2>
        <MailChoiceForm chosen={me.courriels} />
      </section>
      <KeyboardSection />
      <section aria-labelledby="account-sessions">
        <h2 className="title-section" id="account-sessions">
          Sessions ouvertes
        </h2>
        <p className="meta account-words">
          Les appareils sur lesquels vous êtes connecté(e). Si vous n’en reconnaissez pas un, fermez sa
          session et changez votre mot de passe.
        </p>
        <OwnSessions />
      </section>
      <section aria-labelledby="account-data">
        <h2 className="title-section" id="account-data">
          Mes données
        </h2>
        <p className="meta account-words">
          Une copie de ce qui est gardé sur vous, avec vos fichiers et vos signatures. Pour la rectification
          ou l’effacement, adressez-vous à l’administrateur.
        </p>
        <OwnData />
      </section>
      {roleMay('replacement.read', me.role) && (
        <section aria-labelledby="account-replacements">
          <h2 className="title-section" id="account-replacements">
            Remplacements
          </h2>
          <p className="meta account-words">
            Pendant une absence, un collègue du même rôle voit les projets de la personne absente et agit pour
            elle, en son propre nom. Les e-mails arrivent aux deux. Le remplacement prend fin de lui-même.
          </p>
          <Replacements mayArrange={roleMay('replacement.arrange', me.role)} />
        </section>
      )}
    </main>
  );
}

/** How one gets in: a password is changed where there is one. */
function Access({ me }: { me: Person }) {
  return (
    <section aria-labelledby="account-access">
      <h2 className="title-section" id="account-access">
        Accès
      </h2>
      <dl className="account-facts">
        <dt>Identifiant</dt>
        <dd>{me.name}</dd>
        <dt>Adresse e-mail</dt>
        <dd>{me.mail}</dd>
        {me.annuaire && (
          <>
            <dt>Connexion</dt>
            <dd>Avec {me.annuaire.nom}</dd>
          </>
        )}
      </dl>
      {me.annuaire?.motDePasse !== false && (
        <Link className={buttonClass({ tone: 'line' })} to={PAGE_PATHS.changePassword}>
          Changer mon mot de passe
        </Link>
      )}
    </section>
  );
}

function KeyboardSection() {
  return (
    <section aria-labelledby="account-keys">
      <h2 className="title-section" id="account-keys">
        Clavier
      </h2>
      <ListKeysSwitch />
      <p className="meta account-words">Sur cet appareil. La touche ? en donne la liste.</p>
    </section>
  );
}
