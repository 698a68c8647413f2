import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import IconSquarePlus from '@tabler/icons-react/dist/esm/icons/IconSquarePlus.mjs';
import { useSyncExternalStore } from 'react';
import {
  install,
  isAppleTouch,
  isInstalled,
  isInstallOffered,
  onInstallOffer,
} from '../../api/device/install-offer.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';

/** How to put the product on the home screen, where it is not yet. */
export function Install() {
  const isOffered = useSyncExternalStore(onInstallOffer, isInstallOffered);
  if (isInstalled()) return null;
  return (
    <section className="offline-work-install" aria-labelledby="install" id="installer">
      <div className="offline-work-picture" aria-hidden>
        <svg viewBox="0 0 120 84" aria-hidden>
          <rect
            x="18"
            y="6"
            width="84"
            height="72"
            rx="6"
            fill="none"
            stroke="currentcolor"
            strokeWidth="2.5"
          />
          <rect x="48" y="26" width="26" height="26" rx="5" fill="currentcolor" />
          <path
            d="M53 46l8-15 8 15M55.5 41.5h11"
            stroke="var(--print)"
            strokeWidth="2.4"
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <path d="M52 60h18" stroke="currentcolor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      </div>
      <div>
        <h2 className="title-section" id="install">
          Ajoutez Ardoise à l’écran d’accueil
        </h2>
        {isAppleTouch() ? <AppleSteps /> : <OtherSteps isOffered={isOffered} />}
      </div>
    </section>
  );
}

function AppleSteps() {
  return (
    <>
      <p className="lede">
        Sinon Safari efface ce qui est gardé ici après 7&nbsp;jours sans ouvrir Ardoise, envois en attente
        compris.
      </p>
      <ol className="offline-work-steps">
        <li>
          Touchez <Icon of={IconShare2} size="s" /> <b>Partager</b>, en haut à droite.
        </li>
        <li>
          Choisissez <Icon of={IconSquarePlus} size="s" /> <b>Sur l’écran d’accueil</b>.
        </li>
        <li>Ouvrez Ardoise depuis son icône et connectez-vous une fois.</li>
      </ol>
    </>
  );
}

function OtherSteps({ isOffered }: { isOffered: boolean }) {
  return (
    <>
      <p className="lede">
        Elle s’ouvre alors d’une touche, avec ou sans réseau, sans la barre du navigateur.
      </p>
      {isOffered ? (
        <p className="actions offline-work-act">
          <Button icon={IconDownload} onClick={() => void install()}>
            Installer Ardoise
          </Button>
        </p>
      ) : (
        <p className="meta offline-work-act">
          Dans le menu du navigateur, choisissez «&nbsp;Installer&nbsp;» ou «&nbsp;Ajouter à l’écran
          d’accueil&nbsp;».
        </p>
      )}
    </>
  );
}
