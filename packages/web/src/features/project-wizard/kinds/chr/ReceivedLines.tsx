import { differencesTitle } from '@ardoise/domain/card-text/differences-in-words.ts';
import type { ReceivedText } from '@ardoise/domain/contract/received-texts.ts';
import { hasCardText } from '@ardoise/domain/projects/has-card-text.ts';
import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../../api/api-error.ts';
import { Button } from '../../../../components/Button.tsx';
import { TextRow, TextRows } from '../../../../components/card-text/TextRows.tsx';
import { WholeCardLines } from '../../../../components/card-text/WholeCardLines.tsx';
import { formatDateTime } from '../../../../components/format-date.ts';
import { counted } from '../../../../components/format-number.ts';
import { Modal } from '../../../../components/Modal.tsx';
import { useToast } from '../../../../components/Toast.tsx';
import { projectQuery } from '../../../../hooks/use-project.ts';
import { useReceivedTexts } from '../../../../hooks/use-received-texts.ts';
import { useCard } from '../../card-text/use-card.ts';
import { contentOf } from '../../draft/send-draft.ts';
import { useOnce } from '../../session/use-once.ts';
import { useWizardSession } from '../../session/wizard-session.ts';

/** 'carte.docx, 48 lignes, 2 à vérifier, le 21 novembre 2026 à 18:04.' */
function receivedInWords(
  { fichier, lignes, aVerifier, t_envoi, ecarts }: ReceivedText,
  hasLines: boolean,
): string {
  const facts = [
    fichier?.nom,
    counted(lignes, 'ligne', 'lignes'),
    aVerifier > 0 ? `${aVerifier} à vérifier` : '',
    `le ${formatDateTime(t_envoi)}`,
  ];
  const differs = hasLines ? ` ${differencesTitle(ecarts, 'des vôtres')}.` : '';
  return `${facts.filter(Boolean).join(', ')}.${differs}`;
}

/** The owner has sent their card: one act puts its lines in place of those of the order. */
export function ReceivedLines() {
  const { project, current, keeper } = useWizardSession();
  const cache = useQueryClient();
  const { card, change } = useCard();
  const { texts, decide } = useReceivedTexts({ ...current, _id: project._id });
  const toast = useToast();
  const { busy, once } = useOnce();
  const [isShown, setShown] = useState(false);
  const [text] = texts;
  if (text === undefined || text.decision !== null || project.signatures.length > 0) return null;
  if (text.ecarts.length === 0) return null;
  const take = () =>
    once(async () => {
      const former = card;
      try {
        // The lines come from the server: nothing that was typed here is behind them.
        if (!keeper.settled && (await keeper.save()) !== 'saved') return;
        await decide(text.id, 'prise');
        keeper.adopt(contentOf(await cache.fetchQuery(projectQuery(project._id.$oid))), Date.now());
        setShown(false);
        toast({
          message: `${counted(text.lignes, 'ligne prise', 'lignes prises')}.`,
          action: { label: 'Rétablir', onPress: () => change(() => former) },
        });
      } catch (error) {
        toast({ tone: 'stop', message: messageOf(error) });
      }
    });
  const taking = (
    <Button tone={hasCardText(current) ? 'line' : 'main'} busy={busy} onClick={() => void take()}>
      Prendre ses lignes
    </Button>
  );
  return (
    <TextRows>
      <TextRow
        icon={IconMailOpened}
        title={`${text.par} a envoyé le texte de sa carte`}
        words={receivedInWords(text, hasCardText(current))}
        act={
          <p className="actions">
            <Button tone="text" onClick={() => setShown(true)}>
              Voir
            </Button>
            {taking}
          </p>
        }
      />
      {isShown && (
        <Modal
          title={counted(text.lignes, 'ligne reçue', 'lignes reçues')}
          onClose={() => setShown(false)}
          footer={taking}
        >
          <WholeCardLines card={text.carte} />
        </Modal>
      )}
    </TextRows>
  );
}
