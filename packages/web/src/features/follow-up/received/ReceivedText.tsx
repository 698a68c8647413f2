import type { CardDifference } from '@ardoise/domain/card-text/compare-cards.ts';
import { differencesTitle, othersInWords } from '@ardoise/domain/card-text/differences-in-words.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { ReceivedText as Received, TextDecision } from '@ardoise/domain/contract/received-texts.ts';
import { hasCardText } from '@ardoise/domain/projects/has-card-text.ts';
import { isFinal } from '@ardoise/domain/projects/statuses.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Became } from '../../../components/Became.tsx';
import { Button } from '../../../components/Button.tsx';
import { WholeCardLines } from '../../../components/card-text/WholeCardLines.tsx';
import { formatDateTime } from '../../../components/format-date.ts';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Leader } from '../../../components/Leader.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { Sheet } from '../../../components/Sheet.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { projectKey } from '../../../hooks/use-project.ts';
import { useReceivedTexts } from '../../../hooks/use-received-texts.ts';
import './ReceivedText.css';

/** Differences shown; the others are in the window of the whole text. */
const SHOWN = 6;

const SIDES = {
  absent: 'retiré',
  'en plus': 'ajouté',
} as const;

function Difference({ difference: { nature, nom, avant, apres } }: { difference: CardDifference }) {
  const name = nom.trim() || '(sans nom)';
  if (nature === 'absent' || nature === 'en plus')
    return <Leader as="li" name={name} value={[SIDES[nature], apres || avant].filter(Boolean).join(', ')} />;
  return <Leader as="li" name={name} value={<Became was={avant || '……'} now={apres || '……'} />} />;
}

function Differences({ text }: { text: Received }) {
  const shown = text.ecarts.slice(0, SHOWN);
  const rest = text.ecarts.length - shown.length;
  return (
    <>
      <ul className="received-text-lines">
        {shown.map((one) => (
          <Difference key={`${one.nature} ${one.section} ${one.nom} ${one.avant}`} difference={one} />
        ))}
      </ul>
      {rest > 0 && <p className="meta">{othersInWords(rest)}</p>}
    </>
  );
}

/** The whole text that was received, in a window. */
function WholeText({ text }: { text: Received }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="text" icon={IconListDetails} onClick={() => setOpen(true)}>
        Voir {counted(text.lignes, 'ligne reçue', 'lignes reçues')}
      </Button>
      {open && (
        <Modal
          title={counted(text.lignes, 'ligne reçue', 'lignes reçues')}
          description={sentInWords(text)}
          onClose={() => setOpen(false)}
        >
          <WholeCardLines card={text.carte} />
        </Modal>
      )}
    </>
  );
}

const sentInWords = ({ fichier, par, t_envoi }: Received): string =>
  [fichier?.nom, `envoyé par ${par} le ${formatDateTime(t_envoi)}`].filter(Boolean).join(', ');

const whenInWords = ({ apresSignature }: Received): string =>
  apresSignature ? 'Texte reçu après la signature' : 'Texte reçu avant la signature';

/** The newest text beside a signed order that says something else than it; null where there is none. */
function differing(project: Project, texts: readonly Received[]): Received | null {
  const [newest] = texts;
  const isBeside = newest !== undefined && project.signatures.length > 0 && newest.ecarts.length > 0;
  return isBeside && newest.decision !== 'prise' ? newest : null;
}

const titleOf = (project: Project, text: Received): string =>
  hasCardText(project)
    ? differencesTitle(text.ecarts, 'du texte signé')
    : `${counted(text.lignes, 'ligne reçue', 'lignes reçues')}, la commande signée n’a pas de texte`;

/** What became of it, in a sentence; empty while nobody has said. */
function decisionInWords({ decision, decidePar, t_decision }: Received): string {
  if (decision !== 'suivie' && decision !== 'gardee') return '';
  const when = t_decision === null ? '' : ` le ${formatDateTime(t_decision)}`;
  return decision === 'suivie'
    ? `${decidePar} demande à l’agence de suivre ce texte,${when}.`
    : `${decidePar} garde le texte signé,${when}.`;
}

/** To the dc: the lines that differ, and what the agency does about them. */
export function ReceivedText({ project }: { project: Project }) {
  const { role } = useMe();
  const toast = useToast();
  const cache = useQueryClient();
  const { texts, decide } = useReceivedTexts(project);
  const [busy, setBusy] = useState<TextDecision | null>(null);
  const text = differing(project, texts);
  if (text === null || text.decision !== null || isFinal(project.statut)) return null;
  if (!roleMay('receivedText.decide', role)) return null;
  const act = async (decision: TextDecision) => {
    if (busy !== null) return;
    setBusy(decision);
    try {
      await decide(text.id, decision);
      await cache.invalidateQueries({ queryKey: projectKey(project._id.$oid), exact: true });
      toast({
        message:
          decision === 'suivie'
            ? 'L’agence est prévenue\u00a0: elle suit ce texte.'
            : 'Le texte signé est gardé.',
      });
    } catch (error) {
      toast({ tone: 'stop', message: messageOf(error) });
    } finally {
      setBusy(null);
    }
  };
  const count = text.ecarts.length;
  return (
    <Sheet head="red" className="received-text" aria-labelledby="texte-recu">
      <p className="meta">{whenInWords(text)}</p>
      <h2 className="title-section" id="texte-recu">
        {titleOf(project, text)}
      </h2>
      <p className="meta">{sentInWords(text)}.</p>
      <Differences text={text} />
      <WholeText text={text} />
      <p className="actions">
        <Button tone="main" icon={IconSend} busy={busy === 'suivie'} onClick={() => void act('suivie')}>
          L’agence suit ce texte
        </Button>
        <Button icon={IconSignature} busy={busy === 'gardee'} onClick={() => void act('gardee')}>
          Garder le texte signé
        </Button>
      </p>
      <p className="hint">
        Le premier envoie à l’agence une remarque avec {count === 1 ? 'cette ligne' : `ces ${count} lignes`}.
        Aucune signature ne change&nbsp;: le client validera la création.
      </p>
    </Sheet>
  );
}

/** To the agency, beside its work: the lines that differ, and whether the dc has said which text counts. */
export function ReceivedBeside({ project }: { project: Project }) {
  const { texts } = useReceivedTexts(project);
  const text = differing(project, texts);
  if (text === null) return null;
  const said = decisionInWords(text);
  return (
    <section className="received-text-beside" aria-labelledby="texte-recu">
      <h3 id="texte-recu">{whenInWords(text)}</h3>
      <div>
        <p>
          <b>{text.fichier?.nom ?? 'Texte collé'}</b>
          <span className="meta">
            {text.par}, le {formatDateTime(text.t_envoi)}
          </span>
        </p>
        <p className="received-text-differs">
          <Icon of={IconAlertTriangle} size="s" />
          {titleOf(project, text)}
        </p>
        <Differences text={text} />
        <p className={said === '' ? 'meta' : undefined}>
          {said || `${project.nomDc} n’a pas encore choisi\u00a0: vous pouvez suivre l’un ou l’autre texte.`}
        </p>
        <WholeText text={text} />
      </div>
    </section>
  );
}
