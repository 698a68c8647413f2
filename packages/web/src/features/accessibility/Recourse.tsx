import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import { buttonClass } from '../../components/Button.tsx';
import { NBSP } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import type { Publication } from './publication.ts';

const OMBUDSMAN = {
  write: 'https://formulaire.defenseurdesdroits.fr/',
  delegates: 'https://www.defenseurdesdroits.fr/carte-des-delegues',
};

/** Whom to tell that something does not work, and who hears whoever gets no reply. */
export function Recourse({ publication: { email, telephone } }: { publication: Publication }) {
  return (
    <>
      <section>
        <h2 className="title-section">Vous êtes bloqué{NBSP}?</h2>
        <p>
          Écrivez ou appelez{NBSP}: on répond sous deux jours ouvrés, et on fait avec vous ce que la page ne
          permet pas.
        </p>
        <address>
          {email}
          <br />
          {telephone}
        </address>
        <p>
          <a className={buttonClass({})} href={`mailto:${email}`}>
            <Icon of={IconMailForward} />
            Signaler un problème
          </a>
        </p>
      </section>
      <section>
        <h2 className="title-section">Si la réponse ne vient pas</h2>
        <p>Vous pouvez saisir le Défenseur des droits{NBSP}:</p>
        <ul className="accessibility-ways">
          <li>
            <a href={OMBUDSMAN.write}>écrire un message</a>
            {' sur son site\u00a0;'}
          </li>
          <li>
            contacter son <a href={OMBUDSMAN.delegates}>représentant dans votre région</a>
            {'\u00a0;'}
          </li>
          <li>
            par courrier, gratuit, sans timbre{NBSP}: Défenseur des droits, Libre réponse 71120, 75342 Paris
            CEDEX 07.
          </li>
        </ul>
      </section>
    </>
  );
}
