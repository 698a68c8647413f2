import { isClockWrong, spanInWords } from '@ardoise/domain/projects/clock-in-words.ts';
import { clockOffset } from '../../../api/device/server-clock.ts';
import { Banner } from '../../../components/Banner.tsx';

/** Said before anybody signs: the time of this device is what is printed under the signatures. */
export function WrongClock() {
  const offset = clockOffset();
  if (offset === null || !isClockWrong(offset)) return null;
  return (
    <Banner tone="wait">
      <p>
        <b>
          L’horloge de cet appareil {offset > 0 ? 'retarde' : 'avance'} de {spanInWords(offset)}.
        </b>{' '}
        Son heure sera imprimée sous les signatures, avec cet écart. Réglez-la dans les réglages de l’appareil
        avant de faire signer.
      </p>
    </Banner>
  );
}
