/** The sentence that is ticked, and whether what is done with personal data is told. */
export interface CertificationWords {
  words: string;
  dataNotice: boolean;
}

interface CertificationProps extends CertificationWords {
  ticked: boolean;
  missing: boolean;
  onTick: (ticked: boolean) => void;
}

/** What whoever signs certifies. */
export function Certification({ words, dataNotice, ticked, missing, onTick }: CertificationProps) {
  return (
    <div className={`f certify${missing ? ' bad' : ''}`}>
      <div>
        <label className="tick">
          <input
            type="checkbox"
            checked={ticked}
            aria-invalid={missing || undefined}
            onChange={(event) => onTick(event.target.checked)}
          />
          <span>{words}</span>
        </label>
      </div>
      {dataNotice && (
        <p className="hint">
          Vos données servent au seul traitement de cette commande.{' '}
          <a href="/mentions-legales" target="_blank" rel="noreferrer">
            Vos droits
          </a>
        </p>
      )}
    </div>
  );
}
