import { requiredEmail } from '../../rules.ts';
import { line } from '../../summary-lines.ts';
import type { Step } from '../../wizard.ts';

/** A Digital is delivered by e-mail, as a video. */
export const video: Step<'video'> = {
  path: 'video',
  tab: 'livraison',
  title: 'À qui envoyer la vidéo\u00a0?',
  short: 'Livraison',
  problems: ({ livraison }) =>
    requiredEmail('livraison.video_email', livraison?.video_email, "L'adresse email est obligatoire"),
  summary: ({ livraison }) => [line('E-mail de livraison', livraison?.video_email)],
};
