import { listLinks, sendLink } from '@ardoise/domain/contract/files.ts';
import { normaliseEmail } from '@ardoise/domain/projects/field-formats.ts';
import { hasTextOrFile } from '@ardoise/domain/projects/has-card-text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf, NetworkError } from '../../../../api/api-error.ts';
import { request } from '../../../../api/request.ts';
import { closeFailures, showToast } from '../../../../components/toast-store.ts';
import { projectKey } from '../../../../hooks/use-project.ts';
import { useWizardSession, type WizardSession } from '../../session/wizard-session.ts';

type Links = Awaited<ReturnType<typeof request<typeof listLinks>>>;
export type SentLink = Links[number];

const PURPOSE = 'texte';
const SENDING = 'lien du texte';
const linksKey = (id: string) => [...projectKey(id), 'liens'];

/** Whether a link is still valid. */
export function isLive(link: SentLink, now: number): boolean {
  return link.utilise === null && link.revoque === null && Date.parse(link.expire) > now;
}

/** Whether the text file's address has a valid or answered link. */
function isAsked(links: readonly SentLink[], email: string): boolean {
  return links.some(
    (link) =>
      link.purpose === PURPOSE &&
      normaliseEmail(link.email) === normaliseEmail(email) &&
      (link.utilise !== null || isLive(link, Date.now())),
  );
}

async function send(id: string): Promise<void> {
  const { message } = await request(sendLink, { params: { id }, body: { purpose: PURPOSE } });
  showToast({ act: SENDING, message });
}

/** Leaving the step with 'oui' sends the link, unless the text is here or that address has one. */
export async function sendTextFileLink({ project, present }: WizardSession): Promise<void> {
  const texte = present().contenu_fichier_texte;
  if (hasTextOrFile(present())) return;
  if (texte?.hasFichierTexte !== 'oui' || !project.permissions['link.send'].allowed) return;
  const id = project._id.$oid;
  try {
    const links = await request(listLinks, { params: { id } });
    if (!isAsked(links, texte.emailCLient ?? '')) await send(id);
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    showToast({ act: SENDING, message: NEEDS_NETWORK });
  }
}

const NEEDS_NETWORK =
  'Réseau requis pour envoyer le lien au client\u00a0: il partira quand vous quitterez cette étape avec du réseau.';

/** Sent links for the card's text, and a manual send. */
export function useTextFileLink() {
  const { project, keeper, present } = useWizardSession();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const id = project._id.$oid;
  const { data: links } = useQuery({
    queryKey: linksKey(id),
    queryFn: ({ signal }) => request(listLinks, { params: { id }, signal }),
  });

  async function sendNow() {
    if (busy) return;
    setBusy(true);
    closeFailures(SENDING);
    try {
      // The server uses its stored address: save first.
      const saved = keeper.settled ? 'saved' : await keeper.save();
      if (saved === 'saved') await send(id);
      else
        showToast({
          tone: 'stop',
          act: SENDING,
          message: 'L’adresse n’est pas encore enregistrée. Réessayez dans un instant.',
        });
      await cache.invalidateQueries({ queryKey: linksKey(id) });
    } catch (error) {
      showToast({ tone: 'stop', act: SENDING, message: messageOf(error) });
    } finally {
      setBusy(false);
    }
  }

  const sent = (links ?? []).filter(({ purpose }) => purpose === PURPOSE);
  const asked = isAsked(sent, present().contenu_fichier_texte?.emailCLient ?? '');
  return { sent, asked, busy, sendNow, allowed: project.permissions['link.send'].allowed };
}
