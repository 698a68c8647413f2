import { type Mail, spokenDay } from '../mail.ts';

/** To both, when somebody is to do an absent person's work. */
export function replacementArrangedMail(
  to: string,
  { absent, substitute, from, to: last }: { absent: string; substitute: string; from: string; to: string },
): Mail {
  const days = from === last ? `le ${spokenDay(from)}` : `du ${spokenDay(from)} au ${spokenDay(last)}`;
  return {
    template: 'replacement-arranged',
    to,
    subject: `Remplacement : ${substitute} pour ${absent}`,
    title: `${substitute} remplace ${absent}`,
    paragraphs: [
      `${substitute} remplace ${absent} ${days}.`,
      'Pendant ces jours, ses projets sont suivis en son nom, et les courriels arrivent aux deux. Le remplacement prend fin de lui-même.',
    ],
    action: { label: 'Voir les remplacements', path: '/mon-compte' },
  };
}
