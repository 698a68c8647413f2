import type { FieldGroup } from '../../../wizards/field.ts';
import { fieldStep } from '../../../wizards/fields/field-step.ts';

/** The video's delivery address. */
export const VIDEO_ADDRESS: FieldGroup = {
  fields: [
    {
      path: 'livraison.video_email',
      kind: 'email',
      label: 'E-mail de livraison',
      required: "L'adresse email est obligatoire",
    },
  ],
};

/** A Digital is delivered by e-mail, as a video. */
export const video = fieldStep({
  path: 'video',
  tab: 'livraison',
  title: 'À qui envoyer la vidéo\u00a0?',
  short: 'Livraison',
  proposed: ({ pdv, livraison }) =>
    livraison?.video_email === undefined && pdv?.emailCLient
      ? { livraison: { video_email: pdv.emailCLient } }
      : {},
  groups: [VIDEO_ADDRESS],
});
