import { counted } from '../../components/format-number.ts';

/** '3 envois ne sont pas partis. Ils restent scellés sur cet appareil jusqu’à votre prochaine connexion ici.' */
export function leavingWords(count: number): string {
  const unsent = counted(count, 'envoi n’est pas parti', 'envois ne sont pas partis');
  const stay = count > 1 ? 'Ils restent scellés' : 'Il reste scellé';
  return `${unsent}. ${stay} sur cet appareil jusqu’à votre prochaine connexion ici.`;
}
