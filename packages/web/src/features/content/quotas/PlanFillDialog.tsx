import type { PlanSource } from '@ardoise/domain/contract/quota-edits.ts';
import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import { useId, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Became } from '../../../components/Became.tsx';
import { Button } from '../../../components/Button.tsx';
import { counted, formatNumber, NBSP } from '../../../components/format-number.ts';
import { Modal } from '../../../components/Modal.tsx';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import {
  FILL_TITLES,
  fillFromForecast,
  fillFromLastYear,
  fillFromPaste,
  type PlanFill,
} from './plan-fills.ts';
import { useSavePlan } from './use-plan.ts';
import type { QuotaGrid } from './use-quota-grid.ts';

interface PlanFillDialogProps {
  grid: QuotaGrid;
  source: Exclude<PlanSource, 'saisie'>;
  onSaved: () => void;
  onClose: () => void;
}

const HINTS: Record<PlanFillDialogProps['source'], (annee: number) => string> = {
  reprise: (annee) => `Les quotas ${annee - 1} deviennent ceux de ${annee}.`,
  previsions: () =>
    'Ce qui sera utilisé au 31 décembre d’après les 12\u00a0dernières semaines, brouillons compris, arrondi aux 5\u00a0supérieurs.',
  collage: () =>
    'Quatre colonnes\u00a0: SMHF (prénom et nom, ou identifiant), Carte Brasserie, VAE, Direct Agence. Copiez-les dans le tableur et collez-les ici.',
};

/** Fills a year at once: shows line by line what it would change and what it refuses, then saves. */
export function PlanFillDialog({ grid, source, onSaved, onClose }: PlanFillDialogProps) {
  const { annee, lignes } = grid;
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = useSavePlan(annee);
  const once = useSingleFlight();
  const id = useId();
  const fill =
    source === 'collage'
      ? fillFromPaste(lignes, text)
      : source === 'reprise'
        ? fillFromLastYear(lignes)
        : fillFromForecast(lignes);
  const count = fill.cells.length;
  const apply = () =>
    once(async () => {
      setBusy(true);
      setFailure(undefined);
      try {
        const cellules = fill.cells.map(({ smhf, kind: typeProjet, now: annuel, version }) => ({
          smhf,
          typeProjet,
          annuel,
          version,
        }));
        await save({ origine: source, cellules });
        onSaved();
        onClose();
      } catch (error) {
        setFailure(messageOf(error));
        setBusy(false);
      }
    });
  return (
    <Modal
      title={FILL_TITLES[source](annee)}
      description={HINTS[source](annee)}
      closeOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button tone="text" onClick={onClose}>
            Annuler
          </Button>
          <Button tone="main" busy={busy} refused={count === 0} onClick={() => void apply()}>
            {count === 0 ? 'Rien à changer' : `Appliquer ${counted(count, 'changement', 'changements')}`}
          </Button>
        </>
      }
    >
      {source === 'collage' && (
        <div className="field">
          <label htmlFor={id}>Cellules copiées</label>
          <textarea
            id={id}
            className="field-input content-quotas-paste"
            rows={5}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      )}
      <FillLines fill={fill} blank={source === 'collage' && text.trim() === ''} />
      {failure !== undefined && (
        <Banner tone="stop" role="alert">
          {failure}
        </Banner>
      )}
    </Modal>
  );
}

/** The dry run: refused lines first. */
function FillLines({ fill: { cells, refused }, blank }: { fill: PlanFill; blank: boolean }) {
  if (blank) return null;
  return (
    <div aria-live="polite">
      {refused.length > 0 && (
        <Banner tone="stop">
          <b>{counted(refused.length, 'ligne est laissée', 'lignes sont laissées')} de côté.</b>
          <ul className="content-quotas-refused">
            {refused.map(({ ligne, nom, probleme }) => (
              <li key={ligne}>
                Ligne {ligne}
                {nom && `, ${nom}`}
                {NBSP}: {probleme}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <ul className="content-quotas-dry">
        {cells.map(({ smhf, name, kind, was, now }) => (
          <li key={`${smhf} ${kind}`}>
            <span>
              <b>{name}</b>, {KIND_WORDS[kind].name}
            </span>
            <Became was={was === null ? 'à fixer' : formatNumber(was)} now={formatNumber(now)} />
          </li>
        ))}
      </ul>
      {cells.length === 0 && refused.length === 0 && (
        <p className="meta">Tous les chiffres sont déjà ceux-là.</p>
      )}
    </div>
  );
}
