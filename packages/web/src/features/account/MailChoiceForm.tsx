import type { MailChoice } from '@ardoise/domain/accounts/mail-choices.ts';
import { chooseMails } from '@ardoise/domain/contract/users.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { sessionQuery } from '../../api/session.ts';
import { ChoiceTiles } from '../../components/ChoiceTiles.tsx';
import { useToast } from '../../components/Toast.tsx';
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
export function MailChoiceForm({ chosen }: { chosen: MailChoice }) {
  const cache = useQueryClient();
  const toast = useToast();
  const choice = useMutation({
    mutationFn: (courriels: MailChoice) => request(chooseMails, { body: { courriels } }),
    onSuccess: ({ courriels }) => {
      cache.setQueryData(sessionQuery.queryKey, (me) => (me ? { ...me, courriels } : me));
      toast({ tone: 'done', message: 'Votre choix est enregistré.' });
    },
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
