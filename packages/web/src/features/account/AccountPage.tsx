import type { MailChoice } from '@ardoise/domain/accounts/mail-choices.ts';
import { askOwnExport } from '@ardoise/domain/contract/privacy-people.ts';
import { chooseMails } from '@ardoise/domain/contract/users.ts';
import { ROLE_LABELS } from '@ardoise/domain/projects/roles.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { type Person, sessionQuery } from '../../api/session.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';
import { ChoiceTiles } from '../../components/ChoiceTiles.tsx';
import { useToast } from '../../components/Toast.tsx';
import { setListKeys, useListKeysOn } from '../../hooks/list-keys-setting.ts';
import { useMe } from '../../hooks/use-me.ts';
import { Link } from '../../router/Link.tsx';
import { AccessChanges, OwnSessions } from './OwnSessions.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { Replacements } from './Replacements.tsx';
import './Account.css';
import '../../components/Field.css';

const CHOICES: readonly { value: MailChoice; label: string; hint: string }[] = [
  { value: 'immediat', label: 'Tout de suite', hint: 'Un e-mail à chaque changement qui vous concerne.' },
  {
    value: 'quotidien',
    label: 'Une fois par jour',
    hint: 'Les jours ouvrés à 7 h, la liste des projets qui vous attendent.',
  },
  { value: 'aucun', label: 'Aucun', hint: 'Vous suivez vos projets à l’écran.' },
];

/** Which mails about projects one receives; saved on change. */
function MailChoiceForm({ chosen }: { chosen: MailChoice }) {
  const cache = useQueryClient();
  const toast = useToast();
  const choice = useMutation({
    mutationFn: (courriels: MailChoice) => request(chooseMails, { body: { courriels } }),
    onSuccess: ({ courriels }) => {
      cache.setQueryData(sessionQuery.queryKey, (me) => (me ? { ...me, courriels } : me));
      toast({ tone: 'done', message: 'Votre choix est enregistré.' });
    },
    onMutate: toast.clear,
    onError: (error) => toast({ tone: 'stop', message: messageOf(error) }),
  });
  const shown = choice.isPending || choice.isSuccess ? choice.variables : chosen;
  return (
    <fieldset className="field" aria-describedby="mail-choice-m" disabled={choice.isPending}>
      <legend className="title-sub">Être prévenu des changements de mes projets</legend>
      <ChoiceTiles
        name="courriels"
        options={CHOICES}
        chosen={shown}
        onChoose={(value) => choice.mutate(value)}
      />
      <p className="field-message" id="mail-choice-m">
        Les liens, les mots de passe et les bons de commande partent toujours tout de suite.
      </p>
    </fieldset>
  );
}

/** What is kept about oneself, as a zip. */
function OwnData() {
  const zip = useMutation({
    mutationFn: () => request(askOwnExport),
    // An attachment: the browser stays on the page.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <>
      <Button icon={IconDownload} busy={zip.isPending} onClick={() => zip.mutate()}>
        Télécharger mes données
      </Button>
      {zip.error && (
        <Banner tone="stop" role="alert">
          {messageOf(zip.error)}
        </Banner>
      )}
    </>
  );
}

/** Turns the single keys of lists off and on, on this device. */
function ListKeysSwitch() {
  const on = useListKeysOn();
  return (
    <label className="field-tick">
      <input type="checkbox" checked={on} onChange={(event) => setListKeys(event.target.checked)} />
      <span>Parcourir les listes avec les touches j, k, o et x</span>
    </label>
  );
}

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
      <AccessChanges />
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
