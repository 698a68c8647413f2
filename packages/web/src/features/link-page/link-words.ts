import { FILE_EMPTY } from '@ardoise/domain/rules/file-rules.ts';
import { NBSP } from '../../components/format-number.ts';

/** Words of a link's request, for its recipient. */
interface LinkWords {
  /** 'le texte de votre carte' */
  what: string;
  help: string;
}

const WORDS: Record<string, LinkWords> = {
  invitation: { what: 'un fichier', help: 'Tous les fichiers choisis partent en un seul envoi.' },
  logo: {
    what: 'le logo de votre établissement',
    help: `Un fichier vectoriel (.ai ou .eps) est idéal${NBSP}; sinon un .jpg d’au moins 300 DPI.`,
  },
};

/** Title: a request for a file, or an invitation to send one. */
export function linkTitle({ purpose, demandeur }: { purpose: string; demandeur: string }): string {
  return purpose === 'invitation'
    ? `${demandeur} vous invite à envoyer un fichier`
    : `${demandeur} vous demande ${linkWords(purpose).what}`;
}

/** Purpose of the files, before the project's name. */
export function linkReason(purpose: string): string {
  return purpose === 'invitation' ? 'Pour le projet' : 'Pour préparer la carte de';
}

/** The words of a purpose, with a default for an unknown one. */
export function linkWords(purpose: string): LinkWords {
  return WORDS[purpose] ?? { what: 'un fichier', help: 'Choisissez le fichier qui vous a été demandé.' };
}

const dotted = (extension: string) => (extension.startsWith('.') ? extension : `.${extension}`).toLowerCase();

/** `.doc, .ppt ou .xls` */
export function formatsInWords(formats: readonly string[]): string {
  const all = formats.map(dotted);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ou ${all.at(-1)}`;
}

/** The `accept` attribute of the file input. */
export function acceptOf(formats: readonly string[]): string {
  return formats.map(dotted).join(',');
}

/** Client-side reason to refuse a file; the server also checks its content. */
export function refusalOf(
  file: { name: string; size: number },
  link: { formats: readonly string[]; tailleMax: number },
): string | null {
  const extension = /\.[^.]+$/.exec(file.name)?.[0].toLowerCase() ?? '';
  if (!link.formats.map(dotted).includes(extension))
    return `Ce format n’est pas accepté${NBSP}: envoyez un fichier ${formatsInWords(link.formats)}.`;
  if (file.size === 0) return FILE_EMPTY;
  if (file.size > link.tailleMax)
    return `Ce fichier est trop volumineux${NBSP}: ${Math.floor(link.tailleMax / 1024 ** 2)}${NBSP}Mo au plus.`;
  return null;
}
