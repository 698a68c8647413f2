import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { useId } from 'react';
import { useLegalTexts } from '../../hooks/use-legal-texts.ts';
import { FieldMessage } from '../FieldMessage.tsx';

const UNTICKED = 'Cochez cette case pour pouvoir signer.';

/** The sentence to tick, and whether the privacy notice is displayed. */
export interface CertificationWords {
  words: string;
  dataNotice: boolean;
}

interface CertificationProps extends CertificationWords {
  ticked: boolean;
  missing: boolean;
  onTick: (ticked: boolean) => void;
}

/** Certification by the signer. */
export function Certification({ words, dataNotice, ticked, missing, onTick }: CertificationProps) {
  const id = useId();
  const notice = useLegalTexts().data?.signature;
  return (
    <div className={`field signature-certify${missing ? ' field-bad' : ''}`}>
      <div>
        <label className="field-tick">
          <input
            type="checkbox"
            checked={ticked}
            aria-invalid={missing || undefined}
            aria-describedby={missing ? id : undefined}
            onChange={(event) => onTick(event.target.checked)}
          />
          <span>{words}</span>
        </label>
      </div>
      {missing && <FieldMessage id={id} error={UNTICKED} />}
      {dataNotice && (
        <p className="hint">
          {notice}{' '}
          <a className="tappable" href={PAGES.legal} target="_blank" rel="noreferrer">
            Vos droits
          </a>
        </p>
      )}
    </div>
  );
}
