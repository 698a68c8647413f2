import { ERRORS } from '@ardoise/domain/base/errors.ts';
import { withTargetUrl } from '@ardoise/domain/base/target-url.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { FailureReason, SignInFailure } from '../../../company-provider/sign-in-failure.ts';
import { START_PATH } from '../../../company-provider/sign-in-paths.ts';
import { escapeHtml, type PlainPage, plainDocument } from '../../../http/plain-page.ts';

interface Words {
  status: number;
  title: string;
  sentence: string;
}

/** What is between Ardoise and the provider. */
function wordsOfReply(provider: string) {
  return {
    cancelled: {
      status: 403,
      title: 'La connexion n’a pas eu lieu',
      sentence: `Elle a été annulée, ou ${provider} ne l’a pas permise.`,
    },
    lost: {
      status: 400,
      title: 'Cette connexion a expiré',
      sentence:
        'Elle a déjà servi, a commencé il y a plus de dix minutes ou dans un autre navigateur. Recommencez.',
    },
    unreachable: {
      status: 503,
      title: 'Le service de connexion ne répond pas',
      sentence: `${provider} ne répond pas pour le moment. Réessayez dans quelques instants, ou connectez-vous avec un mot de passe si vous en avez un.`,
    },
    invalid: {
      status: 400,
      title: 'La connexion n’a pas pu être vérifiée',
      sentence: `La réponse de ${provider} n’est pas valable, ou a déjà servi. Recommencez\u00a0; si cela se répète, prévenez votre service informatique.`,
    },
    misconfigured: {
      status: 503,
      title: 'La connexion est mal réglée',
      sentence: `${provider} ne reconnaît pas Ardoise. Prévenez votre service informatique\u00a0: l’identifiant ou le secret d’Ardoise a changé.`,
    },
    clock: {
      status: 503,
      title: 'Les horloges ne concordent pas',
      sentence: `L’heure d’Ardoise et celle de ${provider} diffèrent trop pour vérifier votre connexion. Prévenez votre service informatique.`,
    },
  } satisfies Partial<Record<FailureReason, Words>>;
}

/** What is between the person and an account. */
function wordsOfAccount(provider: string, helpers: string, lacking: string) {
  return {
    unverified: {
      status: 403,
      title: 'Votre adresse e-mail n’est pas vérifiée',
      sentence: `${provider} ne garantit pas votre adresse e-mail\u00a0: Ardoise ne peut pas retrouver votre compte. Demandez à votre service informatique de la vérifier.`,
    },
    unknown: {
      status: 403,
      title: 'Votre compte n’existe pas dans Ardoise',
      sentence: `${provider} vous connaît, Ardoise pas encore. Pour y entrer, demandez l’ouverture de votre compte à ${helpers}.`,
    },
    incomplete: {
      status: 403,
      title: 'Votre compte n’est pas encore ouvert',
      sentence: `${provider} n’indique pas ${lacking}, qu’il faut pour ouvrir votre compte. Demandez-le à ${helpers}\u00a0; ensuite vous vous connecterez ici.`,
    },
    somebodyElse: {
      status: 403,
      title: 'Ce compte est déjà lié à une autre personne',
      sentence: `Le compte Ardoise de votre adresse e-mail appartient à une autre personne de ${provider}. Demandez à ${helpers} de le désactiver puis de le réactiver, s’il est bien le vôtre.`,
    },
    closed: {
      status: 403,
      title: 'Votre compte Ardoise est désactivé',
      sentence: `Si c’est une erreur, demandez à ${helpers} de le réactiver.`,
    },
    blocked: {
      status: ERRORS.TROP_DE_DEMANDES.status,
      title: 'Votre compte est bloqué un moment',
      sentence: 'Trop de mots de passe erronés ont été essayés d’ici. Réessayez dans quelques minutes.',
    },
  } satisfies Partial<Record<FailureReason, Words>>;
}

/** The page's text; `provider` is the name of the button, `helpers` whom to ask. */
function wordsOf({ reason, lacking }: SignInFailure, provider: string, helpers: string): Words {
  const words: Record<FailureReason, Words> = {
    ...wordsOfReply(provider),
    ...wordsOfAccount(provider, helpers, lacking),
  };
  return words[reason];
}

/** A page without a script, and with no way on but the reader's own: no loop. */
export function failurePage(
  failure: SignInFailure,
  { provider, helpers, target }: { provider: string; helpers: string; target: string | undefined },
): PlainPage & { status: number } {
  const { status, title, sentence } = wordsOf(failure, provider, helpers);
  const link = (path: string, words: string) =>
    `<a href="${escapeHtml(withTargetUrl(path, target))}">${escapeHtml(words)}</a>`;
  const body = `<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(sentence)}</p>
<p>${link(START_PATH, `Réessayer avec ${provider}`)}<br>${link(PAGES.login, 'Revenir à la page de connexion')}</p>
</main>`;
  return { ...plainDocument(title, body), status };
}
