import { fieldStep } from '../../../wizards/fields/field-step.ts';

/** A Digital is delivered by e-mail, as a video. */
export const video = fieldStep({
  path: 'video',
  tab: 'livraison',
  title: 'À qui envoyer la vidéo\u00a0?',
  short: 'Livraison',
  groups: [
    {
      fields: [
        {
          path: 'livraison.video_email',
          kind: 'email',
          label: 'E-mail de livraison',
          required: "L'adresse email est obligatoire",
        },
      ],
    },
  ],
});
